import type { KeyObject } from 'node:crypto';
import { openSealed, type Sealed } from '../../../services/sealing/sealed-text.ts';
import { wrongField } from '../../shared/wrong-field.ts';

/** How a group is reached: for auditors alone, and kept encrypted. */
export interface GroupContact {
  readonly contactName: string;
  readonly contactPhone: string;
}

const longest = 100;

/** What a page sealed. @throws Failure 400 when it was not sealed for this key, or is no contact */
export function openContact(sealed: Sealed, privateKey: KeyObject): GroupContact {
  const contact = contactOf(openSealed(sealed, privateKey) ?? '');
  if (contact === undefined)
    throw wrongField('body.form.contact', 'sealed', '内容没有传好，请刷新页面再试一次');
  return contact;
}

function contactOf(text: string): GroupContact | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined; // no JSON: the caller answers 400
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { contactName = '', contactPhone = '' }: { contactName?: unknown; contactPhone?: unknown } = value;
  if (typeof contactName !== 'string' || typeof contactPhone !== 'string') return undefined;
  if (contactName.length > longest || contactPhone.length > longest) return undefined;
  return { contactName, contactPhone };
}
