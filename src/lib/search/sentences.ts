/** Range of a sentence in a text. */
export interface Sentence {
  readonly start: number;
  /** exclusive */
  readonly end: number;
}

/** characters after which a sentence is split at its next comma: speech engines fail on long ones */
const long = 60;
const end = /[。！？!?；;…\n]+["'”’」』）)]*/y;
const comma = /[，,、：:—]+["'”’」』）)]*/y;

/** Splits a text into sentences without surrounding whitespace; every word is in exactly one. */
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

/** The sentences of a text. */
export const sentenceTexts = (text: string): string[] =>
  sentencesOf(text).map(({ start, end: stop }) => text.slice(start, stop));

function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

function add(sentences: Sentence[], text: string, start: number, stop: number): void {
  const piece = text.slice(start, stop);
  // punctuation alone is not spoken
  if (!/[\p{L}\p{N}]/u.test(piece)) return;
  const before = piece.length - piece.trimStart().length;
  sentences.push({ start: start + before, end: start + piece.trimEnd().length });
}
