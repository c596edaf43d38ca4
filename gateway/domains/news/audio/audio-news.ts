import { sql } from 'kysely';
import { notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import {
  cutPage,
  newestFirst,
  oldestFirst,
  type Page,
  pageQuery,
  type Position,
} from '../../shared/paging.ts';
import { readCovers } from '../../shared/story-cards.ts';
import { jsonColumn } from '../../../db/json-column.ts';
import { pictureShape } from '../../shared/json-shapes.ts';

const readProgrammeCover = jsonColumn('audio_programmes', 'cover_json', pictureShape);

type AudioPage = Schemas['AudioPage'];
type AudioEpisode = Schemas['AudioEpisode'];
type TimePage = Page<string>;

/** The episodes of one programme, or all audio stories. */
interface AudioScope {
  readonly programmeId?: string | undefined;
}

/** Audio stories, newest first. @throws Failure 404 for an unknown programme */
export async function audioNews(db: Database, scope: AudioScope, page: TimePage): Promise<AudioPage> {
  const found = toPage(await episodesAfter(db, scope, page), page);
  if (found.list.length === 0 && scope.programmeId !== undefined) await mustExist(db, scope.programmeId);
  return found;
}

/**
 * The list that contains an episode, from the episode on; the first page also has the newer episode before it.
 * @throws Failure 404 for an unknown episode
 */
export async function audioNewsFrom(db: Database, episodeId: string, page: TimePage): Promise<AudioPage> {
  const [first] = await episodesOf(db).where('news.id', '=', episodeId).execute();
  if (!first) throw notFound('这条音频不存在，或已被撤下');
  const scope = { programmeId: first.programme_id ?? undefined };
  if (page.after) return audioNews(db, scope, page);
  const at = { key: first.published_at, id: first.id };
  const rest = await episodesAfter(db, scope, { size: page.size - 1, after: at });
  const found = toPage([first, ...rest], page);
  const previous = await episodeBefore(db, scope, at);
  return previous ? { ...found, previous: toEpisode(previous) } : found;
}

/** All programmes in editorial order, with their number of episodes. */
export async function listAudioProgrammes(db: Database): Promise<Schemas['AudioProgrammeList']> {
  const programmes = await db
    .selectFrom('audio_programmes')
    .selectAll()
    .orderBy('place')
    .orderBy('id')
    .execute();
  const totals = await db
    .selectFrom('news')
    .select(({ fn }) => [
      'programme_id',
      sql<number>`cast(count(*) as integer)`.as('episodes'),
      fn.max('published_at').as('updated_at'),
    ])
    .where('programme_id', 'is not', null)
    .groupBy('programme_id')
    .execute();
  const totalOf = new Map(totals.map((row) => [row.programme_id, row]));
  return {
    list: programmes.map(({ id, name, summary, host, cover_json }) => {
      const total = totalOf.get(id);
      return {
        id,
        name,
        summary,
        host,
        cover: readProgrammeCover(cover_json, id),
        episodes: total?.episodes ?? 0,
        ...(total && { updatedAt: total.updated_at }),
      };
    }),
  };
}

const episodesOf = (db: Database) =>
  db
    .selectFrom('news')
    .innerJoin('news_bodies', 'news_bodies.news_id', 'news.id')
    .leftJoin('audio_programmes', 'audio_programmes.id', 'news.programme_id')
    .select([
      'news.id',
      'news.title',
      'news.summary',
      'news.source',
      'news.published_at',
      'news.covers_json',
      'news.duration',
      'news.programme_id',
      'news.reads',
      'news.comments',
      'news.likes',
      'news_bodies.media_url',
      'audio_programmes.name as programme_name',
    ])
    .where('news.kind', '=', 'audio')
    .where('news_bodies.media_url', 'is not', null);

type EpisodeRow = Awaited<ReturnType<ReturnType<typeof episodesOf>['execute']>>[number];

const within = (db: Database, { programmeId }: AudioScope) =>
  programmeId === undefined ? episodesOf(db) : episodesOf(db).where('news.programme_id', '=', programmeId);

/** Episodes of a page and one more, if there is one. */
async function episodesAfter(db: Database, scope: AudioScope, page: TimePage): Promise<EpisodeRow[]> {
  return pageQuery(within(db, scope), page, {
    order: newestFirst,
    by: ['news.published_at', 'news.id'],
  }).execute();
}

/** The episode before a position. */
async function episodeBefore(
  db: Database,
  scope: AudioScope,
  position: Position<string>,
): Promise<EpisodeRow | undefined> {
  return pageQuery(
    within(db, scope),
    { size: 0, after: position },
    { order: oldestFirst, by: ['news.published_at', 'news.id'] },
  ).executeTakeFirst();
}

function toPage(found: readonly EpisodeRow[], page: TimePage): AudioPage {
  const { rows, ...next } = cutPage(found, page, newestFirst, (row) => ({
    key: row.published_at,
    id: row.id,
  }));
  return { list: rows.map(toEpisode), ...next };
}

function toEpisode(row: EpisodeRow): AudioEpisode {
  const [cover] = readCovers(row.covers_json, row.id);
  const { programme_id: id, programme_name: name } = row;
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    source: row.source,
    publishedAt: row.published_at,
    ...(cover && { cover }),
    audio: { url: row.media_url ?? '', duration: row.duration ?? 0 },
    ...(id !== null && name !== null && { programme: { id, name } }),
    counts: { reads: row.reads, comments: row.comments, likes: row.likes },
  };
}

async function mustExist(db: Database, programmeId: string): Promise<void> {
  const programme = await db
    .selectFrom('audio_programmes')
    .select('id')
    .where('id', '=', programmeId)
    .executeTakeFirst();
  if (!programme) throw notFound('没有这个节目');
}
