import type { Insertable, Transaction } from 'kysely';
import { postHeat, topicHeat } from '../../rules/community/heat.ts';
import { insertInBatches } from '../../gateway/db/insert-in-batches.ts';
import { timedId } from '../../gateway/db/ids.ts';
import type { Schema } from '../../gateway/db/schema.ts';
import type { PostsTable } from '../../gateway/db/tables/community-tables.ts';
import { shanghaiTime } from '../../gateway/db/time.ts';
import { readerOf } from './comment-threads.ts';
import { day, hour, type LoadContext, minute, momentAgo, picturesOf, timeAgo } from './load-context.ts';
import type { DemoPost } from './schema/community-schema.ts';
import type { DemoContent } from './schema/demo-content.ts';
import { seededRandom } from './seeded-random.ts';

/** Loads circles with their members, and the topics of the topic square with their posts. */
export async function insertCommunity(
  transaction: Transaction<Schema>,
  content: DemoContent,
  context: LoadContext,
): Promise<void> {
  const posts = content.community.topics.flatMap((topic) => topic.posts);
  const authors = new Map(
    posts.map(({ author, cityId }) => {
      const reader = readerOf(author, cityId, content, context);
      return [reader.id, reader];
    }),
  );
  await transaction
    .insertInto('users')
    .values([...authors.values()])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await insertTopics(transaction, content, context);
  await insertCircles(transaction, content, context, [...authors.keys()]);
}

async function insertTopics(transaction: Transaction<Schema>, content: DemoContent, context: LoadContext) {
  const pictures = picturesOf(content, context);
  for (const [index, topic] of content.community.topics.entries()) {
    const rows = topic.posts.map((post, place) => {
      // a post is never older than its topic
      const age = Math.min(post.minutesAgo * minute, topic.openedDaysAgo * day - hour);
      const time = momentAgo(age, context);
      const likes = seededRandom('post likes', topic.id, String(place)).between(0, 40);
      return {
        id: timedId(time, index * 100 + place),
        topic_id: topic.id,
        circle_id: null,
        author_id: authorOf(post, content, context),
        body: post.text,
        pictures_json: JSON.stringify((post.pictures ?? []).flatMap((name) => pictures.get(name) ?? [])),
        state: 'shown',
        likes,
        hot: likes * postHeat.like,
        created_at: shanghaiTime(time),
      } satisfies Insertable<PostsTable>;
    });
    const participants = [...new Set(rows.map(({ author_id }) => author_id))];
    await transaction
      .insertInto('square_topics')
      .values({
        id: topic.id,
        title: topic.title,
        summary: topic.summary,
        cover_json: JSON.stringify(pictures.get(topic.cover)),
        host_name: topic.host,
        host_words: topic.hostWords,
        is_held: topic.held ? 1 : 0,
        opens_at: timeAgo(topic.openedDaysAgo * day, context),
        closes_at: timeAgo(-topic.closesInDays * day, context),
        posts: rows.length,
        participants: participants.length,
        hot: participants.length * topicHeat.participant + rows.length * topicHeat.post,
      })
      .execute();
    await insertInBatches(rows, (batch) => transaction.insertInto('posts').values(batch));
    const joinedAt = timeAgo(topic.openedDaysAgo * day, context);
    await transaction
      .insertInto('topic_participants')
      .values(participants.map((user_id) => ({ topic_id: topic.id, user_id, created_at: joinedAt })))
      .execute();
  }
}

const authorOf = ({ author, cityId }: DemoPost, content: DemoContent, context: LoadContext) =>
  readerOf(author, cityId, content, context).id;

async function insertCircles(
  transaction: Transaction<Schema>,
  content: DemoContent,
  context: LoadContext,
  readerIds: readonly string[],
) {
  const pictures = picturesOf(content, context);
  for (const [index, circle] of content.community.circles.entries()) {
    const members = Array.from({ length: Math.min(circle.members, readerIds.length) }, (_, place) => {
      const reader = readerIds[(index * 5 + place) % readerIds.length];
      return reader ?? '';
    });
    await transaction
      .insertInto('circles')
      .values({
        id: circle.id,
        name: circle.name,
        cover_json: JSON.stringify(pictures.get(circle.cover)),
        purpose: circle.purpose,
        rules_json: JSON.stringify(circle.rules),
        host_name: circle.host,
        host_head_img: '',
        mode: circle.mode,
        capacity: circle.capacity,
        members: members.length,
        created_at: timeAgo((90 + index) * day, context),
      })
      .execute();
    await transaction
      .insertInto('circle_members')
      .values(
        members.map((user_id, place) => ({
          circle_id: circle.id,
          user_id,
          state: 'joined' as const,
          changed_at: timeAgo((place + 1) * day, context),
        })),
      )
      .execute();
    await transaction
      .insertInto('posts')
      .values(
        circle.posts.map((body, place) => {
          const time = momentAgo((place * 7 + 2) * hour, context);
          return {
            id: timedId(time, 5000 + index * 10 + place),
            topic_id: null,
            circle_id: circle.id,
            author_id: members[place % members.length] ?? '',
            body,
            pictures_json: '[]',
            state: 'shown' as const,
            created_at: shanghaiTime(time),
          };
        }),
      )
      .execute();
  }
}
