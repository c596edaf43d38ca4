import sanitizeHtml from 'sanitize-html';
import { toBodyBlocks } from './body-blocks.ts';

export interface CleanBody {
  /** HTML of the closed tag list in docs/contracts/rich-text.md */
  readonly html: string;
  /** the text alone, white space folded */
  readonly text: string;
  /** addresses of the pictures in it, in their order */
  readonly pictures: readonly string[];
  /** addresses of the pictures that stand for its films */
  readonly posters: readonly string[];
}

/** Tags of the closed list, and what foreign mark-up becomes in it. */
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
  // become figures of the list in `toBodyBlocks`
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
 * Cleans foreign HTML to the closed tag list: no script, style, frame, form, handler or address but http(s) survives.
 * @param base address the story's relative addresses count from; may be empty
 */
export function cleanHtml(foreign: string, base: string): CleanBody {
  const pictures: string[] = [];
  const html = sanitizeHtml(foreign, {
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
  const blocks = toBodyBlocks(html);
  const posters = [...blocks.matchAll(/ data-poster="([^"]*)"/g)].map(([, poster = '']) =>
    decodeEntities(poster),
  );
  return { html: blocks, text: plainText(blocks), pictures, posters };
}

/** The text of a piece of HTML, white space folded, entities resolved. */
export function plainText(html: string): string {
  const spaced = html.replace(/<(?:br|\/p|\/figcaption|\/h2|\/li|\/td|\/tr|\/blockquote)\b[^>]*>/gi, '$& ');
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  return decodeEntities(text).replace(/\s+/g, ' ').trim();
}

function decodeEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** Cells that are merged stay so, as far as a table on a page can be. */
function cell(tagName: string, attribs: Readonly<Record<string, string>>) {
  const merged = ['colspan', 'rowspan'].flatMap((name) => {
    const cells = Number(attribs[name] ?? 1);
    return Number.isInteger(cells) && cells > 1 && cells <= 50 ? [[name, String(cells)] as const] : [];
  });
  return { tagName, attribs: Object.fromEntries(merged) };
}

/** What a sound or film says of itself, with addresses of the web alone. */
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

/** Feeds count their readers with pictures of one pixel. */
function isTrackingPixel(address: string): boolean {
  return /[/.](?:pixel|spacer|1x1|blank)\b|feedburner\.com\/~r\/|\/count\?/i.test(address);
}
