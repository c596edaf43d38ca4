import { describe, expect, test } from 'vitest';
import type { OperationChange } from './compare/change.ts';
import { compareVersions, judgeVersion, readVersion } from './version-rule.ts';

const broken: OperationChange = { kind: 'breaking', operation: 'listNews', text: 'is removed' };
const added: OperationChange = { kind: 'addition', operation: 'saveNews', text: 'is new' };

describe('version of a contract', () => {
  test.each([
    ['1.2.3', '1.2.3', []],
    ['1.2.3', '1.2.4', []],
    ['1.2.3', '1.3.0', [added]],
    ['1.2.3', '2.0.0', [added]],
    ['1.2.3', '2.0.0', [broken, added]],
  ])('%s may be followed by %s', (release, present, changes) => {
    expect(judgeVersion(release, present, changes)).toEqual([]);
  });

  test.each(['1.2.3', '1.2.4', '1.3.0'])(
    'a breaking change after 1.2.3 requires a new major version, not %s',
    (present) => {
      expect(judgeVersion('1.2.3', present, [added, broken])).toEqual([
        'listNews: is removed.',
        `This breaks clients of 1.2.3: undo it, or raise info.version from ${present} to 2.0.0.`,
      ]);
    },
  );

  test.each(['1.2.3', '1.2.4'])('an addition after 1.2.3 requires a new minor version, not %s', (present) => {
    expect(judgeVersion('1.2.3', present, [added])).toEqual([
      'saveNews: is new.',
      `This adds to 1.2.3: raise info.version from ${present} to 1.3.0.`,
    ]);
  });

  test('may not be lower than the release', () => {
    expect(judgeVersion('1.10.0', '1.9.0', [])).toEqual([
      'info.version is 1.9.0, but 1.10.0 is already released: raise it.',
    ]);
  });

  test('is compared numerically', () => {
    const sorted = ['1.10.0', '1.9.9', '0.20.1'].map(readVersion).toSorted(compareVersions);
    expect(sorted.map(({ minor }) => minor)).toEqual([20, 9, 10]);
  });

  test.each(['1.2', 'v1.2.3', '1.2.3-beta', 7, undefined])('%s is invalid', (text) => {
    expect(() => readVersion(text)).toThrow('is not a version such as 1.2.3.');
  });
});
