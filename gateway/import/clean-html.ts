import sanitizeHtml from 'sanitize-html';
import { stripControlCharacters } from '../domains/shared/plain-text.ts';
import { toBodyBlocks } from './body-blocks.ts';

export interface CleanBody {
  /** HTML of the closed tag list in docs/contracts/rich-text.md */
  readonly html: string;
  /** plain text with collapsed white space */
  readonly text: string;
  /** URLs of its pictures, in order */
  readonly pictures: readonly string[];
  /** URLs of the posters of its videos */
  readonly posters: readonly string[];
}

/** Tags of the closed list, and the replacements of other tags. */
const allowedTags = [
  'p',
  'h2',
  'blockquote',
  'cite',
  'ul',
  'ol',
  'li',
  'figure',
  'img',
  'figcaption',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'a',
  'strong',
  'em',
  'br',
  'hr',
  // `toBodyBlocks` converts these to figures of the list
  'video',
  'audio',
  'source',
];
const renamed: Readonly<Record<string, string>> = {
  div: 'p',
  section: 'p',
  article: 'p',
  pre: 'p',
  h1: 'h2',
  h3: 'h2',
  h4: 'h2',
  h5: 'h2',
  h6: 'h2',
  b: 'strong',
  i: 'em',
};

/**
 * Sanitises foreign HTML to the closed tag list: no scripts, styles, frames, forms, event handlers, or URLs other
 * than http(s), no control characters.
 * @param base URL to resolve the story's relative URLs; may be empty
 */
export function cleanHtml(foreign: string, base: string): CleanBody {
  const pictures: string[] = [];
  const sanitised = sanitizeHtml(foreign, {
    allowedTags,
    allowedAttributes: {
      a: ['href'],
      img: ['src', 'alt'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      video: ['src', 'poster', 'title'],
      audio: ['src', 'title'],
      source: ['src'],
    },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    nestingLimit: 40,
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'template',
      'svg',
      'math',
      'iframe',
      'object',
    ],
    transformTags: {
      ...Object.fromEntries(
        Object.entries(renamed).map(([from, to]) => [from, sanitizeHtml.simpleTransform(to, {}, false)]),
      ),
      a: (tagName, { href = '' }) => ({ tagName, attribs: attribute('href', absolute(href, base)) }),
      img: (tagName, { src = '', alt = '' }) => ({
        tagName,
        attribs: { ...attribute('src', absolute(src, base)), alt: alt.slice(0, 200) },
      }),
      th: cell,
      td: cell,
      video: (tagName, attribs) => ({ tagName, attribs: playerOf(attribs, base) }),
      audio: (tagName, attribs) => ({ tagName, attribs: playerOf(attribs, base) }),
      source: (tagName, attribs) => ({ tagName, attribs: playerOf(attribs, base) }),
    },
    exclusiveFilter: ({ tag, attribs }) => {
      if (tag !== 'img') return false;
      if (attribs.src === undefined || isTrackingPixel(attribs.src)) return true;
      pictures.push(attribs.src);
      return false;
    },
  });
  // after the decoding of character references such as &#27;
  const blocks = toBodyBlocks(stripControlCharacters(sanitised));
  const posters = [...blocks.matchAll(/ data-poster="([^"]*)"/g)].map(([, poster = '']) =>
    decodeEntities(poster),
  );
  return { html: blocks, text: plainText(blocks), pictures, posters };
}

/** The plain text of an HTML fragment: white space collapsed, entities decoded, without control characters. */
export function plainText(html: string): string {
  const spaced = html.replace(/<(?:br|\/p|\/figcaption|\/h2|\/li|\/td|\/tr|\/blockquote)\b[^<>]*>/gi, '$& ');
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  return stripControlCharacters(decodeEntities(text)).replace(/\s+/g, ' ').trim();
}

function decodeEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** Attributes of merged table cells, within sane limits. */
function cell(tagName: string, attribs: Readonly<Record<string, string>>) {
  const merged = ['colspan', 'rowspan'].flatMap((name) => {
    const cells = Number(attribs[name] ?? 1);
    return Number.isInteger(cells) && cells > 1 && cells <= 50 ? [[name, String(cells)] as const] : [];
  });
  return { tagName, attribs: Object.fromEntries(merged) };
}

/** Attributes of an audio or video element, with http(s) URLs only. */
function playerOf({ src = '', poster = '', title = '' }: Readonly<Record<string, string>>, base: string) {
  return {
    ...attribute('src', webAddress(src, base)),
    ...attribute('poster', webAddress(poster, base)),
    ...attribute('title', title.trim().slice(0, 80)),
  };
}

function webAddress(address: string, base: string): string {
  const whole = address.trim() === '' ? '' : absolute(address, base);
  return /^https?:/i.test(whole) ? whole : '';
}

function attribute(name: string, value: string): Record<string, string> {
  return value === '' ? {} : { [name]: value };
}

function absolute(address: string, base: string): string {
  const text = address.trim();
  if (base === '') return /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).href : '';
  return URL.canParse(text, base) ? new URL(text, base).href : '';
}

/** Feeds use one-pixel pictures to count readers. */
function isTrackingPixel(address: string): boolean {
  return /[/.](?:pixel|spacer|1x1|blank)\b|feedburner\.com\/~r\/|\/count\?/i.test(address);
}
