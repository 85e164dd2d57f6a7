package kemuri.api.http;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.server.netty.NettyHttpRequest;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import java.util.concurrent.CompletableFuture;

/** Notices clients that go away before they are answered, which Micronaut does not report. */
final class ClientWatch {
  private ClientWatch() {}

  /** Runs an action if the request's connection closes before the answer is there. */
  static void whenGone(HttpRequest<?> request, CompletableFuture<?> answer, Runnable action) {
    if (!(request instanceof NettyHttpRequest<?> netty) || answer.isDone()) {
      return;
    }
    Channel channel = netty.getChannelHandlerContext().channel();
    ChannelFutureListener listener = closed -> action.run();
    channel.closeFuture().addListener(listener);
    CompletableFuture<?> unused =
        answer.whenComplete((result, failure) -> channel.closeFuture().removeListener(listener));
  }
}
