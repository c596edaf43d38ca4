import type { KeyObject } from 'node:crypto';
import type { VolunteerDraft } from '../../../../rules/commonweal/volunteer-form.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import { cityName } from '../../shared/cities.ts';
import { decryptPerson } from './volunteer-person.ts';

/**
 * Maps a submitted form to the draft that the form rules validate. @throws Failure 400 when its person cannot be
 * decrypted
 */
export function volunteerDraft(form: Schemas['VolunteerForm'], privateKey: KeyObject): VolunteerDraft {
  const { person, code, cityId, skills, guardianConsented, consented } = form;
  return {
    ...decryptPerson(person, privateKey),
    code,
    // an unknown city was not chosen from the list
    cityId: cityName(cityId) === '' ? '' : cityId,
    skills,
    guardianConsented,
    consented,
  };
}
