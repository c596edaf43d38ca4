import { sql } from 'kysely';
import type { ReportReason } from '../../../db/tables/comment-tables.ts';
import { shanghaiTime } from '../../../db/time.ts';
import { movePost, settlePostReports } from '../../../domains/community/move-post.ts';
import {
  type EditorAction,
  type EditorCommand,
  type EditorContext,
  CommandError,
} from '../../editor-command.ts';
import { idAndText, oneId } from '../../arguments.ts';

const reasons: readonly ReportReason[] = [
  'abuse',
  'advertising',
  'vulgar',
  'unlawful',
  'untrue',
  'privacy',
  'other',
];

export const square: EditorCommand = {
  usage:
    'list | posts held|reported | show|dismiss <postId> | remove <postId> <reason> | hold|unhold|close <topicId> | pin <topicId> <text>',
  summary:
    '话题广场：列出话题、待审和被举报的帖子、公开、移除、不处理举报、先审后发、结束、置顶语 (topic square: topics, held and reported posts, show, remove, dismiss reports, held mode, close, pinned words)',
  async run([verb = '', ...args], context) {
    const action = Object.hasOwn(actions, verb) ? actions[verb] : undefined;
    if (action === undefined)
      throw new CommandError('要做什么？(list, posts, show, remove, dismiss, hold, unhold, close, pin)');
    await action(args, context);
  },
};

const actions: Readonly<Record<string, EditorAction>> = {
  list: async (_args, { db, now, print }) => {
    const at = shanghaiTime(now);
    const rows = await db.selectFrom('square_topics').selectAll().orderBy('id').execute();
    for (const { id, title, is_held, opens_at, closes_at, posts, participants } of rows) {
      const state = at < opens_at ? '未开始' : at < closes_at ? '进行中' : '已结束';
      print(`${id}  ${state}${is_held === 1 ? ' 先审后发' : ''}  帖 ${posts}  人 ${participants}  ${title}`);
    }
  },
  posts: async ([which, ...more], { db, print }) => {
    if (more.length > 0 || (which !== 'held' && which !== 'reported'))
      throw new CommandError('列哪些？(held, reported)');
    const rows = await db
      .selectFrom('posts')
      .select(['id', 'topic_id', 'body', 'created_at'])
      .select(({ selectFrom }) =>
        selectFrom('post_reports')
          .select(sql<number>`cast(count(*) as integer)`.as('reports'))
          .whereRef('post_reports.post_id', '=', 'posts.id')
          .where('post_reports.settled', '=', 0)
          .as('reports'),
      )
      .where(({ eb, exists, selectFrom }) =>
        which === 'held'
          ? eb('posts.state', '=', 'held')
          : eb.and([
              eb('posts.state', '<>', 'removed'),
              exists(
                selectFrom('post_reports')
                  .select('post_reports.user_id')
                  .whereRef('post_reports.post_id', '=', 'posts.id')
                  .where('post_reports.settled', '=', 0),
              ),
            ]),
      )
      .orderBy('created_at')
      .execute();
    for (const { id, topic_id, body, created_at, reports } of rows)
      print(`${id}  ${created_at}  ${topic_id ?? ''}  举报 ${reports ?? 0}  ${body.slice(0, 40)}`);
    if (rows.length === 0) print('没有 (none)');
  },
  show: async (args, { db, now, print }) => {
    const postId = onePost(args);
    const isMoved = await db
      .transaction()
      .execute((transaction) => movePost(transaction, postId, ['held', 'removed'], { state: 'shown' }, now));
    if (!isMoved) throw new CommandError(`帖子 ${postId} 不在待审或已移除之列 (not held or removed)`);
    print(`${postId} 已公开 (shown)`);
  },
  remove: async ([postId, typed, ...more], { db, now, print }) => {
    const reason = reasons.find((one) => one === typed);
    if (postId === undefined || reason === undefined || more.length > 0)
      throw new CommandError(
        `需要帖子编号和原因，原因计入公开的统计 (post id and one of): ${reasons.join(', ')}`,
      );
    await db.transaction().execute(async (transaction) => {
      const to = { state: 'removed', removedBy: 'editor', reason } as const;
      if (!(await movePost(transaction, postId, ['shown', 'held'], to, now)))
        throw new CommandError(`帖子 ${postId} 不存在，或已移除 (no such post, or removed already)`);
      await settlePostReports(transaction, postId);
    });
    print(`${postId} 已移除 (removed): ${reason}`);
  },
  dismiss: async (args, { db, print }) => {
    const postId = onePost(args);
    const settled = await db.transaction().execute((transaction) => settlePostReports(transaction, postId));
    print(`${postId} ${settled} 个举报不处理 (dismissed)`);
  },
  hold: (args, context) => change(context, oneTopic(args), { is_held: 1 }, '先审后发 (held)'),
  unhold: (args, context) => change(context, oneTopic(args), { is_held: 0 }, '直接发布 (not held)'),
  close: (args, context) =>
    change(context, oneTopic(args), { closes_at: shanghaiTime(context.now) }, '已结束 (closed)'),
  pin: (args, context) => {
    const { id, text } = idAndText(args, '置顶的话 (pinned words)');
    return change(context, id, { host_words: text }, `置顶 (pinned): ${text}`);
  },
};

interface TopicChange {
  readonly is_held?: 0 | 1;
  readonly closes_at?: string;
  readonly host_words?: string;
}

async function change(
  { db, print }: EditorContext,
  topicId: string,
  fields: TopicChange,
  words: string,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('square_topics')
    .set(fields)
    .where('id', '=', topicId)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new CommandError(`没有话题 ${topicId} (no such topic)`);
  print(`${topicId} ${words}`);
}

const onePost = (args: readonly string[]) => oneId(args, '帖子编号 (one post id)');
const oneTopic = (args: readonly string[]) => oneId(args, '话题编号 (one topic id)');
