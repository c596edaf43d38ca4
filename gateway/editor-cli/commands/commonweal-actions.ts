import { parseArgs } from 'node:util';
import { shanghaiTime } from '../../db/time.ts';
import {
  markAttendance,
  type AttendanceRefusal,
} from '../../domains/commonweal/activities/mark-attendance.ts';
import { addShow, publishShow } from '../../domains/commonweal/shows/publish-show.ts';
import { plainText } from '../../domains/shared/plain-text.ts';
import { type Desk, DeskError } from '../editor-command.ts';

const refusals: Readonly<Record<AttendanceRefusal, string>> = {
  'no-activity': '没有这个活动，或还没有通过审核 (no such approved activity)',
  'not-begun': '活动还没有开始 (it has not begun)',
  'not-registered': '这位志愿者没有报名，或已经登记过 (not registered, or marked before)',
  'too-long': '时长超过了活动的时间 (more hours than the activity has)',
};

/** Marks who came and for how many hours; 0 is who did not come. */
export async function attend(words: readonly string[], { db, now, print }: Desk): Promise<void> {
  const [activityId, volunteerId, typed = '', ...more] = words;
  const hours = Number(typed);
  if (activityId === undefined || volunteerId === undefined || more.length > 0)
    throw new DeskError('需要活动编号、志愿者编号和时长 (an activity’s id, a volunteer’s, and hours)');
  if (!/^\d{1,2}(?:\.\d{1,2})?$/.test(typed))
    throw new DeskError('时长以小时计，如 2.5；未到场写 0 (hours, such as 2.5; 0 for who did not come)');
  const attendance = { activityId, volunteerId, minutes: Math.round(hours * 60), now: shanghaiTime(now) };
  const marked = await db.transaction().execute((transaction) => markAttendance(transaction, attendance));
  if ('refusal' in marked) throw new DeskError(refusals[marked.refusal]);
  print(
    marked.certificate === ''
      ? `${volunteerId} 未到场 (absent)`
      : `${volunteerId} ${typed} 小时，证书 (hours, certificate) ${marked.certificate}`,
  );
}

/** Writes a show of an activity, which waits to be published. */
export async function addActivityShow(words: readonly string[], { db, now, print }: Desk): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { text: { type: 'string', default: '' } },
    allowPositionals: true,
  });
  const [activityId, ...titleWords] = positionals;
  const title = plainText(titleWords.join(' ')).replaceAll('\n', ' ');
  const text = plainText(values.text);
  if (activityId === undefined || title === '' || text === '')
    throw new DeskError('需要活动编号、标题和 --text 正文 (an activity’s id, a title, and --text)');
  const id = await db
    .transaction()
    .execute((transaction) => addShow(transaction, { activityId, title, text }, now));
  if (id === undefined) throw new DeskError(`没有通过审核的活动 ${activityId} (no such approved activity)`);
  print(`${id} 已写好，等待发布 (waits to be published): ${title}`);
}

/** Shows everybody a show that waits. */
export async function publishWaitingShow({ db, now, print }: Desk, showId: string): Promise<void> {
  const isPublished = await db
    .transaction()
    .execute((transaction) => publishShow(transaction, showId, shanghaiTime(now)));
  if (!isPublished) throw new DeskError(`没有等待发布的公益秀 ${showId} (no such show that waits)`);
  print(`${showId} 已发布 (published)`);
}
