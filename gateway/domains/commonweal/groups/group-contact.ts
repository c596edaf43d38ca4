import type * as v from 'valibot';
import type { KeyObject } from 'node:crypto';
import { decryptText, type EncryptedText } from '../../../services/encryption/transport-encryption.ts';
import { namedTexts } from '../../shared/named-texts.ts';
import { jsonColumn } from '../../../db/json-column.ts';
import { groupContactShape } from '../../shared/json-shapes.ts';
import type { Vault } from '../../../services/encryption/personal-data-vault.ts';

/** A group's contact: for auditors only, stored encrypted. */
export type GroupContact = v.InferOutput<typeof groupContactShape>;

/**
 * Decrypts a contact that a page encrypted. @throws Failure 400 when it was not encrypted for this key, or is not a
 * contact
 */
export function decryptContact(encrypted: EncryptedText, privateKey: KeyObject): GroupContact {
  const text = namedTexts(decryptText(encrypted, privateKey), 'body.form.contact');
  return { contactName: text('contactName'), contactPhone: text('contactPhone') };
}

const readContactJson = jsonColumn('volunteer_groups', 'contact_sealed', groupContactShape);

/** @throws Error when it was encrypted with another key */
export const readContact = (vault: Vault, encrypted: string, groupId: string) =>
  readContactJson(vault.decrypt(encrypted), groupId);
