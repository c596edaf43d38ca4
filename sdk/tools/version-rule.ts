import { describeChanges, type OperationChange } from './compare/change.ts';
import { SdkError } from './sdk-error.ts';

export interface Version {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
}

/** Parses `1.2.3`. @throws SdkError if it is invalid */
export function readVersion(text: unknown): Version {
  const match = typeof text === 'string' ? /^(\d+)\.(\d+)\.(\d+)$/u.exec(text) : null;
  if (match === null) throw new SdkError(`${JSON.stringify(text)} is not a version such as 1.2.3.`);
  return { major: Number(match[1]), minor: Number(match[2]), patch: Number(match[3]) };
}

/** Orders versions, oldest first. */
export function compareVersions(a: Version, b: Version): number {
  return a.major - b.major || a.minor - b.minor || a.patch - b.patch;
}

/**
 * What prevents a contract from following a release, one sentence each: breaking changes require a higher major version,
 * additions and warnings a higher minor version, and the version may not be lower than the release.
 */
export function judgeVersion(
  release: string,
  present: string,
  changes: readonly OperationChange[],
): string[] {
  const [old, next] = [readVersion(release), readVersion(present)];
  if (compareVersions(next, old) < 0)
    return [`info.version is ${present}, but ${release} is already released: raise it.`];
  if (next.major > old.major) return [];
  const ofKind = (kind: OperationChange['kind']) =>
    describeChanges(changes.filter((change) => change.kind === kind));
  const breaking = ofKind('breaking');
  if (breaking.length > 0)
    return [
      ...breaking,
      `This breaks clients of ${release}: undo it, or raise info.version from ${present} to ${old.major + 1}.0.0.`,
    ];
  const additions = [...ofKind('warning'), ...ofKind('addition')];
  if (additions.length === 0 || next.minor > old.minor) return [];
  return [
    ...additions,
    `This adds to ${release}: raise info.version from ${present} to ${old.major}.${old.minor + 1}.0.`,
  ];
}
