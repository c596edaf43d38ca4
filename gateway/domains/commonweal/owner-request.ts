import type { KeyObject } from 'node:crypto';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';

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
