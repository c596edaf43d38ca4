import { newId } from '../../db/ids.ts';
import { shanghaiTime } from '../../db/time.ts';
import { type Block, renderBlocks } from '../../domains/news/story/rich-text.ts';
import { insertStories, type Story } from '../../domains/news/story/story-store.ts';
import { plainText } from '../../domains/shared/plain-text.ts';
import type { Picture } from '../../domains/shared/story-cards.ts';
import { readTipPictures, readTipVideo, type Tip } from '../../domains/tips/tip-rows.ts';
import { insertWorks } from '../../domains/video/video-store.ts';
import { type Desk, DeskError } from '../command.ts';

const section = 'shandong';
const longestTitle = 40;
const longestSummary = 120;

/**
 * Makes a work of a tip that everybody sees: a story of its film or pictures under its sender's name. A tip is taken once;
 * who sent theirs anonymously stays so, and their tip is refused.
 * @throws DeskError when there is no such tip, or nothing in it to look at
 */
export async function takeTipAsWork(desk: Desk, tipId: string | undefined, typed: string): Promise<void> {
  const { db, now, print } = desk;
  const title = plainText(typed);
  if (tipId === undefined || title === '' || title.length > longestTitle || title.includes('\n'))
    throw new DeskError(
      `需要爆料编号和 1–${longestTitle} 个字的标题 (a tip and a title of 1 to ${longestTitle} characters)`,
    );
  const tip = await db
    .selectFrom('tips')
    .select(['author_id', 'anonymous', 'body', 'city_id', 'place', 'pictures_json', 'video_json'])
    .where('id', '=', tipId)
    .where('shown_at', 'is not', null)
    .executeTakeFirst();
  if (!tip) throw new DeskError(`没有公开的爆料 ${tipId} (no such tip that everybody sees)`);
  if (tip.anonymous === 1)
    throw new DeskError('匿名爆料不能收为拍客作品 (its sender does not want to be named)');
  const pictures = readTipPictures(tip.pictures_json, tipId);
  const film = tip.video_json === null ? undefined : readTipVideo(tip.video_json, tipId);
  if (film === undefined && pictures.length === 0)
    throw new DeskError('这条爆料没有视频，也没有图片 (it has neither a film nor pictures)');
  const newsId = newId(now);
  const publishedAt = shanghaiTime(now);
  const story = storyOf({ title, words: tip.body, film, pictures });
  await db.transaction().execute(async (transaction) => {
    const taken = await transaction
      .selectFrom('clapper_works')
      .select('news_id')
      .where('tip_id', '=', tipId)
      .executeTakeFirst();
    if (taken) throw new DeskError(`已收为作品 ${taken.news_id} (is a work already)`);
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
        pictures: film === undefined ? pictures : [],
        publishedAt,
      },
    ]);
  });
  print(`${newsId} 已收为拍客作品 (is a work now): ${title}`);
}

interface WorkParts {
  readonly title: string;
  readonly words: string;
  readonly film: NonNullable<Tip['video']> | undefined;
  readonly pictures: readonly Picture[];
}

function storyOf({
  title,
  words,
  film,
  pictures,
}: WorkParts): Omit<Story, 'id' | 'publishedAt' | 'sectionId'> {
  const named = new Map(pictures.map((picture, index) => [String(index), picture]));
  const poster = film?.poster;
  const shown: Block[] =
    film === undefined
      ? [...named.keys()].map((img) => ({ img }))
      : [{ video: { url: film.url, duration: film.duration, title, ...(poster && { poster: poster.url }) } }];
  const paragraphs = words.split('\n').flatMap((line) => (line.trim() === '' ? [] : [{ p: line }]));
  const covers = film === undefined ? pictures.slice(0, 1) : poster === undefined ? [] : [poster];
  return {
    kind: film === undefined ? 'atlas' : 'video',
    title,
    summary: Array.from(words.replaceAll('\n', ' ')).slice(0, longestSummary).join(''),
    source: '读者拍客',
    labels: ['拍客'],
    covers: covers.map((cover) => ({ ...cover, alt: cover.alt === '' ? title : cover.alt })),
    cardStyle: covers.length === 0 ? 'text' : film === undefined ? 'thumb' : 'video',
    body: renderBlocks([...shown, ...paragraphs], named),
    // 拍客 has a list of its own
    inStreams: false,
    ...(film && { media: { url: film.url, duration: film.duration } }),
  };
}
