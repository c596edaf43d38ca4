import { join } from 'node:path';
import { databaseLocation } from '../db/location.ts';
import { openKeyFiles, readVaultKey } from '../services/encryption/key-files.ts';
import { createVault, type Vault } from '../services/encryption/personal-data-vault.ts';
import type { Desk } from './command.ts';

/** Opens what the gateway keeps encrypted, with the key of its environment or of its folder. */
export function deskVault(env: Desk['env']): Vault {
  const { PERSONAL_DATA_KEY: key } = env;
  return createVault(
    key ? readVaultKey(key) : openKeyFiles(join(databaseLocation(env).dataDir, 'keys')).vaultKey,
  );
}
