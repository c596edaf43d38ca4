import { fileURLToPath } from 'node:url';
import { loadContract } from './contract.ts';
import { generateFiles, writeFiles } from './generate.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const contract = await loadContract(`${root}openapi/openapi.yaml`);
const files = await generateFiles(contract);
await writeFiles(`${root}sdk/generated`, files);
process.stdout.write(`sdk/generated: ${files.size} files written\n`);
