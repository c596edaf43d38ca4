import type { KeyObject } from 'node:crypto';
import { decryptText, type EncryptedText } from '../../services/encryption/transport-encryption.ts';
import { fieldFailure } from '../shared/field-failure.ts';

/**
 * Decrypts a field that a page encrypted. @throws Failure 400 that names the field, when it was not encrypted for
 * this key
 */
export function decryptField(privateKey: KeyObject, encrypted: EncryptedText, path: string): string {
  const text = decryptText(encrypted, privateKey);
  if (text === undefined) throw fieldFailure(path, 'sealed', '内容没有传好，请刷新页面再试一次');
  return text;
}
