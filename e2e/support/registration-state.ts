import { changeRows, timestampInHours, lockEndDate } from './database-rows.ts';
import type { RunningGateway } from './gateway.ts';

/** an activity of the demo content, and another one at the same time */
export const activityId = 'act-demo31';
const overlappingActivityId = 'act-demo32';

/**
 * Changes an activity and a volunteer so that the gateway reports the given standing.
 * @param standing a step of the registration, or the reason why it is not possible
 */
export function setRegistrationState(gateway: RunningGateway, volunteerId: string, standing: string): void {
  const isOver = standing === 'closed' || standing === 'too-late';
  const registeredId = { registered: activityId, 'too-late': activityId, clash: overlappingActivityId }[
    standing
  ];
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
  if (registeredId !== undefined)
    changeRows(gateway, [
      `insert into registrations (activity_id, volunteer_id, state, registered_at, changed_at)
       values (?, ?, 'registered', ?, ?)`,
      registeredId,
      volunteerId,
      timestampInHours(0),
      timestampInHours(0),
    ]);
}
