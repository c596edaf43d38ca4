import type { KeyObject } from 'node:crypto';
import type { GroupDraft } from '../../../../rules/commonweal/group-form.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import { cityName } from '../../shared/cities.ts';
import { plainText } from '../../shared/plain-text.ts';
import { openContact } from './group-contact.ts';

/**
 * A form that was sent, as the rules of the form read it.
 * @throws Failure 400 when its contact cannot be read
 */
export function groupDraft(form: Schemas['GroupForm'], privateKey: KeyObject): GroupDraft {
  const { contact, name, creditCode, cityId, licenceId, logoId, introduction, consented } = form;
  return {
    ...openContact(contact, privateKey),
    name: plainText(name).replaceAll('\n', ' '),
    creditCode,
    // a city that is none was not chosen from the list
    cityId: cityName(cityId) === '' ? '' : cityId,
    licenceId,
    logoId,
    introduction: plainText(introduction),
    consented,
  };
}
