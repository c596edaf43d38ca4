import { changeRows, timestampInHours, lockEndDate } from './machine-paths.ts';
import type { RunningGateway } from './gateway.ts';

/** an activity of the demo, and another one that is in its way */
export const activityId = 'act-demo31';
const overlappingActivityId = 'act-demo32';

/**
 * Puts an activity and a volunteer where the gateway says so of the way to it.
 * @param standing a step, or what keeps the volunteer out
 */
export function setRegistrationState(gateway: RunningGateway, volunteerId: string, standing: string): void {
  const isOver = standing === 'closed' || standing === 'too-late';
  const place = { registered: activityId, 'too-late': activityId, clash: overlappingActivityId }[standing];
  const audit = { submitted: 'pending', 'not-volunteer': 'rejected' }[standing] ?? 'approved';
  const span = [timestampInHours(isOver ? -1 : 24), timestampInHours(48), timestampInHours(50)];
  changeRows(
    gateway,
    [
      `update activities set audit = 'approved', cancelled_at = null, max_age = null, skills_json = '[]',
       quota = 9, taken = ?, min_age = ?, register_until = ?, starts_at = ?, ends_at = ? where id in (?, ?)`,
      standing === 'full' ? 9 : 1,
      standing === 'not-eligible' ? 60 : null,
      ...span,
      activityId,
      overlappingActivityId,
    ],
    [
      'update volunteers set audit = ?, locked_until = ?, lock_reason = ? where id = ?',
      audit,
      standing === 'locked' ? `${lockEndDate} 23:59:59` : null,
      standing === 'locked' ? '三次报名没有到场' : '',
      volunteerId,
    ],
    ['delete from registrations where volunteer_id = ?', volunteerId],
  );
  if (place !== undefined)
    changeRows(gateway, [
      `insert into registrations (activity_id, volunteer_id, state, registered_at, changed_at)
       values (?, ?, 'registered', ?, ?)`,
      place,
      volunteerId,
      timestampInHours(0),
      timestampInHours(0),
    ]);
}
