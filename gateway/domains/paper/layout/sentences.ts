const end = /[。！？][”’』」）]*/gu;

/** Removes the last sentence; undefined when only one sentence is left. */
export function withoutLastSentence(paragraphs: readonly string[]): readonly string[] | undefined {
  const last = paragraphs.at(-1);
  if (last === undefined) return undefined;
  const ends = [...last.matchAll(end)].map((match) => match.index + match[0].length);
  const cut = ends.findLast((at) => at < last.length);
  if (cut !== undefined) return [...paragraphs.slice(0, -1), last.slice(0, cut)];
  return paragraphs.length > 1 ? paragraphs.slice(0, -1) : undefined;
}

/** A sentence for a pull quote: the last one of 12 to 44 characters without quotation marks. */
export function quotableSentence(paragraphs: readonly string[]): string | undefined {
  return paragraphs
    .flatMap((text) => text.match(/[^。！？”’」』]+[。！？]/gu) ?? [])
    .findLast(
      (sentence) => sentence.length >= 12 && sentence.length <= 44 && !/[“”‘’「」『』]/u.test(sentence),
    );
}
