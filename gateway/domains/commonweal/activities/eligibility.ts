import { ageOn } from '../../../../rules/people/calendar.ts';
import { readIdNumber } from '../../../../rules/people/id-number.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Vault } from '../../../services/encryption/personal-data-vault.ts';
import { readPerson } from '../volunteers/volunteer-person.ts';
import { readSkills, type VolunteerRow } from '../volunteers/volunteer-rows.ts';
import type { ActivityRow } from './activity-rows.ts';
import { jsonColumn } from '../../../db/json-column.ts';
import { skillsShape } from '../../shared/json-shapes.ts';

const readRequiredSkills = jsonColumn('activities', 'skills_json', skillsShape);

type Required = Pick<ActivityRow, 'id' | 'min_age' | 'max_age' | 'skills_json' | 'starts_at'>;

/** The requirements of an activity as text. */
export function requirementOf({
  id,
  min_age,
  max_age,
  skills_json,
}: Required): Schemas['ActivityRequirement'] {
  return {
    ...(min_age !== null && { minAge: min_age }),
    ...(max_age !== null && { maxAge: max_age }),
    skills: readRequiredSkills(skills_json, id),
  };
}

/** Why a volunteer is not eligible, as a sentence for them; undefined when they are. */
export function ineligibilityReason(
  activity: Required,
  volunteer: Pick<VolunteerRow, 'id' | 'person_sealed' | 'skills_json'>,
  vault: Vault,
): string | undefined {
  const { minAge, maxAge, skills } = requirementOf(activity);
  const age = minAge === undefined && maxAge === undefined ? undefined : ageAt(activity, volunteer, vault);
  if (minAge !== undefined && (age ?? 0) < minAge) return `这个活动要求年满 ${minAge} 周岁`;
  if (maxAge !== undefined && (age ?? Infinity) > maxAge) return `这个活动要求不超过 ${maxAge} 周岁`;
  const own = readSkills(volunteer.skills_json, volunteer.id);
  return skills.length > 0 && !skills.some((skill) => own.includes(skill))
    ? '这个活动需要相应的特长，可以在志愿者资料里补充'
    : undefined;
}

/** Age in full years on the day of the activity; undefined when the birth date is unknown. */
function ageAt(
  { starts_at }: Required,
  { id, person_sealed }: Pick<VolunteerRow, 'id' | 'person_sealed'>,
  vault: Vault,
): number | undefined {
  if (person_sealed === null) return undefined;
  const day = starts_at.slice(0, 10);
  const holder = readIdNumber(readPerson(vault, person_sealed, id).idNumber, day);
  return holder && ageOn(holder.birth, day);
}
