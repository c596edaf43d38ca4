import { compareContracts } from './compare-contracts.ts';
import { readJson } from './contract.ts';
import { generateFiles } from './generate.ts';
import { lintContract } from './lint-contract.ts';
import { loadContract } from './load-contract.ts';
import { contractFile, generatedFolder, releasesFolder, sdkFolder } from './paths.ts';
import { newestRelease, versionOf } from './releases.ts';
import { runCommand } from './run-command.ts';
import { staleFiles } from './stale-files.ts';
import { SdkError } from './sdk-error.ts';
import { judgeVersion, readVersion } from './version-rule.ts';

await runCommand(async () => {
  const contract = await loadContract(contractFile);
  const lint = lintContract(contract);
  if (lint.length > 0) throw new SdkError(lint.join('\n'));

  const stale = await staleFiles(generatedFolder, await generateFiles(contract));
  const version = versionOf(contract);
  const manifest = await readJson(`${sdkFolder}package.json`);
  const release = await newestRelease(releasesFolder);
  const faults = [
    ...stale.map((fault) => `sdk/generated/${fault}`),
    ...(stale.length > 0 ? ['Run `npm run sdk` and commit what it writes.'] : []),
    ...judgeVersion(release.version, version, await compareContracts(release.contract, contract)),
    ...(isAbreast(manifest.version, version)
      ? []
      : [
          `sdk/package.json has version ${String(manifest.version)}: its major and minor are those of ${version}.`,
        ]),
  ];
  if (faults.length > 0) throw new SdkError(faults.join('\n'));
  process.stdout.write(
    `contract ${version}: sound, generated files fresh, nothing broken since ${release.version}\n`,
  );
});

/** The package may have patches of its own; more it takes from the contract. */
function isAbreast(packageVersion: unknown, contractVersion: string): boolean {
  const [own, contract] = [readVersion(packageVersion), readVersion(contractVersion)];
  return own.major === contract.major && own.minor === contract.minor;
}
