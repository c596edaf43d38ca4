import { parseArgs } from 'node:util';
import { shanghaiTime } from '../../db/time.ts';
import {
  markAttendance,
  type AttendanceRefusal,
} from '../../domains/commonweal/activities/mark-attendance.ts';
import { addShow, publishShow } from '../../domains/commonweal/shows/publish-show.ts';
import { plainText } from '../../domains/shared/plain-text.ts';
import { type EditorContext, CommandError } from '../editor-command.ts';

const refusals: Readonly<Record<AttendanceRefusal, string>> = {
  'no-activity': '没有这个活动，或还没有通过审核 (no such approved activity)',
  'not-begun': '活动还没有开始 (the activity has not started)',
  'not-registered': '这位志愿者没有报名，或已经登记过 (not registered, or attendance already recorded)',
  'too-long': '时长超过了活动的时间 (more hours than the activity lasted)',
};

/** Records the attendance of a volunteer in hours; 0 means absent. */
export async function recordAttendance(
  args: readonly string[],
  { db, now, print }: EditorContext,
): Promise<void> {
  const [activityId, volunteerId, typed = '', ...more] = args;
  const hours = Number(typed);
  if (activityId === undefined || volunteerId === undefined || more.length > 0)
    throw new CommandError('需要活动编号、志愿者编号和时长 (activity id, volunteer id and hours)');
  if (!/^\d{1,2}(?:\.\d{1,2})?$/.test(typed))
    throw new CommandError('时长以小时计，如 2.5；未到场写 0 (hours, such as 2.5; 0 if absent)');
  const attendance = { activityId, volunteerId, minutes: Math.round(hours * 60), now: shanghaiTime(now) };
  const marked = await db.transaction().execute((transaction) => markAttendance(transaction, attendance));
  if ('refusal' in marked) throw new CommandError(refusals[marked.refusal]);
  print(
    marked.certificate === ''
      ? `${volunteerId} 未到场 (absent)`
      : `${volunteerId} ${typed} 小时，证书 (hours, certificate) ${marked.certificate}`,
  );
}

/** Creates an unpublished show of an activity. */
export async function addActivityShow(
  args: readonly string[],
  { db, now, print }: EditorContext,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { text: { type: 'string', default: '' } },
    allowPositionals: true,
  });
  const [activityId, ...titleParts] = positionals;
  const title = plainText(titleParts.join(' ')).replaceAll('\n', ' ');
  const text = plainText(values.text);
  if (activityId === undefined || title === '' || text === '')
    throw new CommandError('需要活动编号、标题和 --text 正文 (activity id, title and --text)');
  const id = await db
    .transaction()
    .execute((transaction) => addShow(transaction, { activityId, title, text }, now));
  if (id === undefined)
    throw new CommandError(`没有通过审核的活动 ${activityId} (no such approved activity)`);
  print(`${id} 已写好，等待发布 (not yet published): ${title}`);
}

/** Publishes a show. */
export async function publishActivityShow({ db, now, print }: EditorContext, showId: string): Promise<void> {
  const isPublished = await db
    .transaction()
    .execute((transaction) => publishShow(transaction, showId, shanghaiTime(now)));
  if (!isPublished) throw new CommandError(`没有等待发布的公益秀 ${showId} (no such unpublished show)`);
  print(`${showId} 已发布 (published)`);
}
