import { shanghaiTime } from '../../db/time.ts';
import { auditedTable, decide, type Decision } from '../../domains/commonweal/audit/decide.ts';
import { withdrawCertificate } from '../../domains/commonweal/chain/certificates.ts';
import { lockVolunteer, unlockVolunteer } from '../../domains/commonweal/volunteers/lock-volunteer.ts';
import { onUniqueViolation } from '../../domains/shared/unique-violation.ts';
import { plainText } from '../../domains/shared/plain-text.ts';
import { isDay } from '../../../rules/people/calendar.ts';
import { oneId } from '../arguments.ts';
import {
  type EditorAction,
  type EditorCommand,
  type EditorContext,
  CommandError,
} from '../editor-command.ts';
import { addActivityShow, publishActivityShow, recordAttendance } from './commonweal-actions.ts';
import { printApplications, printOne } from './print-commonweal.ts';

/** Time appended to the day that the editor gives. */
const endOfDay = ' 23:59:59';

export const commonweal: EditorCommand = {
  usage:
    'list [volunteers|groups|activities|shows] | read|approve <id> | reject <id> <reason> | lock <volunteerId> <YYYY-MM-DD> <reason> | unlock <volunteerId> | attend <activityId> <volunteerId> <hours> | show <activityId> <title> --text <text> | publish <showId> | withdraw <certificate>',
  summary:
    '公益：审核、锁定、签到与时长、公益秀、撤回证书 (volunteers, groups, activities: audit, lock, record hours, publish shows, withdraw certificates)',
  async run([verb = '', ...args], context) {
    const action = Object.hasOwn(actions, verb) ? actions[verb] : undefined;
    if (action === undefined) throw new CommandError(`要做什么？(${Object.keys(actions).join(', ')})`);
    await action(args, context);
  },
};

const actions: Readonly<Record<string, EditorAction>> = {
  list: async (args, context) => printApplications(context, args),
  read: async (args, context) => printOne(context, oneId(args)),
  approve: async (args, context) => judge(context, { id: oneId(args), to: 'approved', reason: '' }),
  reject: async ([id, ...args], context) => {
    const reason = plainText(args.join(' '));
    if (id === undefined || reason === '')
      throw new CommandError('需要编号和原因，会告诉申请人 (id and reason; the applicant sees the reason)');
    await judge(context, { id, to: 'rejected', reason });
  },
  lock: async ([id, day, ...args], { db, now, print }) => {
    const reason = plainText(args.join(' '));
    if (id === undefined || day === undefined || reason === '' || !isDay(day))
      throw new CommandError('需要志愿者编号、锁定到哪一天和原因 (volunteer id, day YYYY-MM-DD and reason)');
    const until = day + endOfDay;
    if (until <= shanghaiTime(now)) throw new CommandError(`${day} 已经过去了 (that day is in the past)`);
    const isLocked = await db
      .transaction()
      .execute((transaction) => lockVolunteer(transaction, { volunteerId: id, until, reason }));
    if (!isLocked) throw noVolunteer(id);
    print(`${id} 锁定到 (locked until) ${until}: ${reason}`);
  },
  unlock: async (args, { db, print }) => {
    const id = oneId(args);
    if (!(await db.transaction().execute((transaction) => unlockVolunteer(transaction, id))))
      throw noVolunteer(id);
    print(`${id} 已解锁 (unlocked)`);
  },
  attend: recordAttendance,
  show: addActivityShow,
  publish: async (args, context) => publishActivityShow(context, oneId(args)),
  withdraw: async (args, { db, now, print }) => {
    const code = oneId(args);
    const time = shanghaiTime(now);
    const notFound = () => new CommandError(`没有有效的证书 ${code} (no such valid certificate)`);
    const isWithdrawn = await db
      .transaction()
      .execute((transaction) => withdrawCertificate(transaction, code, time))
      // another editor withdrew it at the same moment
      .catch(onUniqueViolation(notFound));
    if (!isWithdrawn) throw notFound();
    print(`${code} 已撤回 (withdrawn)`);
  },
};

async function judge({ db, now, print }: EditorContext, decision: Omit<Decision, 'now'>): Promise<void> {
  const { id, to, reason } = decision;
  if (auditedTable(id) === undefined)
    throw new CommandError(`${id} 不是志愿者、团队或活动的编号 (ids start with vol-, grp- or act-)`);
  const isDecided = await db
    .transaction()
    .execute((transaction) => decide(transaction, { ...decision, now: shanghaiTime(now) }));
  if (!isDecided) throw new CommandError(`${id} 不在等待审核 (not awaiting audit)`);
  print(to === 'approved' ? `${id} 已通过 (approved)` : `${id} 已驳回 (rejected): ${reason}`);
}

const noVolunteer = (id: string) =>
  new CommandError(`没有通过审核的志愿者 ${id} (no such approved volunteer)`);
