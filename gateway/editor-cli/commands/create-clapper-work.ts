import { newId } from '../../db/ids.ts';
import { shanghaiTime } from '../../db/time.ts';
import { type Block, renderBlocks } from '../../domains/news/story/rich-text.ts';
import { insertStories, type Story } from '../../domains/news/story/story-store.ts';
import { plainText } from '../../domains/shared/plain-text.ts';
import type { Picture } from '../../domains/shared/story-cards.ts';
import { readTipPictures, readTipVideo, type Tip } from '../../domains/tips/tip-rows.ts';
import { insertWorks } from '../../domains/video/video-store.ts';
import { type EditorContext, CommandError } from '../editor-command.ts';

const section = 'shandong';
const maxTitleLength = 40;
const maxSummaryLength = 120;

/**
 * Creates a clapper work (拍客) from a public tip: a story with the tip's video or pictures under its sender's name.
 * A tip can be used once; an anonymous tip is rejected.
 * @throws CommandError when there is no such tip, or it has neither video nor pictures
 */
export async function createClapperWork(
  context: EditorContext,
  tipId: string | undefined,
  typed: string,
): Promise<void> {
  const { db, now, print } = context;
  const title = plainText(typed);
  if (tipId === undefined || title === '' || title.length > maxTitleLength || title.includes('\n'))
    throw new CommandError(
      `需要爆料编号和 1–${maxTitleLength} 个字的标题 (tip id and a title of 1 to ${maxTitleLength} characters)`,
    );
  const tip = await db
    .selectFrom('tips')
    .select(['author_id', 'anonymous', 'body', 'city_id', 'place', 'pictures_json', 'video_json'])
    .where('id', '=', tipId)
    .where('shown_at', 'is not', null)
    .executeTakeFirst();
  if (!tip) throw new CommandError(`没有公开的爆料 ${tipId} (no such public tip)`);
  if (tip.anonymous === 1) throw new CommandError('匿名爆料不能收为拍客作品 (the sender is anonymous)');
  const pictures = readTipPictures(tip.pictures_json, tipId);
  const video = tip.video_json === null ? undefined : readTipVideo(tip.video_json, tipId);
  if (video === undefined && pictures.length === 0)
    throw new CommandError('这条爆料没有视频，也没有图片 (neither video nor pictures)');
  const newsId = newId(now);
  const publishedAt = shanghaiTime(now);
  const story = storyOf({ title, text: tip.body, video, pictures });
  await db.transaction().execute(async (transaction) => {
    const existing = await transaction
      .selectFrom('clapper_works')
      .select('news_id')
      .where('tip_id', '=', tipId)
      .executeTakeFirst();
    if (existing) throw new CommandError(`已收为作品 ${existing.news_id} (already a work)`);
    await insertStories(transaction, [
      {
        ...story,
        id: newsId,
        publishedAt,
        sectionId: section,
        ...(tip.city_id !== null && { cityId: tip.city_id }),
      },
    ]);
    await insertWorks(transaction, [
      {
        newsId,
        authorId: tip.author_id,
        tipId,
        place: tip.place,
        words: tip.body,
        pictures: video === undefined ? pictures : [],
        publishedAt,
      },
    ]);
  });
  print(`${newsId} 已收为拍客作品 (created): ${title}`);
}

interface WorkParts {
  readonly title: string;
  readonly text: string;
  readonly video: NonNullable<Tip['video']> | undefined;
  readonly pictures: readonly Picture[];
}

function storyOf({
  title,
  text,
  video,
  pictures,
}: WorkParts): Omit<Story, 'id' | 'publishedAt' | 'sectionId'> {
  const named = new Map(pictures.map((picture, index) => [String(index), picture]));
  const poster = video?.poster;
  const shown: Block[] =
    video === undefined
      ? [...named.keys()].map((img) => ({ img }))
      : [
          {
            video: { url: video.url, duration: video.duration, title, ...(poster && { poster: poster.url }) },
          },
        ];
  const paragraphs = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [{ p: line }]));
  const covers = video === undefined ? pictures.slice(0, 1) : poster === undefined ? [] : [poster];
  return {
    kind: video === undefined ? 'atlas' : 'video',
    title,
    summary: Array.from(text.replaceAll('\n', ' ')).slice(0, maxSummaryLength).join(''),
    source: '读者拍客',
    labels: ['拍客'],
    covers: covers.map((cover) => ({ ...cover, alt: cover.alt === '' ? title : cover.alt })),
    cardStyle: covers.length === 0 ? 'text' : video === undefined ? 'thumb' : 'video',
    body: renderBlocks([...shown, ...paragraphs], named),
    // 拍客 has its own list
    inStreams: false,
    ...(video && { media: { url: video.url, duration: video.duration } }),
  };
}
