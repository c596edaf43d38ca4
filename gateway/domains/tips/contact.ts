import * as v from 'valibot';
import type { KeyObject } from 'node:crypto';
import { decryptText, type EncryptedText } from '../../services/encryption/transport-encryption.ts';
import { parseJsonObject } from '../shared/parse-json-object.ts';
import { fieldFailure } from '../shared/field-failure.ts';
import { jsonColumn } from '../../db/json-column.ts';

const contactShape = v.object({
  phone: v.exactOptional(v.string()),
  /** degrees, rounded to a hundred metres */
  position: v.exactOptional(v.object({ latitude: v.number(), longitude: v.number() })),
});

/** A sender's phone and position: for editors only, stored encrypted. */
export type TipContact = v.InferOutput<typeof contactShape>;

/** Parses the decrypted column. */
export const readTipContact = jsonColumn('tips', 'contact_sealed', contactShape);

/** @throws Failure 400 when it was not encrypted for this key, or is not a valid contact */
export function decryptContact(encrypted: EncryptedText | undefined, privateKey: KeyObject): TipContact {
  if (encrypted === undefined) return {};
  const text = decryptText(encrypted, privateKey);
  if (text === undefined) throw fieldFailure('body.contact', 'sealed', '内容没有传好，请刷新页面再试一次');
  const contact = contactOf(text);
  if (contact === undefined) throw fieldFailure('body.contact', 'contact', '联系方式不完整，请重新填写');
  return contact;
}

function contactOf(text: string): TipContact | undefined {
  const value = parseJsonObject(text);
  if (value === undefined) return undefined;
  const { phone, position } = value;
  if (phone !== undefined && typeof phone !== 'string') return undefined;
  const place = positionOf(position);
  if (position !== undefined && place === undefined) return undefined;
  return { ...(phone && { phone }), ...(place && { position: place }) };
}

function positionOf(value: unknown): TipContact['position'] {
  if (typeof value !== 'object' || value === null) return undefined;
  const { latitude, longitude }: { latitude?: unknown; longitude?: unknown } = value;
  if (!isDegrees(latitude, 90) || !isDegrees(longitude, 180)) return undefined;
  return { latitude: toHundredMetres(latitude), longitude: toHundredMetres(longitude) };
}

const isDegrees = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

const toHundredMetres = (degrees: number) => Math.round(degrees * 1000) / 1000;
