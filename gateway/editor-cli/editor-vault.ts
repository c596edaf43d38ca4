import { join } from 'node:path';
import { databaseLocation } from '../db/location.ts';
import { readOrCreateKeys, readVaultKey } from '../services/encryption/key-files.ts';
import { createVault, type Vault } from '../services/encryption/personal-data-vault.ts';
import type { EditorContext } from './editor-command.ts';

/** Opens the vault of personal data with the gateway's key: from the environment, else from the data folder. */
export function openVault(env: EditorContext['env']): Vault {
  const { PERSONAL_DATA_KEY: key } = env;
  return createVault(
    key ? readVaultKey(key) : readOrCreateKeys(join(databaseLocation(env).dataDir, 'keys')).vaultKey,
  );
}
