// `npm run release-notes -- <from>..<to>`: prints what changed between two commits.
import { fileURLToPath } from 'node:url';
import { releaseNotes } from './release-notes.ts';

const [range] = process.argv.slice(2);
if (range === undefined) {
  process.stderr.write('usage: npm run release-notes -- <from>..<to>\n');
  process.exitCode = 2;
} else
  try {
    process.stdout.write(await releaseNotes(fileURLToPath(new URL('../..', import.meta.url)), range));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
