import type { PictureContent } from './picture-content.ts';

/** What is shared of a story, and what its poster shows. */
export interface Poster {
  readonly title: string;
  readonly summary: string;
  /** formatted, such as `2026年11月3日` */
  readonly date: string;
  /** URL of the lead picture, if any */
  readonly picture: string | undefined;
  /** absolute URL in the QR code */
  readonly url: string;
  /** text beside the QR code; invites to read the story by default */
  readonly hint?: string;
}

/** A poster of a story: lead picture, title, summary, masthead, date and QR code. */
export function posterContent(poster: Poster): PictureContent {
  const { title, summary, date, picture, url, hint = '长按识别二维码，阅读全文' } = poster;
  return {
    blocks: [
      ...(picture === undefined ? [] : [{ kind: 'photo', url: picture } as const]),
      { kind: 'text', text: title, size: 'title', maxLines: 4 },
      ...(summary === '' ? [] : [{ kind: 'text', text: summary, size: 'body', maxLines: 3 } as const]),
      { kind: 'rule', gap: 44 },
      { kind: 'masthead', lines: [date, hint], url, gap: 52 },
    ],
  };
}
