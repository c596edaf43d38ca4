import type { Transaction } from 'kysely';
import { activityFaults, type ActivityDraft } from '../../../../rules/commonweal/activity-form.ts';
import { Failure } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import { newId } from '../../../db/ids.ts';
import type { Schema } from '../../../db/schema.ts';
import { shanghaiTime } from '../../../db/time.ts';
import { cityName } from '../../shared/cities.ts';
import { plainText } from '../../shared/plain-text.ts';
import type { UploadOwners } from '../../shared/upload-owners.ts';
import { auditOf, pendingAudit } from '../audit/audit.ts';
import { claimPicture } from '../groups/group-pictures.ts';
import { refuseFaults } from '../refuse-faults.ts';
import { activityFor, toActivity } from './activity-rows.ts';
import { takenTimes } from './taken-times.ts';

export interface NewActivity {
  readonly readerId: string;
  /** an approved group of the reader */
  readonly groupId: string;
  /** decrypted; validated here, under the lock on the group */
  readonly draft: ActivityDraft;
  readonly owners: UploadOwners;
  readonly now: Date;
}

/** Maps a submitted form to the draft that the form rules validate. */
export function activityDraft(form: Schemas['ActivityForm']): ActivityDraft {
  const oneLine = (text: string) => plainText(text).replaceAll('\n', ' ');
  return {
    ...form,
    title: oneLine(form.title),
    place: oneLine(form.place),
    introduction: plainText(form.introduction),
    cityId: cityName(form.cityId) === '' ? '' : form.cityId,
  };
}

/**
 * Stores an activity for audit.
 * @throws Failure 400 that names fields, for example when the group has another activity at that time; 403 when the
 * group is no longer approved
 */
export async function addActivity(
  transaction: Transaction<Schema>,
  { readerId, groupId, draft, owners, now }: NewActivity,
): Promise<Schemas['GroupActivity']> {
  const time = shanghaiTime(now);
  // locks the group's row, so that of two concurrent activities the second one sees the first
  const { numUpdatedRows } = await transaction
    .updateTable('volunteer_groups')
    .set((eb) => ({ activities: eb.ref('activities') }))
    .where('id', '=', groupId)
    .where('audit', '=', 'approved')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Failure(403, '团队通过审核后才能发起活动');
  refuseFaults(activityFaults(draft, { now: time, taken: await takenTimes(transaction, groupId, time) }));
  const id = `act-${newId(now)}`;
  const cover = await claimPicture(transaction, {
    owners,
    id: draft.coverId,
    subject: `activity-cover:${id}`,
    field: 'coverId',
  });
  const { title, introduction, place, startsAt, endsAt, registerUntil } = draft;
  await transaction
    .insertInto('activities')
    .values({
      id,
      group_id: groupId,
      topic_id: null,
      title,
      introduction,
      place,
      cover_json: JSON.stringify({ ...cover, alt: title }),
      city_id: draft.cityId,
      quota: Number(draft.quota),
      min_age: ageOf(draft.minAge),
      max_age: ageOf(draft.maxAge),
      skills_json: JSON.stringify(draft.skills),
      register_until: registerUntil,
      starts_at: startsAt,
      ends_at: endsAt,
      cancelled_at: null,
      ...pendingAudit(now),
    })
    .execute();
  const row = await activityFor(transaction, id, readerId);
  return { activity: toActivity(row, time), audit: auditOf(row) };
}

const ageOf = (typed: string) => (typed === '' ? null : Number(typed));
