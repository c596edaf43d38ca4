import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeAll } from './write-all.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-all-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const input = ['齐鲁', '', '晚报', 'a', '泉城'].map((text) => Buffer.from(text));

test('buffers are written one after another from the offset', async () => {
  const path = join(folder, 'draft');
  await writeFile(path, '开头');
  const file = await open(path, 'r+');
  await writeAll(file, 6, input);
  await file.close();
  expect(await readFile(path, 'utf8')).toBe('开头齐鲁晚报a泉城');
});

test.each([1, 2, 5, 6, 7, 18])(
  'a disk that writes %i bytes at a time gets the rest in further writes',
  async (most) => {
    const disk = Buffer.alloc(Buffer.concat(input).length);
    const file = {
      async writev<Pieces extends readonly NodeJS.ArrayBufferView[]>(buffers: Pieces, position?: number) {
        const bytes = Buffer.concat(
          buffers.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)),
        );
        return { bytesWritten: bytes.copy(disk, position, 0, most), buffers };
      },
    };
    await writeAll(file, 0, input);
    expect(disk.toString()).toBe('齐鲁晚报a泉城');
  },
);

test('a full disk is an error', async () => {
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  const file = { writev: () => Promise.reject(full) };
  await expect(writeAll(file, 0, input)).rejects.toBe(full);
});
