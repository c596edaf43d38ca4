import { textOfRichText } from '../../shared/text-of-rich-text.ts';

/**
 * From this many letters or pictures on a story is very long, and its server-rendered page contains only the beginning.
 */
const veryLong = { letters: 8000, pictures: 40 };
/** The beginning ends with the block that reaches this many letters or pictures: about three screens. */
const beginning = { letters: 1500, pictures: 6 };

/** Void elements. */
const voidElements = new Set(['br', 'hr', 'img']);

export interface StoryBeginning {
  /** complete top-level blocks; the whole story if `rest` is absent */
  readonly body: string;
  /** of the whole story */
  readonly rest?: { readonly characters: number; readonly pictures: number };
}

/** The beginning of a very long story, or the whole story. @param html rich text with allowed tags only */
export function beginningOf(html: string): StoryBeginning {
  // fast path: each letter takes at least one character, each picture about eighty
  if (html.length < veryLong.letters && html.length < veryLong.pictures * 80) return { body: html };
  const characters = countLetters(textOfRichText(html));
  const pictures = html.match(/<img\b[^>]*\bsrc="/g)?.length ?? 0;
  if (characters < veryLong.letters && pictures < veryLong.pictures) return { body: html };
  return { body: html.slice(0, endOfBeginning(html)), rest: { characters, pictures } };
}

/** Index of the end of the block that reaches the number of letters or pictures. */
function endOfBeginning(html: string): number {
  let depth = 0;
  let letters = 0;
  let pictures = 0;
  let read = 0;
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(/<(\/?)([a-z]\w*)\b[^>]*>/g)) {
    letters += countLetters(html.slice(read, index));
    read = index + tag.length;
    if (name === 'img') pictures += 1;
    if (slash === '/') depth -= 1;
    else if (!voidElements.has(name)) depth += 1;
    const isEnough = letters >= beginning.letters || pictures >= beginning.pictures;
    if (depth === 0 && isEnough) return read;
  }
  return html.length;
}

function countLetters(text: string): number {
  return text.replaceAll(/\s/g, '').length;
}
