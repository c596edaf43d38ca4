import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeHistories, listChanges } from './list-changes.ts';
import { contractFile, generatedFolder, releasesFolder } from './paths.ts';
import { readGeneratedContract } from './read-generated-contract.ts';
import { writeNextRelease } from './releases.ts';
import { runCommand } from './run-command.ts';
import { SdkError } from './sdk-error.ts';

const usage = `Usage: npm run sdk -- [--spec <file-or-url>] [--out <folder>]
       npm run sdk -- --draft | --release

Writes the SDK of openapi/ to sdk/generated and lists added, changed and removed operations.

  --spec <file-or-url>  another contract in OpenAPI 3.0 or 3.1, YAML or JSON
  --out <folder>        another folder, which gets a copy of the client too
  --draft               first drafts the examples that operations lack, in openapi/examples
  --release             then stores the contract as sdk/releases/<version>.json
  --help                shows this text`;

await runCommand(async () => {
  const { spec, out, draft, release, help } = readWords();
  if (help) return say(usage);
  // loaded here, so that a package that is not installed is reported
  const [{ draftExamples }, { generateFiles, writeFiles }, { loadContract }, { writeSdk }] =
    await Promise.all([
      import('./draft-examples.ts'),
      import('./generate.ts'),
      import('./load-contract.ts'),
      import('./write-sdk.ts'),
    ]);
  if (draft)
    for (const name of await draftExamples(dirname(contractFile), await loadContract(contractFile)))
      say(`drafted ${name}`);
  const contract = await loadContract(spec === undefined ? contractFile : addressOf(spec));
  const files = await generateFiles(contract);
  const target = out === undefined ? undefined : fromCaller(out);
  const generated = target === undefined ? generatedFolder : join(target, 'generated');
  const changes = listChanges((await readGeneratedContract(generated)) ?? {}, contract);
  await (target === undefined ? writeFiles(generated, files) : writeSdk(target, files));
  say(...describeHistories(changes), `${shown(generated)}: ${files.size} files written`);
  if (release) say(`${shown(await writeNextRelease(releasesFolder, contract))} written`);
});

interface Words {
  spec?: string;
  out?: string;
  draft?: boolean;
  release?: boolean;
  help?: boolean;
}

function readWords(): Words {
  try {
    const { values } = parseArgs({
      options: {
        spec: { type: 'string' },
        out: { type: 'string' },
        draft: { type: 'boolean' },
        release: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    const { spec, out, draft, release } = values;
    if ((release || draft) && (spec ?? out) !== undefined)
      throw new SdkError(`Only openapi/ is ${release ? 'released' : 'given examples'}.\n\n${usage}`);
    return values;
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) throw new SdkError(`${error.message}\n\n${usage}`);
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
