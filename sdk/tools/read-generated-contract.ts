import { join } from 'node:path';
import { readJson, type JsonObject } from './contract.ts';

/** The contract that a folder's files were generated from; `undefined` when there are none yet. */
export async function readGeneratedContract(folder: string): Promise<JsonObject | undefined> {
  try {
    return await readJson(join(folder, 'openapi.json'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
