import { parseArgs } from 'node:util';
import type { Picture } from '../../domains/shared/story-cards.ts';
import { plainText } from '../../domains/shared/plain-text.ts';
import { type Desk, DeskError } from '../editor-command.ts';
import { coverIn } from './new-story.ts';

/** One of the things that the desk does with lives. */
export type Act = (words: readonly string[], desk: Desk) => Promise<void>;

const mostPictures = 9;
/** characters of what is told at once: a phone shows it without opening anything */
const longestScene = 2000;

export function oneId([id, ...more]: readonly string[]): string {
  if (id === undefined || more.length > 0) throw new DeskError('需要一个编号 (one id)');
  return id;
}

/** @param what what the text is, for who left it out */
export function idAndText([id, ...words]: readonly string[], what: string): { id: string; text: string } {
  const text = plainText(words.join(' '));
  if (id === undefined || text === '') throw new DeskError(`需要编号和${what}`);
  return { id, text };
}

/** The words of `scene`: `<id> <text> [--by <name>] [--picture <address>]…`. */
export function sceneWords(words: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      by: { type: 'string', default: '前方记者' },
      picture: { type: 'string', multiple: true, default: [] },
    },
    allowPositionals: true,
  });
  const { id, text } = idAndText(positionals, '播报的内容 (what is told)');
  if (text.length > longestScene)
    throw new DeskError(`最多 ${longestScene} 字 (at most ${longestScene} characters)`);
  if (values.picture.length > mostPictures)
    throw new DeskError(`最多 ${mostPictures} 张图片 (at most ${mostPictures} pictures)`);
  return { id, text, by: values.by, pictures: values.picture.map(pictureAt) };
}

/** An address of a playlist elsewhere: of an SRS or nginx-rtmp server, or of a CDN. */
export function playlistAddress(url: string): string {
  const isAddress = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  if (!isAddress) throw new DeskError(`地址应以 http 或 https 开头 (no such address): ${url}`);
  return url;
}

/** `2026-11-22 19:30` as the database has it. */
export function startTime(text: string | undefined): string {
  const time = `${text ?? ''}:00`;
  const isTime = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:00$/.test(time);
  if (!isTime || Number.isNaN(Date.parse(`${time.replace(' ', 'T')}+08:00`)))
    throw new DeskError('时间应形如 --starts "2026-11-22 19:30" (a time in Shanghai)');
  return time;
}

/** The cover of a story, for what has none of its own. @param newsId undefined where it was left out */
export async function coverOf(db: Pick<Desk['db'], 'selectFrom'>, newsId = ''): Promise<Picture> {
  const cover = await coverIn(db, newsId);
  if (cover === undefined)
    throw new DeskError('需要 --cover-of 一篇有封面的文章 (a story whose cover it gets)');
  return cover;
}

function pictureAt(url: string): Picture {
  const isOwn = /^\/media\/(?:demo|store|uploads)\/[\w./-]+$/.test(url);
  const isOutside = URL.canParse(url) && new URL(url).protocol === 'https:';
  if (!isOwn && !isOutside)
    throw new DeskError(`图片应是 /media/ 下的文件或 https 地址 (no address of a picture): ${url}`);
  // its size is not known here: the page takes it from the picture
  return { url, width: 0, height: 0, color: '#d8d8d8', alt: '' };
}
