import { shanghaiTime } from '../../db/time.ts';
import { auditedTable, decide, type Decision } from '../../domains/commonweal/audit/decide.ts';
import { withdrawCertificate } from '../../domains/commonweal/chain/certificates.ts';
import { lockVolunteer, unlockVolunteer } from '../../domains/commonweal/volunteers/lock-volunteer.ts';
import { onDuplicate } from '../../domains/shared/duplicate.ts';
import { plainText } from '../../domains/shared/plain-text.ts';
import { isDay } from '../../../rules/people/calendar.ts';
import { type Command, type Desk, DeskError } from '../editor-command.ts';
import { addActivityShow, attend, publishWaitingShow } from './commonweal-actions.ts';
import { printApplications, printOne } from './print-commonweal.ts';

type Act = (words: readonly string[], desk: Desk) => Promise<void>;

/** How a locked volunteer's time is written when the desk gives a day. */
const endOfDay = ' 23:59:59';

export const commonweal: Command = {
  usage:
    'list [volunteers|groups|activities|shows] | read|approve <id> | reject <id> <reason> | lock <volunteerId> <YYYY-MM-DD> <reason> | unlock <volunteerId> | attend <activityId> <volunteerId> <hours> | show <activityId> <title> --text <text> | publish <showId> | withdraw <certificate>',
  summary:
    '公益：审核、锁定、签到与时长、公益秀、撤回证书 (volunteers, groups and activities: audit, lock, hours, shows)',
  async run([verb = '', ...words], desk) {
    const act = Object.hasOwn(acts, verb) ? acts[verb] : undefined;
    if (act === undefined) throw new DeskError(`要做什么？(${Object.keys(acts).join(', ')})`);
    await act(words, desk);
  },
};

const acts: Readonly<Record<string, Act>> = {
  list: async (words, desk) => printApplications(desk, words),
  read: async (words, desk) => printOne(desk, oneId(words)),
  approve: async (words, desk) => judge(desk, { id: oneId(words), to: 'approved', reason: '' }),
  reject: async ([id, ...words], desk) => {
    const reason = plainText(words.join(' '));
    if (id === undefined || reason === '')
      throw new DeskError('需要编号和原因，会告诉申请人 (an id, and why, told to its sender)');
    await judge(desk, { id, to: 'rejected', reason });
  },
  lock: async ([id, day, ...words], { db, now, print }) => {
    const reason = plainText(words.join(' '));
    if (id === undefined || day === undefined || reason === '' || !isDay(day))
      throw new DeskError('需要志愿者编号、锁定到哪一天和原因 (a volunteer’s id, a day YYYY-MM-DD, and why)');
    const until = day + endOfDay;
    if (until <= shanghaiTime(now)) throw new DeskError(`${day} 已经过去了 (that day is over)`);
    const isLocked = await db
      .transaction()
      .execute((transaction) => lockVolunteer(transaction, { volunteerId: id, until, reason }));
    if (!isLocked) throw noVolunteer(id);
    print(`${id} 锁定到 (locked until) ${until}: ${reason}`);
  },
  unlock: async (words, { db, print }) => {
    const id = oneId(words);
    if (!(await db.transaction().execute((transaction) => unlockVolunteer(transaction, id))))
      throw noVolunteer(id);
    print(`${id} 已解锁 (unlocked)`);
  },
  attend,
  show: addActivityShow,
  publish: async (words, desk) => publishWaitingShow(desk, oneId(words)),
  withdraw: async (words, { db, now, print }) => {
    const code = oneId(words);
    const time = shanghaiTime(now);
    const none = () => new DeskError(`没有有效的证书 ${code} (no such certificate that is valid)`);
    const isWithdrawn = await db
      .transaction()
      .execute((transaction) => withdrawCertificate(transaction, code, time))
      // another desk did in the same moment
      .catch(onDuplicate(none));
    if (!isWithdrawn) throw none();
    print(`${code} 已撤回 (withdrawn)`);
  },
};

async function judge({ db, now, print }: Desk, decision: Omit<Decision, 'now'>): Promise<void> {
  const { id, to, reason } = decision;
  if (auditedTable(id) === undefined)
    throw new DeskError(`${id} 不是志愿者、团队或活动的编号 (ids begin with vol-, grp- or act-)`);
  const isDecided = await db
    .transaction()
    .execute((transaction) => decide(transaction, { ...decision, now: shanghaiTime(now) }));
  if (!isDecided) throw new DeskError(`${id} 不在等待审核 (does not wait for an auditor)`);
  print(to === 'approved' ? `${id} 已通过 (approved)` : `${id} 已驳回 (rejected): ${reason}`);
}

function oneId([id, ...more]: readonly string[]): string {
  if (id === undefined || more.length > 0) throw new DeskError('需要一个编号 (one id)');
  return id;
}

const noVolunteer = (id: string) => new DeskError(`没有通过审核的志愿者 ${id} (no such approved volunteer)`);
