import { sql } from 'kysely';
import type { CircleMode } from '../../../db/tables/community-tables.ts';
import { decideApplication } from '../../../domains/community/join-circle.ts';
import {
  type EditorAction,
  type EditorCommand,
  type EditorContext,
  CommandError,
} from '../../editor-command.ts';
import { oneId } from '../../arguments.ts';

export const circle: EditorCommand = {
  usage:
    'list | pending <circleId> | approve <circleId> <readerId> | refuse <circleId> <readerId> <reason> | open|approval|close <circleId>',
  summary:
    '圈子：列出、待审申请、通过、拒绝、自由加入、审核加入、关闭 (circles: list, applications, approve, refuse, open, by approval, close)',
  async run([verb = '', ...args], context) {
    const action = Object.hasOwn(actions, verb) ? actions[verb] : undefined;
    if (action === undefined)
      throw new CommandError('要做什么？(list, pending, approve, refuse, open, approval, close)');
    await action(args, context);
  },
};

const modeNames: Readonly<Record<CircleMode, string>> = {
  open: '自由加入 (open)',
  approval: '审核加入 (by approval)',
  closed: '已关闭 (closed)',
};

const actions: Readonly<Record<string, EditorAction>> = {
  list: async (_args, { db, print }) => {
    const rows = await db
      .selectFrom('circles')
      .select(['id', 'name', 'mode', 'members', 'capacity'])
      .select(({ selectFrom }) =>
        selectFrom('circle_members')
          .select(sql<number>`cast(count(*) as integer)`.as('waiting'))
          .whereRef('circle_members.circle_id', '=', 'circles.id')
          .where('circle_members.state', '=', 'pending')
          .as('waiting'),
      )
      .orderBy('id')
      .execute();
    for (const { id, name, mode, members, capacity, waiting } of rows)
      print(`${id}  ${modeNames[mode]}  ${members}/${capacity}  待审 ${waiting ?? 0}  ${name}`);
  },
  pending: async (args, { db, print }) => {
    const circleId = oneCircle(args);
    const rows = await db
      .selectFrom('circle_members')
      .innerJoin('users', 'users.id', 'circle_members.user_id')
      .select(['user_id', 'users.name', 'changed_at'])
      .where('circle_id', '=', circleId)
      .where('state', '=', 'pending')
      .orderBy('changed_at')
      .execute();
    for (const { user_id, name, changed_at } of rows) print(`${user_id}  ${changed_at}  ${name}`);
    if (rows.length === 0) print('没有待审的申请 (no applications)');
  },
  approve: async ([circleId, readerId, ...more], context) => {
    if (circleId === undefined || readerId === undefined || more.length > 0)
      throw new CommandError('需要圈子编号和读者编号 (circle id and reader id)');
    await decide(context, { circleId, readerId, to: 'joined' });
  },
  refuse: async ([circleId, readerId, ...reason], context) => {
    const note = reason.join(' ').trim();
    if (circleId === undefined || readerId === undefined || note === '')
      throw new CommandError(
        '需要圈子编号、读者编号和原因，原因会告诉读者 (circle id, reader id and reason; the reader sees the reason)',
      );
    await decide(context, { circleId, readerId, to: 'refused', note });
  },
  open: (args, context) => setMode(context, oneCircle(args), 'open'),
  approval: (args, context) => setMode(context, oneCircle(args), 'approval'),
  close: (args, context) => setMode(context, oneCircle(args), 'closed'),
};

async function decide(
  { db, now, print }: EditorContext,
  decision: Parameters<typeof decideApplication>[1],
): Promise<void> {
  const outcome = await db
    .transaction()
    .execute((transaction) => decideApplication(transaction, decision, now));
  if (outcome === 'full') throw new CommandError('圈子满员了，不能再通过 (the circle is full)');
  if (outcome === 'no-application') throw new CommandError('这位读者没有待审的申请 (no such application)');
  print(
    `${decision.readerId} ${decision.to === 'joined' ? '已通过 (approved)' : `已拒绝 (refused): ${decision.note ?? ''}`}`,
  );
}

async function setMode({ db, print }: EditorContext, circleId: string, mode: CircleMode): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('circles')
    .set({ mode })
    .where('id', '=', circleId)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new CommandError(`没有圈子 ${circleId} (no such circle)`);
  print(`${circleId} ${modeNames[mode]}`);
}

const oneCircle = (args: readonly string[]) => oneId(args, '圈子编号 (one circle id)');
