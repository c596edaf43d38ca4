import { attributesOf, sizeIn } from './html-attributes.ts';

/** Blocks of a long story that are laid out together. */
export interface StorySection {
  /** complete blocks of the closed tag list */
  readonly html: string;
  /** number of pictures in earlier sections */
  readonly picturesBefore: number;
  /** estimated height, a CSS length */
  readonly height: string;
}

/** Letters and pictures after which a section ends with the current block: about two screens. */
const most = { letters: 900, pictures: 4 };
/** px of height per letter in body text on a phone: 20 letters per line of 32 px */
const perLetter = 1.6;
/** px between two blocks */
const perBlock = 20;
/** width of a picture */
const across = 'min(100vw, var(--column))';

/** Void elements. */
const single = new Set(['br', 'hr', 'img']);

/**
 * Splits a long story between its blocks into sections that are rendered and laid out independently.
 * @param html HTML of the closed tag list
 * @param picturesBefore number of pictures in earlier fragments of the story
 */
export function storySections(html: string, picturesBefore = 0): StorySection[] {
  const sections: StorySection[] = [];
  let pictures = picturesBefore;
  let section = emptySection();
  let [start, read] = [0, 0];
  function end(at: number) {
    const piece = html.slice(start, at);
    if (piece.trim() !== '')
      sections.push({ html: piece, picturesBefore: pictures, height: heightOf(section) });
    pictures += section.pictures;
    section = emptySection();
    start = at;
  }
  for (const { tag, name, at, depth } of tagsOf(html)) {
    section.letters += at - read;
    read = at + tag.length;
    if (name === 'img') addPicture(section, tag);
    if (depth > 0) continue;
    section.blocks += 1;
    if (section.letters >= most.letters || section.pictures >= most.pictures) end(read);
  }
  end(html.length);
  return sections;
}

/**
 * The part of a whole story that follows its beginning. If the story changed since the beginning was loaded, it starts with
 * the first block that differs, so that no new text is missing.
 */
export function restAfter(beginning: string, whole: string): string {
  let same = 0;
  while (same < beginning.length && beginning[same] === whole[same]) same += 1;
  let start = 0;
  for (const { tag, at, depth } of tagsOf(whole)) {
    if (at + tag.length > same) break;
    if (depth === 0) start = at + tag.length;
  }
  return whole.slice(start);
}

/** The tags of a story's HTML in order; `depth` is the number of open elements after each: 0 at the end of a block. */
function* tagsOf(html: string) {
  let depth = 0;
  for (const { 0: tag, 1: slash, 2: name = '', index: at } of html.matchAll(/<(\/?)([a-z]\w*)\b[^>]*>/g)) {
    if (slash === '/') depth -= 1;
    else if (!single.has(name)) depth += 1;
    yield { tag, name, at, depth };
  }
}

interface Measured {
  letters: number;
  pictures: number;
  blocks: number;
  /** sum of its pictures' heights divided by their widths */
  ratios: number;
}

const emptySection = (): Measured => ({ letters: 0, pictures: 0, blocks: 0, ratios: 0 });

function addPicture(section: Measured, tag: string): void {
  const attributes = attributesOf(tag);
  const { width, height } = sizeIn(attributes) ?? { width: '3', height: '2' };
  section.ratios += Number(height) / Number(width);
  if (attributes.has('src')) section.pictures += 1;
}

function heightOf({ letters, blocks, ratios }: Measured): string {
  const words = Math.round(letters * perLetter + blocks * perBlock);
  return ratios === 0 ? `${words}px` : `calc(${words}px + ${ratios.toFixed(2)} * ${across})`;
}
