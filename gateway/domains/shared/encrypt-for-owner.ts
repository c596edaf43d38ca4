import type { KeyObject } from 'node:crypto';
import { encryptResponse } from '../../services/encryption/transport-encryption.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import { fieldFailure } from './field-failure.ts';

/** Keys to decrypt stored personal data and to encrypt it for its owner. */
export interface PersonalDataKeys {
  readonly vault: Vault;
  readonly privateKey: KeyObject;
}

/** A reader's request for their own data. */
export interface OwnerRequest {
  readonly readerId: string;
  /** one-time key of the requester, encrypted */
  readonly key: string;
  readonly now: Date;
}

/**
 * Encrypts a response with the requester's one-time key.
 * @param path of the key in the request
 * @throws Failure 400 that names the key when it is invalid
 */
export function encryptForOwner(
  key: string,
  text: string,
  privateKey: KeyObject,
  path = 'query.key',
): string {
  const encrypted = encryptResponse(text, key, privateKey);
  if (encrypted === undefined) throw fieldFailure(path, 'sealed', '密钥没有传好，请刷新页面再试一次');
  return encrypted;
}
