import { textOfRichText } from '../../shared/text-of-rich-text.ts';

/** Letters, or pictures, from which on a story is very long: its first view then brings its beginning alone. */
const veryLong = { letters: 8000, pictures: 40 };
/** Letters, or pictures, after which the beginning ends with the block that is being read: some three screens. */
const beginning = { letters: 1500, pictures: 6 };

/** Tags without an end. */
const single = new Set(['br', 'hr', 'img']);

export interface StoryBeginning {
  /** whole blocks of the closed tag list; all of them where `rest` is left out */
  readonly body: string;
  /** of the whole story */
  readonly rest?: { readonly characters: number; readonly pictures: number };
}

/** The beginning of a very long story, and all of any other. @param html rich text of the closed tag list */
export function beginningOf(html: string): StoryBeginning {
  // a letter is a character at least, and a picture some eighty
  if (html.length < veryLong.letters && html.length < veryLong.pictures * 80) return { body: html };
  const characters = lettersOf(textOfRichText(html));
  const pictures = html.match(/<img\b[^>]*\bsrc="/g)?.length ?? 0;
  if (characters < veryLong.letters && pictures < veryLong.pictures) return { body: html };
  return { body: html.slice(0, endOfBeginning(html)), rest: { characters, pictures } };
}

/** Where the block ends in which there are letters or pictures enough. */
function endOfBeginning(html: string): number {
  let depth = 0;
  let letters = 0;
  let pictures = 0;
  let read = 0;
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(/<(\/?)([a-z]\w*)\b[^>]*>/g)) {
    letters += lettersOf(html.slice(read, index));
    read = index + tag.length;
    if (name === 'img') pictures += 1;
    if (slash === '/') depth -= 1;
    else if (!single.has(name)) depth += 1;
    const isEnough = letters >= beginning.letters || pictures >= beginning.pictures;
    if (depth === 0 && isEnough) return read;
  }
  return html.length;
}

function lettersOf(text: string): number {
  return text.replaceAll(/\s/g, '').length;
}
