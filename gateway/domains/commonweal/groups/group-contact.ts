import type { KeyObject } from 'node:crypto';
import type { Sealed } from '../../../services/sealing/sealed-text.ts';
import { sealedTexts } from '../sealed-texts.ts';

/** How a group is reached: for auditors alone, and kept encrypted. */
export interface GroupContact {
  readonly contactName: string;
  readonly contactPhone: string;
}

/** What a page sealed. @throws Failure 400 when it was not sealed for this key, or is no contact */
export function openContact(sealed: Sealed, privateKey: KeyObject): GroupContact {
  const text = sealedTexts(sealed, privateKey, 'body.form.contact');
  return { contactName: text('contactName'), contactPhone: text('contactPhone') };
}
