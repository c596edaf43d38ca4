import * as v from 'valibot';
import { sql } from 'kysely';
import { notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { PublishedForm, PublisherKind } from '../../../db/tables/publisher-tables.ts';
import type { Database } from '../../../db/database.ts';
import { preparedLookup } from '../../../db/prepared-query.ts';
import { fetchPage, hottestFirst, newestFirst, type Page } from '../../shared/paging.ts';
import { cardColumns } from '../../shared/story-cards.ts';
import { fetchCards } from '../stream/streams.ts';
import { jsonColumn, schemaOf } from '../../../db/json-column.ts';

const readContact = jsonColumn(
  'publishers',
  'contact_json',
  schemaOf<Schemas['PublisherContact']>()(
    v.object({
      phone: v.exactOptional(v.string()),
      address: v.exactOptional(v.string()),
      hours: v.exactOptional(v.string()),
    }),
  ),
);
const readServices = jsonColumn(
  'publishers',
  'services_json',
  schemaOf<Schemas['PublisherService'][]>()(
    v.array(
      v.object({
        name: v.string(),
        note: v.string(),
        link: v.object({
          route: v.picklist(['general', 'hotNews', 'outside']),
          id: v.exactOptional(v.string()),
          url: v.exactOptional(v.string()),
        }),
      }),
    ),
  ),
);

type Publisher = Schemas['Publisher'];

/** Publishers of one kind, most followed first. @param readerId undefined for visitors */
export async function listPublishers(
  db: Database,
  kind: PublisherKind,
  readerId: string | undefined,
  page: Page<number>,
): Promise<Schemas['PublisherPage']> {
  const query = publisherCards(db, readerId).where('publishers.kind', '=', kind);
  const { rows, ...next } = await fetchPage(query, page, {
    order: hottestFirst,
    by: ['publishers.follows', 'publishers.id'],
    positionOf: ({ follows, id }) => ({ key: follows, id }),
  });
  return { list: rows.map(toCard), ...next };
}

/** Publishers that a reader follows, latest first. */
export async function followedPublishers(
  db: Database,
  readerId: string,
  page: Page<string>,
): Promise<Schemas['FollowedPublisherPage']> {
  const query = publisherCards(db, readerId)
    .select('own.created_at as followed_at')
    .where('own.user_id', '=', readerId);
  const { total } = await db
    .selectFrom('publisher_follows')
    .select(countOf.as('total'))
    .where('user_id', '=', readerId)
    .executeTakeFirstOrThrow();
  const { rows, ...next } = await fetchPage(query, page, {
    order: newestFirst,
    by: ['own.created_at', 'own.publisher_id'],
    positionOf: ({ followed_at, id }) => ({ key: followed_at ?? '', id }),
  });
  return { list: rows.map(toCard), total, ...next };
}

/** One publisher. @throws Failure 404 for an unknown one */
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
    ...(row.contact_json !== null && { contact: readContact(row.contact_json, publisherId) }),
    services: readServices(row.services_json, publisherId),
  };
}

/** A publisher's stories of one form, newest first. @throws Failure 404 for an unknown publisher */
export async function publisherStories(
  db: Database,
  publisherId: string,
  form: PublishedForm,
  page: Page<string>,
): Promise<Schemas['NewsPage']> {
  const query = db
    .selectFrom('publisher_stories')
    .innerJoin('news', 'news.id', 'publisher_stories.news_id')
    .select(cardColumns)
    .where('publisher_stories.publisher_id', '=', publisherId)
    .where('publisher_stories.form', '=', form);
  const found = await fetchCards(query, page, {
    order: newestFirst,
    by: ['publisher_stories.published_at', 'publisher_stories.news_id'],
  });
  if (found.list.length === 0) await mustExist(db, publisherId);
  return found;
}

const publishersOfStory = preparedLookup((db, newsId) =>
  db
    .selectFrom('publisher_stories')
    .innerJoin('publishers', 'publishers.id', 'publisher_stories.publisher_id')
    .select(['publishers.id', 'publishers.kind', 'publishers.name', 'publishers.head_img as headImg'])
    .where('publisher_stories.news_id', '=', newsId),
);

/** The publisher of a story, if it has one. */
export async function publisherOfStory(
  db: Database,
  newsId: string,
): Promise<Schemas['PublisherReference'] | undefined> {
  return (await publishersOfStory(db, newsId))[0];
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
