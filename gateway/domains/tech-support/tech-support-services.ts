import type { TransportKey } from '../../services/encryption/key-files.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';

/** What the newspaper's tools need of the world beside the database. */
export interface TechSupportServices {
  /** keeps what people fill into forms encrypted, with a key that is not in the database */
  readonly vault: Vault;
  /** opens what pages sealed */
  readonly transport: TransportKey;
}
