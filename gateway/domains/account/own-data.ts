import type { HandlerResult } from '../../contract/handler.ts';
import { notFound } from '../../contract/failure.ts';
import type { Database } from '../../db/database.ts';
import { shanghaiTime } from '../../db/time.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import { readerOwner } from '../shared/upload-owners.ts';
import { bindingTimes } from './messaging-bindings.ts';
import { phoneOf } from './phones.ts';
import { exportedCommonweal, removeCommonwealData } from './own-commonweal.ts';
import { storeFingerprints } from './participation-fingerprints.ts';
import { exportedLives, removeLiveData } from './own-lives.ts';
import { exportedCommunity, removeMemberships } from './own-community.ts';
import { exportedInquiries } from './own-inquiries.ts';
import { exportedTips, removeTips } from './own-tips.ts';
import type { User } from './tokens.ts';
import { jsonColumn } from '../../db/json-column.ts';
import { textsShape } from '../shared/json-shapes.ts';

/** option ids */
const readChoice = jsonColumn('vote_ballots', 'choice_json', textsShape);

/** Author name shown on content of deleted readers. */
const deletedReaderName = '已注销读者';

/** The row of a signed-in reader. */
export async function userOf(db: Database, userId: string): Promise<User> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  if (user === undefined) throw notFound('没有这位读者');
  return user;
}

interface OwnExport {
  readonly account: Omit<Extract<HandlerResult<'downloadAccount'>, { comments: unknown }>, 'sealed'>;
  /** phones, real names and ID numbers, in the shape of `account`; items of lists have their ids */
  readonly personal: {
    readonly user?: { readonly phone: string };
    readonly tips?: readonly { readonly id: string; readonly phone: string }[];
    readonly commonweal?: object;
  };
}

/** Exports everything stored about a reader; what only they may read in a part of its own, to be encrypted for them. */
export async function exportAccount(
  db: Database,
  vault: Vault,
  userId: string,
  now: Date,
): Promise<OwnExport> {
  const { name, created_at: createdAt } = await userOf(db, userId);
  const phone = await phoneOf(db, vault, userId);
  const bound = await bindingTimes(db, userId);
  const forms = await ownForms(db, userId);
  const votes = await ownBallots(db, userId);
  const quizzes = await ownQuizzes(db, userId);
  const tips = await exportedTips(db, vault, userId);
  const works = await exportedWorks(db, userId);
  const follows = await exportedFollows(db, userId);
  const newsFollows = await exportedNewsFollows(db, userId);
  const pushDevices = await exportedPushDevices(db, userId);
  const commonweal = await exportedCommonweal(db, vault, userId);
  const lives = await exportedLives(db, userId);
  const community = await exportedCommunity(db, userId);
  const inquiries = await exportedInquiries(db, vault, userId);
  const comments = await db
    .selectFrom('comments')
    .select(['id', 'body', 'state', 'created_at as createdAt'])
    .where('author_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const account = {
    exportedAt: shanghaiTime(now),
    user: { name, createdAt, ...(bound.length > 0 && { messagingBoundAt: bound }) },
    comments,
    likes: await likedStories(db, userId),
    saves: await savedStories(db, userId),
    reads: await readStories(db, userId),
    ...(tips.length > 0 && { tips: tips.map(({ phone: _, ...tip }) => tip) }),
    ...(works.length > 0 && { works }),
    ...(follows.length > 0 && { follows }),
    ...(newsFollows.length > 0 && { newsFollows }),
    ...(pushDevices.length > 0 && { pushDevices }),
    ...(lives && { lives }),
    ...(community && { community }),
    ...(forms.length > 0 && { forms }),
    ...(votes.length > 0 && { votes }),
    ...(quizzes.length > 0 && { quizzes }),
    ...(inquiries.length > 0 && { inquiries }),
    ...(commonweal && { commonweal: commonweal.commonweal }),
  };
  const contacts = tips.flatMap((tip) => (tip.phone === undefined ? [] : [{ id: tip.id, phone: tip.phone }]));
  return {
    account,
    personal: {
      ...(phone !== undefined && { user: { phone } }),
      ...(contacts.length > 0 && { tips: contacts }),
      ...(commonweal && { commonweal: commonweal.personal }),
    },
  };
}

async function ownBallots(db: Database, userId: string) {
  const ballots = await db
    .selectFrom('vote_ballots')
    .innerJoin('votes', 'votes.id', 'vote_ballots.vote_id')
    .select(['vote_id as voteId', 'title', 'choice_json', 'created_at as at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('vote_id')
    .execute();
  const options = await db
    .selectFrom('vote_options')
    .innerJoin('vote_ballots', 'vote_ballots.vote_id', 'vote_options.vote_id')
    .select(['vote_options.vote_id', 'vote_options.id', 'text'])
    .where('user_id', '=', userId)
    .orderBy('place')
    .execute();
  return ballots.map(({ choice_json, ...ballot }) => {
    const choice = new Set(readChoice(choice_json, `${ballot.voteId}/${userId}`));
    const chosen = options.filter(({ vote_id, id }) => vote_id === ballot.voteId && choice.has(id));
    return { ...ballot, choice: chosen.map(({ text }) => text) };
  });
}

async function ownQuizzes(db: Database, userId: string) {
  const attempts = await db
    .selectFrom('quiz_attempts')
    .innerJoin('votes', 'votes.id', 'quiz_attempts.vote_id')
    .select(['vote_id as voteId', 'title', 'started_at as at', 'wrong'])
    .where('user_id', '=', userId)
    .orderBy('started_at')
    .orderBy('vote_id')
    .execute();
  return attempts.map(({ wrong, ...attempt }) => ({ ...attempt, ...(wrong !== null && { wrong }) }));
}

async function ownForms(db: Database, userId: string) {
  const forms = await db
    .selectFrom('collect_forms')
    .select(['id', 'title', 'is_open', 'entries', 'created_at as createdAt'])
    .where('owner_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return forms.map(({ is_open, ...form }) => ({ ...form, open: is_open === 1 }));
}

function likedStories(db: Database, userId: string) {
  return db
    .selectFrom('news_likes')
    .innerJoin('news', 'news.id', 'news_likes.news_id')
    .select(['news.id as newsId', 'news.title', 'news_likes.created_at as at'])
    .where('news_likes.user_id', '=', userId)
    .orderBy('news_likes.created_at')
    .orderBy('news.id')
    .execute();
}

function savedStories(db: Database, userId: string) {
  return db
    .selectFrom('saved_stories')
    .select(['news_id as newsId', 'title', 'saved_at as at'])
    .where('user_id', '=', userId)
    .orderBy('saved_at')
    .orderBy('news_id')
    .execute();
}

function readStories(db: Database, userId: string) {
  return db
    .selectFrom('news_reads')
    .innerJoin('news', 'news.id', 'news_reads.news_id')
    .select(['news.id as newsId', 'news.title', 'news_reads.read_at as at'])
    .where('news_reads.user_id', '=', userId)
    .orderBy('news_reads.read_at')
    .orderBy('news.id')
    .execute();
}

/**
 * Deletes a reader's account: phone, likes, history and tokens are deleted; written content stays without the name,
 * since others replied to it. Fingerprints of the phone remain for what each person does once, until it ends.
 */
export async function deleteAccount(db: Database, vault: Vault, userId: string, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await storeFingerprints(transaction, vault, userId, shanghaiTime(now));
    for (const table of [
      'tokens',
      'qr_logins',
      'user_phones',
      'messaging_bindings',
      'news_likes',
      'saved_stories',
      'news_reads',
      'news_follows',
      // with their events, by the foreign key
      'push_devices',
      'comment_likes',
      // ballots stay counted
      'vote_ballots',
      // answers are deleted with their attempts by the foreign key
      'quiz_attempts',
      'tip_follows',
      'post_likes',
      'topic_participants',
      // who invited whom, and how many, is forgotten with either of them
      'circle_invitees',
      'show_thumbs',
      'welfare_claims',
      // with what was asked of which shop, by the foreign key
      'inquiries',
    ] as const)
      await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
    await removeTips(transaction, userId);
    await removeMemberships(transaction, userId);
    await removeFollows(transaction, userId);
    await removeCommonwealData(transaction, userId, shanghaiTime(now));
    await removeLiveData(transaction, userId, deletedReaderName);
    // entries are deleted with their forms by the foreign key
    await transaction.deleteFrom('collect_forms').where('owner_id', '=', userId).execute();
    // uploads that are attached somewhere lose their owner; the next cleanup deletes the other files
    await transaction.deleteFrom('uploads').where('owner', '=', readerOwner(userId)).execute();
    // idempotency records contain the reader's text and name
    await transaction.deleteFrom('write_receipts').where('actor', '=', userId).execute();
    await transaction
      .updateTable('users')
      .set({
        name: deletedReaderName,
        head_img: '',
        user_des: '',
        city_id: null,
        deleted_at: shanghaiTime(now),
      })
      .where('id', '=', userId)
      .execute();
  });
}

/** The publishers that a reader follows, for the export. */
function exportedFollows(db: Database, userId: string) {
  return db
    .selectFrom('publisher_follows')
    .innerJoin('publishers', 'publishers.id', 'publisher_follows.publisher_id')
    .select(['publishers.id as publisherId', 'publishers.name', 'publisher_follows.created_at as at'])
    .where('publisher_follows.user_id', '=', userId)
    .orderBy('publisher_follows.created_at')
    .orderBy('publishers.id')
    .execute();
}

/** The labels, hot events and reporters that a reader follows, for the export. */
async function exportedNewsFollows(db: Database, userId: string) {
  const rows = await db
    .selectFrom('news_follows')
    .leftJoin('hot_events', 'hot_events.id', 'news_follows.target')
    .select(['kind', 'target as id', 'hot_events.title', 'followed_at as at'])
    .where('user_id', '=', userId)
    .orderBy('followed_at')
    .orderBy('target')
    .execute();
  return rows.map(({ title, ...row }) => ({
    ...row,
    name: row.kind === 'event' && title !== null ? title : row.id,
  }));
}

/** The browsers that are notified of hot events, for the export: their endpoints are keys to them and stay here. */
async function exportedPushDevices(db: Database, userId: string) {
  const devices = await db
    .selectFrom('push_devices')
    .select(['endpoint_hash', 'endpoint', 'created_at as at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('endpoint_hash')
    .execute();
  const events = await db
    .selectFrom('push_events')
    .innerJoin('push_devices', 'push_devices.endpoint_hash', 'push_events.endpoint_hash')
    .leftJoin('hot_events', 'hot_events.id', 'push_events.event_id')
    .select(['push_events.endpoint_hash', 'event_id', 'hot_events.title'])
    .where('user_id', '=', userId)
    .orderBy('event_id')
    .execute();
  return devices.map(({ endpoint_hash, endpoint, at }) => ({
    service: new URL(endpoint).host,
    events: events
      .filter((event) => event.endpoint_hash === endpoint_hash)
      .map(({ title, event_id }) => title ?? event_id),
    at,
  }));
}

/** Removes the reader's follows and corrects the follower counts. */
async function removeFollows(db: Database, userId: string): Promise<void> {
  const left = await db
    .deleteFrom('publisher_follows')
    .where('user_id', '=', userId)
    .returning('publisher_id')
    .execute();
  if (left.length === 0) return;
  await db
    .updateTable('publishers')
    .set((eb) => ({ follows: eb('follows', '-', 1) }))
    .where(
      'id',
      'in',
      left.map(({ publisher_id }) => publisher_id),
    )
    .execute();
}

/** Works that editors made from a reader's uploaded videos and pictures, for the export. */
async function exportedWorks(db: Database, userId: string) {
  const works = await db
    .selectFrom('clapper_works')
    .innerJoin('news', 'news.id', 'clapper_works.news_id')
    .select(['news.id as newsId', 'news.title', 'clapper_works.words as text', 'clapper_works.place'])
    .select('clapper_works.published_at as at')
    .where('clapper_works.author_id', '=', userId)
    .orderBy('clapper_works.published_at')
    .orderBy('news.id')
    .execute();
  return works.map(({ place, ...work }) => ({ ...work, ...(place !== '' && { place }) }));
}
