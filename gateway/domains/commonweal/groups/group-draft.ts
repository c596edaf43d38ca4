import type { KeyObject } from 'node:crypto';
import type { GroupDraft } from '../../../../rules/commonweal/group-form.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import { cityName } from '../../shared/cities.ts';
import { plainText } from '../../shared/plain-text.ts';
import { decryptContact } from './group-contact.ts';

/**
 * Maps a submitted form to the draft that the form rules validate.
 * @throws Failure 400 when its contact cannot be decrypted
 */
export function groupDraft(form: Schemas['GroupForm'], privateKey: KeyObject): GroupDraft {
  const { contact, name, creditCode, cityId, licenceId, logoId, introduction, consented } = form;
  return {
    ...decryptContact(contact, privateKey),
    name: plainText(name).replaceAll('\n', ' '),
    creditCode,
    // an unknown city was not chosen from the list
    cityId: cityName(cityId) === '' ? '' : cityId,
    licenceId,
    logoId,
    introduction: plainText(introduction),
    consented,
  };
}
