// Reads records by tsshogi and writes them again: node tsshogi_peer.mjs FOLDER < requests, where
// FOLDER has tsshogi installed. A request is a line of JSON, {"format": "kif", "text": "…"}. So is an
// answer: {"sfen", "comment", "tree", "headers", "kif", "ki2", "csa", "jkf"} or {"error"}. A tree is
// "(move move(other)…)": in parentheses each line that could follow, the main one first.
import { createInterface } from "node:readline";
import { createRequire } from "node:module";
import { resolve } from "node:path";

const shogi = createRequire(resolve(process.argv[2], "package.json"))("tsshogi");

const readers = {
  kif: shogi.importKIF,
  ki2: shogi.importKI2,
  csa: shogi.importCSA,
  jkf: shogi.importJKFString,
};

function lines(text) {
  return text.replace(/\n$/, "").replaceAll("\n", "⏎");
}

function step(node) {
  const event = node.move instanceof shogi.Move ? node.move.usi : "%" + node.move.type;
  const time = node.elapsedMs ? "@" + node.elapsedMs / 1000 : "";
  return event + time + (node.comment ? "#" + lines(node.comment) : "");
}

function tree(node) {
  let text = "";
  for (let first = node; first; first = first.branch) {
    const steps = [];
    for (let at = first; at; at = at.next) {
      steps.push(step(at) + (at !== first && at.branch ? tree(at.branch) : ""));
    }
    text += "(" + steps.join(" ") + ")";
  }
  return text;
}

function headers(metadata) {
  const found = {};
  for (const key of metadata.standardMetadataKeys) {
    found[shogi.metadataKeyToKakinoki(key)] = metadata.getStandardMetadata(key);
  }
  for (const key of metadata.customMetadataKeys) {
    found[key] = metadata.getCustomMetadata(key);
  }
  return found;
}

function answer(request) {
  const record = readers[request.format](request.text);
  if (record instanceof Error) {
    return { error: record.constructor.name + ": " + record.message };
  }
  return {
    sfen: record.initialPosition.sfen,
    comment: lines(record.first.comment),
    tree: record.first.next ? tree(record.first.next) : "",
    headers: headers(record.metadata),
    kif: shogi.exportKIF(record),
    ki2: shogi.exportKI2(record),
    csa: shogi.exportCSA(record, { v3: {} }),
    jkf: shogi.exportJKFString(record),
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  let result;
  try {
    result = answer(JSON.parse(line));
  } catch (error) {
    result = { error: String(error.stack) };
  }
  process.stdout.write(JSON.stringify(result) + "\n");
}
