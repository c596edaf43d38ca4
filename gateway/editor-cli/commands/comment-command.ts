import { settleReports } from '../../domains/comments/report-comment.ts';
import { type EditorAction, type EditorCommand, CommandError } from '../editor-command.ts';
import { printPending, printReported } from './print-comments.ts';
import { oneId } from '../arguments.ts';
import { moveComment, noComment } from './move-comment.ts';

export const comment: EditorCommand = {
  usage: 'list [pending|reported] | approve|dismiss <commentId> | remove <commentId> <reason>',
  summary:
    '评论：待审和被举报的、通过、移除、不处理举报 (comments: list pending or reported ones, approve, remove, dismiss reports)',
  async run([verb = '', ...args], context) {
    const action = Object.hasOwn(actions, verb) ? actions[verb] : undefined;
    if (action === undefined) throw new CommandError('要做什么？(list, approve, remove, dismiss)');
    await action(args, context);
  },
};

const actions: Readonly<Record<string, EditorAction>> = {
  list: async ([what = 'pending', ...more], context) => {
    if (more.length > 0 || (what !== 'pending' && what !== 'reported'))
      throw new CommandError('列哪些？(pending, reported)');
    await (what === 'pending' ? printPending(context) : printReported(context));
  },
  approve: (args, context) =>
    moveComment(context, oneComment(args), ['pending', 'removed'], { state: 'shown' }),
  remove: async ([commentId, ...reason], context) => {
    const note = reason.join(' ').trim();
    if (commentId === undefined || note === '')
      throw new CommandError(
        '需要评论编号和原因，原因会告诉作者 (comment id and reason; the author sees the reason)',
      );
    await moveComment(context, commentId, ['shown', 'pending'], {
      state: 'removed',
      removedBy: 'editor',
      note,
    });
  },
  dismiss: async (args, { db, print }) => {
    const commentId = oneComment(args);
    const found = await db
      .selectFrom('comments')
      .select('body')
      .where('id', '=', commentId)
      .executeTakeFirst();
    if (!found) throw noComment(commentId);
    const settled = await db.transaction().execute((transaction) => settleReports(transaction, commentId));
    print(`${commentId} ${settled} 个举报不处理 (dismissed): ${found.body}`);
  },
};

export const hide: EditorCommand = {
  usage: '<commentId>',
  summary: '隐藏一条评论，仅作者本人可见 (hide a comment from everyone but its author)',
  run: (args, context) => moveComment(context, oneComment(args), ['shown'], { state: 'pending' }),
};

export const show: EditorCommand = {
  usage: '<commentId>',
  summary: '恢复一条被隐藏的评论 (show a hidden comment again)',
  run: (args, context) => moveComment(context, oneComment(args), ['pending'], { state: 'shown' }),
};

const oneComment = (args: readonly string[]) => oneId(args, '评论编号 (one comment id)');
