import { parseArgs } from 'node:util';
import type { Picture } from '../../../domains/shared/story-cards.ts';
import { idAndText } from '../../arguments.ts';
import { type EditorContext, CommandError } from '../../editor-command.ts';
import { coverIn } from '../new-story.ts';

const maxPictures = 9;
/** characters; a phone shows this much without a fold */
const maxSceneLength = 2000;

/** Parses the arguments of `scene`: `<id> <text> [--by <name>] [--picture <address>]…`. */
export function sceneArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      by: { type: 'string', default: '前方记者' },
      picture: { type: 'string', multiple: true, default: [] },
    },
    allowPositionals: true,
  });
  const { id, text } = idAndText(positionals, '播报的内容 (text)');
  if (text.length > maxSceneLength)
    throw new CommandError(`最多 ${maxSceneLength} 字 (at most ${maxSceneLength} characters)`);
  if (values.picture.length > maxPictures)
    throw new CommandError(`最多 ${maxPictures} 张图片 (at most ${maxPictures} pictures)`);
  return { id, text, by: values.by, pictures: values.picture.map(pictureAt) };
}

/** Checks the URL of an external playlist: of an SRS or nginx-rtmp server, or of a CDN. */
export function playlistAddress(url: string): string {
  const isAddress = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  if (!isAddress) throw new CommandError(`地址应以 http 或 https 开头 (invalid URL): ${url}`);
  return url;
}

/** Parses a time such as `2026-11-22 19:30` to the format of the database. */
export function startTime(text: string | undefined): string {
  const time = `${text ?? ''}:00`;
  const isTime = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:00$/.test(time);
  if (!isTime || Number.isNaN(Date.parse(`${time.replace(' ', 'T')}+08:00`)))
    throw new CommandError('时间应形如 --starts "2026-11-22 19:30" (Shanghai time)');
  return time;
}

/** Reads the cover of a story. @throws CommandError when the story is not given, is missing or has no cover */
export async function coverOf(db: Pick<EditorContext['db'], 'selectFrom'>, newsId = ''): Promise<Picture> {
  const cover = await coverIn(db, newsId);
  if (cover === undefined)
    throw new CommandError('需要 --cover-of 一篇有封面的文章 (id of a story with a cover)');
  return cover;
}

function pictureAt(url: string): Picture {
  const isOwn = /^\/media\/(?:demo|store|uploads)\/[\w./-]+$/.test(url);
  const isExternal = URL.canParse(url) && new URL(url).protocol === 'https:';
  if (!isOwn && !isExternal)
    throw new CommandError(`图片应是 /media/ 下的文件或 https 地址 (invalid picture URL): ${url}`);
  // the size is unknown here: the page reads it from the loaded picture
  return { url, width: 0, height: 0, color: '#d8d8d8', alt: '' };
}
