import { describeChanges } from './compare/change.ts';
import { compareContracts } from './compare/compare-contracts.ts';
import { readJson } from './contract.ts';
import { generateFiles } from './generate.ts';
import { lintContract } from './lint-contract.ts';
import { loadContract } from './load-contract.ts';
import { lintByRedocly } from './redocly-rules.ts';
import { newestRelease, versionOf } from './releases.ts';
import { staleFiles } from './stale-files.ts';
import { judgeVersion, readVersion } from './version-rule.ts';

/** Files and folders of a contract and its SDK. */
export interface Places {
  /** file of the contract */
  readonly contract: string;
  /** folder of the generated files */
  readonly generated: string;
  /** folder of the released contracts */
  readonly releases: string;
  /** package.json of the SDK */
  readonly manifest: string;
}

/** What a check before a release finds, one sentence each. */
export interface Findings {
  /** what prevents the release: lint errors, stale generated files, a version that does not match the changes */
  readonly faults: readonly string[];
  /** changes since the last release that a person has to look at */
  readonly warnings: readonly string[];
}

/**
 * Checks a contract before its release. After lint errors nothing else is checked.
 * @throws SdkError if a required file cannot be read
 */
export async function findFaults({
  contract: file,
  generated,
  releases,
  manifest,
}: Places): Promise<Findings> {
  const contract = await loadContract(file);
  const ours = lintContract(contract);
  const broken = ours.length > 0 ? ours : await lintByRedocly(file);
  if (broken.length > 0) return { faults: broken, warnings: [] };

  const stale = await staleFiles(generated, await generateFiles(contract));
  const version = versionOf(contract);
  const release = await newestRelease(releases);
  const changes = compareContracts(release.contract, contract);
  const faults = [
    ...stale.map((fault) => `sdk/generated/${fault}`),
    ...(stale.length > 0 ? ['Run `npm run sdk` and commit the result.'] : []),
    ...judgeVersion(release.version, version, changes),
    ...judgePackage((await readJson(manifest)).version, version),
  ];
  return { faults, warnings: describeChanges(changes.filter(({ kind }) => kind === 'warning')) };
}

/** The package's major and minor version follow the contract; patch versions are independent. */
function judgePackage(own: unknown, contract: string): string[] {
  const [mine, theirs] = [readVersion(own), readVersion(contract)];
  if (mine.major === theirs.major && mine.minor === theirs.minor) return [];
  return [`sdk/package.json has version ${String(own)}: its major and minor version must match ${contract}.`];
}
