import type { KeyObject } from 'node:crypto';
import type { Sealed } from '../../../services/sealing/sealed-text.ts';
import type { Vault } from '../../../services/sealing/vault.ts';
import { sealedTexts } from '../sealed-texts.ts';

/** Who a volunteer is: for auditors alone, and kept encrypted. Texts are empty where there is nothing. */
export interface VolunteerPerson {
  readonly name: string;
  readonly idNumber: string;
  readonly phone: string;
  readonly guardianName: string;
  readonly guardianPhone: string;
}

/** What a page sealed. @throws Failure 400 when it was not sealed for this key, or is nobody */
export function openPerson(sealed: Sealed, privateKey: KeyObject): VolunteerPerson {
  const text = sealedTexts(sealed, privateKey, 'body.form.person');
  return {
    name: text('name'),
    idNumber: text('idNumber'),
    phone: text('phone'),
    guardianName: text('guardianName'),
    guardianPhone: text('guardianPhone'),
  };
}

/** @param sealed as this domain sealed it @throws Error when it was sealed with another key */
export const keptPerson = (vault: Vault, sealed: string) => JSON.parse(vault.open(sealed)) as VolunteerPerson;
