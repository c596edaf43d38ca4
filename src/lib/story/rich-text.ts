import { addressIn, attributesOf, colorIn, plainWords, sizeIn, type Attributes } from './html-attributes.ts';
import { pictureSources } from '../media/pictures.ts';

interface RichTextOptions {
  /** the first picture is the page's largest content: load it with high priority */
  readonly firstPictureMatters: boolean;
  /** number of pictures in earlier fragments of the story */
  readonly picturesBefore?: number;
}

/** Pictures fill the column, 640 px at most. */
const sizes = 'min(100vw, 640px)';

/**
 * Prepares a story's HTML for display, as a string, so that server and client render alike: pictures get renditions and
 * reserved space, figures for videos or sounds get the native player, tables scroll horizontally.
 * @param html sanitised HTML of the closed tag list (docs/contracts/rich-text.md): attributes are double-quoted and escaped,
 * and stay so
 */
export function richText(html: string, { firstPictureMatters, picturesBefore = 0 }: RichTextOptions): string {
  let pictures = picturesBefore;
  return html
    .replace(/<a\b([^>]*)>/g, (_tag, text: string) => linkTag(attributesOf(text)))
    .replace(/<img\b([^>]*?)\/?>/g, (_tag, text: string) => {
      const attributes = attributesOf(text);
      const src = addressIn(attributes, 'src');
      if (src === undefined) return brokenPicture(attributes.get('alt') || '图片未能显示');
      pictures += 1;
      const first = firstPictureMatters && pictures === 1;
      return galleryLink(pictures, attributes, pictureTag(src, attributes, first));
    })
    .replace(/<figure\b([^>]*)>/g, (figure, text: string) => figure + playerTag(attributesOf(text)))
    .replace(/<table\b[^>]*>([\s\S]*?)<\/table>/g, (_table, inside: string) => scrollingTable(inside));
}

/** Wraps a table in a scroll container that is focusable and labelled. */
function scrollingTable(inside: string): string {
  const [, caption = ''] = /<caption>([\s\S]*?)<\/caption>/.exec(inside) ?? [];
  const [, heads = ''] = /<tr>((?:<th\b[^>]*>[\s\S]*?<\/th>)+)<\/tr>/.exec(inside) ?? [];
  const words = plainWords(caption) || plainWords(heads.replaceAll(/<\/th>(?=<)/g, '、'));
  const name = words === '' ? '表格' : `表格：${escaped(words)}`;
  const region = tag('div', [
    ['role', 'region'],
    ['aria-label', name],
    ['tabindex', '0'],
    ['data-scroll', ''],
  ]);
  return `${region}<table>${inside}</table></div>`;
}

function escaped(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Whether a story's HTML contains a picture or a video. */
export function hasPicture(html: string): boolean {
  return /<img\b|<figure[^>]*\bdata-video=/.test(html);
}

/** Whether a story's HTML starts with its summary, as is common in feeds. */
export function beginsWith(html: string, summary: string): boolean {
  const text = html.slice(0, 2000).replace(/<[^>]*>|\s/g, '');
  return text.startsWith(summary.replace(/\s|…$|\.{3}$/g, '').slice(0, 24));
}

/** Links a picture to its gallery URL, which works before hydration as well. */
function galleryLink(number: number, attributes: Attributes, picture: string): string {
  const link = tag('a', [
    ['href', `?picture=${number}`],
    ['data-picture', String(number)],
    ['aria-label', `看大图：${attributes.get('alt') || `第 ${number} 张`}`],
    ['aria-haspopup', 'dialog'],
  ]);
  return `${link}${picture}</a>`;
}

function pictureTag(src: string, attributes: Attributes, first: boolean): string {
  const sources = pictureSources(src);
  const size = sizeIn(attributes);
  const color = colorIn(attributes);
  return tag('img', [
    ['src', sources.src],
    ['srcset', sources.srcSet],
    ['sizes', sources.srcSet && sizes],
    ['alt', attributes.get('alt') ?? ''],
    // an unknown size gets a fixed frame, to prevent layout shift
    ['width', size?.width ?? '960'],
    ['height', size?.height ?? '640'],
    ['data-unsized', size === undefined ? '' : undefined],
    ['style', color && `--picture-color:${color}`],
    ...(first ? [['fetchpriority', 'high'] as const] : [['loading', 'lazy'] as const]),
    ['decoding', 'async'],
  ]);
}

function playerTag(attributes: Attributes): string {
  const video = addressIn(attributes, 'data-video');
  if (video !== undefined) {
    const poster = addressIn(attributes, 'data-poster');
    return `${tag('video', [
      ['src', video],
      ['poster', poster && pictureSources(poster).src],
      ['controls', ''],
      ['playsinline', ''],
      ['preload', 'none'],
      ['aria-label', attributes.get('data-title') ?? '视频'],
    ])}</video>`;
  }
  const audio = addressIn(attributes, 'data-audio');
  if (audio === undefined) return '';
  return `${tag('audio', [
    ['src', audio],
    ['controls', ''],
    ['preload', 'none'],
    ['aria-label', attributes.get('data-title') ?? '音频'],
  ])}</audio>`;
}

/** The gateway omits the URL of a picture that could not be fetched. */
function brokenPicture(alt: string): string {
  return `<span role="img" aria-label="${alt}" data-broken></span>`;
}

/** Links in stories open in a new tab without a referrer. */
function linkTag(attributes: Attributes): string {
  const href = addressIn(attributes, 'href');
  if (href === undefined) return '<a>';
  return tag('a', [
    ['href', href],
    ['target', '_blank'],
    ['rel', 'noopener noreferrer nofollow'],
  ]);
}

/** Values come from sanitised HTML and are escaped already. */
function tag(name: string, attributes: readonly (readonly [string, string | undefined])[]): string {
  const written = attributes.map(([key, value]) => (value === undefined ? '' : ` ${key}="${value}"`));
  return `<${name}${written.join('')}>`;
}
