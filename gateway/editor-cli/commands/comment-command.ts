import { settleReports } from '../../domains/comments/report-comment.ts';
import { type Command, type Desk, DeskError } from '../editor-command.ts';
import { printPending, printReported } from './print-comments.ts';
import { moveComment, noComment, oneComment } from './move-comment.ts';

type Act = (words: readonly string[], desk: Desk) => Promise<void>;

export const comment: Command = {
  usage: 'list [pending|reported] | approve|dismiss <commentId> | remove <commentId> <reason>',
  summary: '评论：待审和被举报的、通过、移除、不处理举报 (comments that wait or were reported)',
  async run([verb = '', ...words], desk) {
    const act = Object.hasOwn(acts, verb) ? acts[verb] : undefined;
    if (act === undefined) throw new DeskError('要做什么？(list, approve, remove, dismiss)');
    await act(words, desk);
  },
};

const acts: Readonly<Record<string, Act>> = {
  list: async ([what = 'pending', ...more], desk) => {
    if (more.length > 0 || (what !== 'pending' && what !== 'reported'))
      throw new DeskError('列哪些？(pending, reported)');
    await (what === 'pending' ? printPending(desk) : printReported(desk));
  },
  approve: (words, desk) => moveComment(desk, oneComment(words), ['pending', 'removed'], { state: 'shown' }),
  remove: async ([commentId, ...reason], desk) => {
    const note = reason.join(' ').trim();
    if (commentId === undefined || note === '')
      throw new DeskError('需要评论编号和原因，原因会告诉作者 (an id, and why, told to its author)');
    await moveComment(desk, commentId, ['shown', 'pending'], {
      state: 'removed',
      removedBy: 'editor',
      note,
    });
  },
  dismiss: async (words, { db, print }) => {
    const commentId = oneComment(words);
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
