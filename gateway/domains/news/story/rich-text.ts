import type { Picture } from '../../shared/story-cards.ts';

/**
 * The allowed tags of a story's body, with their allowed attributes, as described in docs/contracts/rich-text.md. Both
 * `renderBlocks` and the importer produce nothing else.
 */
export const richTextTags: Readonly<Record<string, readonly string[]>> = {
  p: [],
  h2: [],
  blockquote: [],
  cite: [],
  ul: [],
  ol: [],
  li: [],
  figure: [
    'data-audio',
    'data-video',
    'data-poster',
    'data-duration',
    'data-bytes',
    'data-width',
    'data-height',
    'data-qualities',
    'data-captions',
    'data-title',
    'data-vote',
  ],
  img: ['src', 'alt', 'width', 'height', 'data-color'],
  figcaption: [],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  a: ['href'],
  strong: [],
  em: [],
  br: [],
  hr: [],
};

export type Block =
  | { readonly p: string }
  | { readonly h: string }
  | { readonly quote: string; readonly by?: string }
  | { readonly img: string; readonly caption?: string }
  | { readonly list: readonly string[]; readonly ordered?: boolean }
  | { readonly table: readonly (readonly string[])[]; readonly caption?: string }
  | { readonly audio: Clip }
  | { readonly video: Clip }
  | { readonly vote: string };

interface Clip {
  readonly url: string;
  /** seconds */
  readonly duration: number;
  /** file size, if known */
  readonly bytes?: number;
  /** px of the picture of a video, if known */
  readonly width?: number;
  readonly height?: number;
  readonly title?: string;
  readonly poster?: string;
  /** files in different qualities, if there are several */
  readonly qualities?: readonly { readonly url: string; readonly lines: number }[];
  /** URL of the captions of a video */
  readonly captions?: string;
}

/** Writes blocks as rich text. @param pictures the pictures that img blocks name; an unknown name throws */
export function renderBlocks(blocks: readonly Block[], pictures: ReadonlyMap<string, Picture>): string {
  return blocks.map((block) => renderBlock(block, pictures)).join('\n');
}

function renderBlock(block: Block, pictures: ReadonlyMap<string, Picture>): string {
  if ('p' in block) return element('p', text(block.p));
  if ('h' in block) return element('h2', text(block.h));
  if ('quote' in block) {
    const by = block.by === undefined ? '' : element('cite', text(block.by));
    return element('blockquote', element('p', text(block.quote)) + by);
  }
  if ('img' in block) {
    const picture = pictures.get(block.img);
    if (!picture) throw new Error(`no picture is called ${block.img}`);
    return figureOf(picture, block.caption);
  }
  if ('list' in block) {
    const items = block.list.map((item) => element('li', text(item)));
    return element(block.ordered === true ? 'ol' : 'ul', items.join(''));
  }
  if ('table' in block) return tableOf(block.table, block.caption);
  if ('audio' in block) return clipOf('audio', block.audio);
  if ('vote' in block) return element('figure', '', { 'data-vote': block.vote });
  return clipOf('video', block.video);
}

function figureOf({ url, width, height, color, alt }: Picture, caption: string | undefined): string {
  const attributes = { src: url, alt: caption ?? alt, width, height, 'data-color': color };
  const below = caption === undefined ? '' : element('figcaption', text(caption));
  return element('figure', `<img${attributesOf(attributes)}>${below}`);
}

function clipOf(
  kind: 'audio' | 'video',
  { url, duration, bytes, width, height, title, poster, qualities = [], captions }: Clip,
): string {
  const files = qualities.map((one) => `${one.url} ${one.lines}`).join(', ');
  const attributes = {
    [`data-${kind}`]: url,
    ...(poster === undefined ? {} : { 'data-poster': poster }),
    'data-duration': duration,
    ...(bytes === undefined ? {} : { 'data-bytes': bytes }),
    ...(width === undefined || height === undefined ? {} : { 'data-width': width, 'data-height': height }),
    ...(files === '' ? {} : { 'data-qualities': files }),
    ...(captions === undefined ? {} : { 'data-captions': captions }),
    ...(title === undefined ? {} : { 'data-title': title }),
  };
  return element('figure', '', attributes);
}

function tableOf([head, ...rows]: readonly (readonly string[])[], caption: string | undefined): string {
  const row = (tag: 'th' | 'td', cells: readonly string[]) =>
    element('tr', cells.map((cell) => element(tag, text(cell))).join(''));
  const top = head ? element('thead', row('th', head)) : '';
  const name = caption === undefined ? '' : element('caption', text(caption));
  return element('table', name + top + element('tbody', rows.map((cells) => row('td', cells)).join('')));
}

function element(
  tag: string,
  content: string,
  attributes: Readonly<Record<string, string | number>> = {},
): string {
  return `<${tag}${attributesOf(attributes)}>${content}</${tag}>`;
}

function attributesOf(attributes: Readonly<Record<string, string | number>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${text(String(value))}"`)
    .join('');
}

function text(plain: string): string {
  return plain
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
