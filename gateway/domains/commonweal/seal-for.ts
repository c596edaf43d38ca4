import type { KeyObject } from 'node:crypto';
import { encryptAnswer } from '../../services/encryption/transport-encryption.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import { fieldFailure } from '../shared/field-failure.ts';

/** What opens the personal data that is kept, and seals it for whoever wrote it. */
export interface SealingKeys {
  readonly vault: Vault;
  readonly privateKey: KeyObject;
}

/** A reader who asks for what they wrote themselves. */
export interface AskedByOwner {
  readonly readerId: string;
  /** one-time key of whoever asks, encrypted */
  readonly key: string;
  readonly now: Date;
}

/** Seals an answer under the one-time key of whoever asks. @throws Failure 400 that names the key when it is none */
export function sealFor(key: string, text: string, privateKey: KeyObject): string {
  const sealed = encryptAnswer(text, key, privateKey);
  if (sealed === undefined) throw fieldFailure('query.key', 'sealed', '密钥没有传好，请刷新页面再试一次');
  return sealed;
}
