import { keySource } from '../db/location.ts';
import { readOrCreateKeys } from '../services/encryption/key-files.ts';
import { createVault, type Vault } from '../services/encryption/personal-data-vault.ts';
import type { EditorContext } from './editor-command.ts';

/** Opens the vault of personal data with the gateway's key. */
export function openVault(env: EditorContext['env']): Vault {
  return createVault(readOrCreateKeys(keySource(env)).vaultKey);
}
