import type { TransportKey } from '../../services/encryption/key-files.ts';
import type { SignedLedgers } from '../shared/ledger/signed-ledgers.ts';
import type { SubmittedCode } from '../shared/submitted-code.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';

/** External dependencies of the volunteers' programme besides the database. */
export interface CommonwealServices {
  /** encrypts personal data with a key that is not stored in the database */
  readonly vault: Vault;
  /** decrypts what pages encrypted */
  readonly transport: TransportKey;
  /** proves records of service */
  readonly ledgers: SignedLedgers;
  /** Consumes a phone's code. @throws Failure 400 that names the code, 429 after too many wrong ones */
  readonly checkCode: (given: SubmittedCode) => Promise<void>;
}
