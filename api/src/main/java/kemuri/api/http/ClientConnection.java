package kemuri.api.http;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.server.netty.NettyHttpRequest;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** The connection that a request came by, of which Micronaut does not tell. */
final class ClientConnection {
  private ClientConnection() {}

  /** Runs an action if the connection closes before the answer is there. */
  static void whenGone(HttpRequest<?> request, CompletableFuture<?> answer, Runnable action) {
    if (answer.isDone()) {
      return;
    }
    channel(request)
        .ifPresent(
            channel -> {
              ChannelFutureListener listener = closed -> action.run();
              channel.closeFuture().addListener(listener);
              CompletableFuture<?> unused =
                  answer.whenComplete(
                      (result, failure) -> channel.closeFuture().removeListener(listener));
            });
  }

  /** Closes the connection if what was written waits for the client to read. */
  static void closeIfUnread(HttpRequest<?> request) {
    Optional<ChannelFuture> unused =
        channel(request).filter(ClientConnection::isUnread).map(Channel::close);
  }

  private static boolean isUnread(Channel channel) {
    return channel.bytesBeforeUnwritable() < channel.config().getWriteBufferHighWaterMark();
  }

  private static Optional<Channel> channel(HttpRequest<?> request) {
    return request instanceof NettyHttpRequest<?> netty
        ? Optional.of(netty.getChannelHandlerContext().channel())
        : Optional.empty();
  }
}
