import * as v from 'valibot';
import type { KeyObject } from 'node:crypto';
import { decryptText, type EncryptedText } from '../../../services/encryption/transport-encryption.ts';
import type { Vault } from '../../../services/encryption/personal-data-vault.ts';
import { namedTexts } from '../../shared/named-texts.ts';
import { jsonColumn } from '../../../db/json-column.ts';

const personShape = v.object({
  name: v.string(),
  idNumber: v.string(),
  phone: v.string(),
  guardianName: v.string(),
  guardianPhone: v.string(),
});

/** A volunteer's personal data: for auditors only, stored encrypted. Missing texts are empty. */
export type VolunteerPerson = v.InferOutput<typeof personShape>;

/**
 * Decrypts personal data that a page encrypted. @throws Failure 400 when it was not encrypted for this key, or is
 * invalid
 */
export function decryptPerson(encrypted: EncryptedText, privateKey: KeyObject): VolunteerPerson {
  const text = namedTexts(decryptText(encrypted, privateKey), 'body.form.person');
  return {
    name: text('name'),
    idNumber: text('idNumber'),
    phone: text('phone'),
    guardianName: text('guardianName'),
    guardianPhone: text('guardianPhone'),
  };
}

const readPersonJson = jsonColumn('volunteers', 'person_sealed', personShape);

/** @throws Error when it was encrypted with another key */
export const readPerson = (vault: Vault, encrypted: string, volunteerId: string) =>
  readPersonJson(vault.decrypt(encrypted), volunteerId);
