import type { TransportKey } from '../../services/encryption/key-files.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';

/** External dependencies of the newspaper's tools besides the database. */
export interface TechSupportServices {
  /** encrypts form entries with a key that is not stored in the database */
  readonly vault: Vault;
  /** decrypts what pages encrypted */
  readonly transport: TransportKey;
}
