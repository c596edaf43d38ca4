import { sql } from 'kysely';
import { notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { PublishedForm, PublisherKind } from '../../db/publisher-tables.ts';
import type { Database } from '../../db/open.ts';
import { cutPage, hottestFirst, newestFirst, type Page } from '../shared/paging.ts';
import { cardColumns } from '../shared/story-cards.ts';
import { toPage } from './streams.ts';

type Publisher = Schemas['Publisher'];

/** Publishers of one kind, the most followed first. @param readerId who asks; undefined for a visitor */
export async function listPublishers(
  db: Database,
  kind: PublisherKind,
  readerId: string | undefined,
  page: Page<number>,
): Promise<Schemas['PublisherPage']> {
  let query = publisherCards(db, readerId)
    .where('publishers.kind', '=', kind)
    .orderBy('publishers.follows', 'desc')
    .orderBy('publishers.id', 'desc')
    .limit(page.size + 1);
  const { after } = page;
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('publishers.follows', 'publishers.id'), '<', tuple(after.key, after.id)),
    );
  }
  const cut = cutPage(await query.execute(), page, hottestFirst, ({ follows, id }) => ({ key: follows, id }));
  const list = cut.rows.map(toCard);
  return cut.nextCursor === undefined ? { list } : { list, nextCursor: cut.nextCursor };
}

/** Publishers that a reader follows, followed last first. */
export async function followedPublishers(
  db: Database,
  readerId: string,
  page: Page<string>,
): Promise<Schemas['FollowedPublisherPage']> {
  let query = publisherCards(db, readerId)
    .select('own.created_at as followed_at')
    .where('own.user_id', '=', readerId)
    .orderBy('own.created_at', 'desc')
    .orderBy('own.publisher_id', 'desc')
    .limit(page.size + 1);
  const { after } = page;
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('own.created_at', 'own.publisher_id'), '<', tuple(after.key, after.id)),
    );
  }
  const { total } = await db
    .selectFrom('publisher_follows')
    .select(countOf.as('total'))
    .where('user_id', '=', readerId)
    .executeTakeFirstOrThrow();
  const cut = cutPage(await query.execute(), page, newestFirst, ({ followed_at, id }) => ({
    key: followed_at ?? '',
    id,
  }));
  const list = cut.rows.map(toCard);
  return { list, total, ...(cut.nextCursor !== undefined && { nextCursor: cut.nextCursor }) };
}

/** One publisher. @throws Failure 404 when there is none */
export async function publisherOf(
  db: Database,
  publisherId: string,
  readerId: string | undefined,
): Promise<Publisher> {
  const row = await publisherCards(db, readerId)
    .select([
      'publishers.introduction',
      'publishers.since',
      'publishers.contact_json',
      'publishers.services_json',
    ])
    .where('publishers.id', '=', publisherId)
    .executeTakeFirst();
  if (!row) throw missingPublisher();
  const { stories: _, ...card } = toCard(row);
  const forms = await db
    .selectFrom('publisher_stories')
    .select(['form', countOf.as('stories')])
    .where('publisher_id', '=', publisherId)
    .groupBy('form')
    .execute();
  const countIn = (form: PublishedForm) => forms.find((one) => one.form === form)?.stories ?? 0;
  return {
    ...card,
    introduction: row.introduction,
    since: row.since,
    articles: countIn('article'),
    videos: countIn('video'),
    lives: countIn('live'),
    // written by `insertPublishers` alone
    ...(row.contact_json !== null && { contact: JSON.parse(row.contact_json) as Publisher['contact'] & {} }),
    services: JSON.parse(row.services_json) as Publisher['services'],
  };
}

/** What a publisher made in one form, newest first. @throws Failure 404 when there is no such publisher */
export async function publisherStories(
  db: Database,
  publisherId: string,
  form: PublishedForm,
  page: Page<string>,
): Promise<Schemas['NewsPage']> {
  let query = db
    .selectFrom('publisher_stories')
    .innerJoin('news', 'news.id', 'publisher_stories.news_id')
    .select(cardColumns)
    .where('publisher_stories.publisher_id', '=', publisherId)
    .where('publisher_stories.form', '=', form)
    .orderBy('publisher_stories.published_at', 'desc')
    .orderBy('publisher_stories.news_id', 'desc')
    .limit(page.size + 1);
  const { after } = page;
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('publisher_stories.published_at', 'publisher_stories.news_id'),
        '<',
        tuple(after.key, after.id),
      ),
    );
  }
  const found = toPage(await query.execute(), page, newestFirst);
  if (found.list.length === 0) await mustExist(db, publisherId);
  return found;
}

/** Who a story is by, where that is a publisher. */
export async function publisherOfStory(
  db: Database,
  newsId: string,
): Promise<Schemas['PublisherReference'] | undefined> {
  return db
    .selectFrom('publisher_stories')
    .innerJoin('publishers', 'publishers.id', 'publisher_stories.publisher_id')
    .select(['publishers.id', 'publishers.kind', 'publishers.name', 'publishers.head_img as headImg'])
    .where('publisher_stories.news_id', '=', newsId)
    .executeTakeFirst();
}

export const missingPublisher = () => notFound('没有这个号，或已停止更新');

async function mustExist(db: Database, publisherId: string): Promise<void> {
  const row = await db.selectFrom('publishers').select('id').where('id', '=', publisherId).executeTakeFirst();
  if (!row) throw missingPublisher();
}

const countOf = sql<number>`cast(count(*) as integer)`;

function publisherCards(db: Database, readerId: string | undefined) {
  return db
    .selectFrom('publishers')
    .leftJoin('publisher_follows as own', (join) =>
      join.onRef('own.publisher_id', '=', 'publishers.id').on('own.user_id', '=', readerId ?? ''),
    )
    .select([
      'publishers.id',
      'publishers.kind',
      'publishers.name',
      'publishers.head_img',
      'publishers.summary',
      'publishers.city_id',
      'publishers.follows',
      'own.user_id as follower',
    ])
    .select((eb) =>
      eb
        .selectFrom('publisher_stories')
        .whereRef('publisher_stories.publisher_id', '=', 'publishers.id')
        .select(countOf.as('stories'))
        .as('stories'),
    );
}

type CardRow = Awaited<ReturnType<ReturnType<typeof publisherCards>['execute']>>[number];

function toCard(row: CardRow): Schemas['PublisherCard'] {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    headImg: row.head_img,
    summary: row.summary,
    ...(row.city_id !== null && { cityId: row.city_id }),
    follows: row.follows,
    stories: row.stories ?? 0,
    followed: row.follower !== null,
  };
}
