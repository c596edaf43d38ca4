import type { TransportKey } from '../../services/encryption/key-files.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';

/** A code from a short message, and the phone that it was sent to. */
export interface GivenCode {
  readonly phone: string;
  readonly code: string;
  /** hash of the network that asks */
  readonly addressHash: string;
}

/** What the programme needs of the world beside the database. */
export interface CommonwealServices {
  /** keeps who people are encrypted, with a key that is not in the database */
  readonly vault: Vault;
  /** opens what pages sealed */
  readonly transport: TransportKey;
  /** Uses a phone's code up. @throws Failure 400 that names the code, 429 after too many wrong ones */
  readonly checkCode: (given: GivenCode) => Promise<void>;
}
