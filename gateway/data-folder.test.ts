import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { prepareDataFolder } from './data-folder.ts';

let folder: string;
let warnings: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
  warnings = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const prepare = (path = folder) => prepareDataFolder(path, (line) => warnings.push(line));
const modeOf = (...path: readonly string[]) => statSync(join(folder, ...path)).mode & 0o7777;

function write(name: string, mode: number): void {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true, mode: 0o755 });
  writeFileSync(path, '');
  chmodSync(path, mode);
}

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  test('is created for the gateway’s user only', () => {
    prepare(join(folder, 'new', 'data'));
    expect(modeOf('new', 'data')).toBe(0o700);
    expect(warnings).toEqual([]);
  });

  test('that others can read is repaired with everything in it, with a warning', () => {
    write('gateway.sqlite', 0o644);
    write('gateway.sqlite-wal', 0o664);
    write('uploads/private/a.jpg', 0o604);
    write('keys/transport.pem', 0o600);
    chmodSync(folder, 0o755);
    prepare();
    expect(modeOf()).toBe(0o700);
    expect(modeOf('gateway.sqlite')).toBe(0o600);
    expect(modeOf('gateway.sqlite-wal')).toBe(0o600);
    expect(modeOf('uploads')).toBe(0o700);
    expect(modeOf('uploads', 'private')).toBe(0o700);
    expect(modeOf('uploads', 'private', 'a.jpg')).toBe(0o600);
    expect(warnings).toEqual([expect.stringContaining(folder)]);
    expect(warnings[0]).toContain('could be read by other users of this machine');
    prepare();
    expect(warnings).toHaveLength(1);
  });

  test('is repaired too when only a file in it is readable', () => {
    write('sms-outbox.jsonl', 0o644);
    prepare();
    expect(modeOf('sms-outbox.jsonl')).toBe(0o600);
    expect(warnings).toHaveLength(1);
  });

  test('that holds files of others keeps its own mode, and the warning says what to do', () => {
    write('gateway.sqlite', 0o644);
    write('notes.txt', 0o644);
    symlinkSync(join(folder, 'notes.txt'), join(folder, 'media'));
    chmodSync(folder, 0o755);
    prepare();
    expect([modeOf(), modeOf('notes.txt'), modeOf('gateway.sqlite')]).toEqual([0o755, 0o644, 0o600]);
    expect(warnings.join('\n')).toContain(`chmod 700 ${folder}`);
  });

  test('that cannot be created is an error with advice', () => {
    write('a-file', 0o600);
    expect(() => prepare(join(folder, 'a-file', 'data'))).toThrow(/DATA_DIR=/);
    expect(existsSync(join(folder, 'a-file', 'data'))).toBe(false);
  });
});
