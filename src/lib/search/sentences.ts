/** A sentence's place in a text. */
export interface Sentence {
  readonly start: number;
  /** behind its last character */
  readonly end: number;
}

/** Characters after which a long sentence is cut at its next comma: voices choke on long ones. */
const long = 60;
const end = /[。！？!?；;…\n]+["'”’」』）)]*/y;
const comma = /[，,、：:—]+["'”’」』）)]*/y;

/** The sentences of a text in their order, blanks around them left out; every word is in exactly one. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  let at = 0;
  while (at < text.length) {
    const isLong = at - start > long;
    const stop = lengthAt(end, text, at) || (isLong ? lengthAt(comma, text, at) : 0);
    at += Math.max(1, stop);
    if (stop === 0 && at < text.length) continue;
    add(sentences, text, start, at);
    start = at;
  }
  return sentences;
}

function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

function add(sentences: Sentence[], text: string, start: number, stop: number): void {
  const piece = text.slice(start, stop);
  // marks alone are not spoken
  if (!/[\p{L}\p{N}]/u.test(piece)) return;
  const before = piece.length - piece.trimStart().length;
  sentences.push({ start: start + before, end: start + piece.trimEnd().length });
}
