import type { KeyObject } from 'node:crypto';
import { openSealed, type Sealed } from '../../../services/sealing/sealed-text.ts';
import type { Vault } from '../../../services/sealing/vault.ts';
import { wrongField } from '../../shared/wrong-field.ts';

/** Who a volunteer is: for auditors alone, and kept encrypted. Texts are empty where there is nothing. */
export interface VolunteerPerson {
  readonly name: string;
  readonly idNumber: string;
  readonly phone: string;
  readonly guardianName: string;
  readonly guardianPhone: string;
}

const fields = ['name', 'idNumber', 'phone', 'guardianName', 'guardianPhone'] as const;
const longest = 100;

/** What a page sealed. @throws Failure 400 when it was not sealed for this key, or is nobody */
export function openPerson(sealed: Sealed, privateKey: KeyObject): VolunteerPerson {
  const person = personOf(openSealed(sealed, privateKey) ?? '');
  if (person === undefined)
    throw wrongField('body.form.person', 'sealed', '内容没有传好，请刷新页面再试一次');
  return person;
}

function personOf(text: string): VolunteerPerson | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined; // no JSON: the caller answers 400
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const given: Partial<Record<keyof VolunteerPerson, unknown>> = value;
  const [name, idNumber, phone, guardianName, guardianPhone] = fields.map((field) => given[field] ?? '');
  if (!isShort(name) || !isShort(idNumber) || !isShort(phone)) return undefined;
  if (!isShort(guardianName) || !isShort(guardianPhone)) return undefined;
  return { name, idNumber, phone, guardianName, guardianPhone };
}

const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= longest;

/** @param sealed as this domain sealed it @throws Error when it was sealed with another key */
export const keptPerson = (vault: Vault, sealed: string) => JSON.parse(vault.open(sealed)) as VolunteerPerson;
