import { plainWords } from './html-attributes.ts';

/** A story to copy as text. */
export interface CopiedStory {
  readonly title: string;
  readonly source: string;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly publishedAt: string;
  /** HTML of the closed tag list */
  readonly body: string;
  /** newest first */
  readonly corrections?: readonly { readonly text: string; readonly correctedAt: string }[];
}

/** A story as plain text for the clipboard: title, source, time, text, corrections and URL. */
export function storyText(story: CopiedStory, url: string): string {
  const { title, source, publishedAt, body, corrections = [] } = story;
  const put = corrections.map(({ text, correctedAt }) => `更正（${correctedAt}）：${text}`);
  return [title, `${source}　${publishedAt}`, textOfBody(body), ...put, `原文：${url}`]
    .filter((part) => part !== '')
    .join('\n\n');
}

const tableEnd = /<\/t[hd]>\s*(?=<t[hd]\b)/g;

/** Text of a story's body: an empty line between blocks, lists with bullets, table cells separated by tabs. */
export function textOfBody(html: string): string {
  const marked = html
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/<ol>([\s\S]*?)<\/ol>/g, (_list, items: string) => numbered(items))
    .replaceAll(/<li>/g, '\n· ')
    .replaceAll(tableEnd, '\t')
    .replaceAll(/<\/tr>/g, '\n')
    .replaceAll(/<br>/g, '\n')
    .replaceAll(/<cite>/g, '\n—— ')
    .replaceAll(/<figcaption>([\s\S]*?)<\/figcaption>/g, '（图：$1）')
    .replaceAll(/<\/?(?:p|h2|blockquote|ul|ol|figure|table|caption|hr)\b[^>]*>/g, '\n\n');
  return plainWords(marked)
    .replaceAll(/[^\S\n\t]*\n[^\S\n]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function numbered(items: string): string {
  let at = 0;
  return `<ul>${items.replaceAll('<li>', () => {
    at += 1;
    return `\n${at}. `;
  })}</ul>`;
}
