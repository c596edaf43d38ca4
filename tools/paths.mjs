import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Repository root. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));
