import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compareContracts } from './compare-contracts.ts';
import { readContractFile, type JsonObject } from './contract.ts';
import { generateFiles, writeFiles } from './generate.ts';
import { describeHistories, listChanges } from './list-changes.ts';
import { loadContract } from './load-contract.ts';
import { contractFile, generatedFolder, releasesFolder } from './paths.ts';
import { newestRelease, versionOf, writeRelease } from './releases.ts';
import { runCommand } from './run-command.ts';
import { SdkError } from './sdk-error.ts';
import { judgeVersion } from './version-rule.ts';
import { writeSdk } from './write-sdk.ts';

const usage = 'npm run sdk -- [--spec <file-or-url>] [--out <folder>] [--release]';

await runCommand(async () => {
  const { spec, out, release } = readWords();
  const source = spec === undefined ? contractFile : /^https?:\/\//u.test(spec) ? spec : fromCaller(spec);
  const contract = await loadContract(source);
  const files = await generateFiles(contract);
  const before = await readContractFile(join(generatedFolder, 'openapi.json'));
});
