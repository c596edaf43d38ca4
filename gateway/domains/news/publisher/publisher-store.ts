import type { Insertable, Transaction } from 'kysely';
import type { PublishedForm, PublishersTable } from '../../../db/tables/publisher-tables.ts';
import type { Schema } from '../../../db/schema.ts';
import type { StoryKind } from '../../../db/tables/news-tables.ts';
import type { Schemas } from '../../../contract/schemas.ts';

/** A publisher as it is stored, without followers. */
export interface NewPublisher extends Omit<
  Insertable<PublishersTable>,
  'contact_json' | 'services_json' | 'city_id'
> {
  readonly city_id?: string;
  readonly contact?: Schemas['PublisherContact'];
  readonly services?: readonly Schemas['PublisherService'][];
}

/** Section of the publisher's page that lists stories of a kind. */
export function formOf(kind: StoryKind): PublishedForm {
  return kind === 'video' || kind === 'live' ? kind : 'article';
}

export async function insertPublishers(
  transaction: Transaction<Schema>,
  publishers: readonly NewPublisher[],
): Promise<void> {
  await transaction
    .insertInto('publishers')
    .values(
      publishers.map(({ contact, services = [], city_id, follows = 0, ...publisher }) => ({
        ...publisher,
        follows,
        city_id: city_id ?? null,
        contact_json: contact === undefined ? null : JSON.stringify(contact),
        services_json: JSON.stringify(services),
      })),
    )
    .execute();
}

/** Assigns stories to a publisher, also those of another publisher. @returns ids of the stories that exist */
export async function assignStories(
  transaction: Transaction<Schema>,
  publisherId: string,
  newsIds: readonly string[],
): Promise<string[]> {
  const stories = await transaction
    .selectFrom('news')
    .select(['id', 'kind', 'published_at'])
    .where('id', 'in', newsIds)
    .execute();
  if (stories.length === 0) return [];
  await transaction
    .insertInto('publisher_stories')
    .values(
      stories.map(({ id, kind, published_at }) => ({
        news_id: id,
        publisher_id: publisherId,
        form: formOf(kind),
        published_at,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('news_id').doUpdateSet((eb) => ({
        publisher_id: eb.ref('excluded.publisher_id'),
        form: eb.ref('excluded.form'),
        published_at: eb.ref('excluded.published_at'),
      })),
    )
    .execute();
  return stories.map(({ id }) => id);
}

/** Removes stories from their publishers. @returns how many had one */
export async function unassignStories(
  transaction: Transaction<Schema>,
  newsIds: readonly string[],
): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('publisher_stories')
    .where('news_id', 'in', newsIds)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
