import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { generateFiles, writeFiles } from './generate.ts';
import { describeHistories, listChanges } from './list-changes.ts';
import { loadContract } from './load-contract.ts';
import { contractFile, generatedFolder, releasesFolder } from './paths.ts';
import { readGeneratedContract } from './read-generated-contract.ts';
import { writeNextRelease } from './releases.ts';
import { runCommand } from './run-command.ts';
import { SdkError } from './sdk-error.ts';
import { writeSdk } from './write-sdk.ts';

const usage = 'Usage: npm run sdk -- [--spec <file-or-url>] [--out <folder>], or npm run sdk -- --release';

await runCommand(async () => {
  const { spec, out, release } = readWords();
  const contract = await loadContract(spec === undefined ? contractFile : addressOf(spec));
  const files = await generateFiles(contract);
  const target = out === undefined ? undefined : fromCaller(out);
  const generated = target === undefined ? generatedFolder : join(target, 'generated');
  const changes = listChanges((await readGeneratedContract(generated)) ?? {}, contract);
  await (target === undefined ? writeFiles(generated, files) : writeSdk(target, files));
  say(...describeHistories(changes), `${shown(generated)}: ${files.size} files written`);
  if (release) say(`${shown(await writeNextRelease(releasesFolder, contract))} written`);
});

function readWords(): { spec?: string; out?: string; release?: boolean } {
  try {
    const { values } = parseArgs({
      options: { spec: { type: 'string' }, out: { type: 'string' }, release: { type: 'boolean' } },
    });
    const { spec, out, release } = values;
    if (release && (spec ?? out) !== undefined) throw new SdkError(`Only openapi/ is released.\n${usage}`);
    return values;
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) throw new SdkError(`${error.message}\n${usage}`);
    throw error;
  }
}

function addressOf(spec: string): string {
  return /^https?:\/\//u.test(spec) ? spec : fromCaller(spec);
}

/** Resolves a path against the caller's folder; npm runs scripts in the project's folder. */
function fromCaller(path: string): string {
  const { INIT_CWD, npm_lifecycle_event } = process.env;
  return resolve(npm_lifecycle_event === 'sdk' && INIT_CWD !== undefined ? INIT_CWD : '.', path);
}

function shown(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith('..') ? path : short;
}

function say(...lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}
