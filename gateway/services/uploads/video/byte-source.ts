import type { FileHandle } from 'node:fs/promises';
import { UnusableFile } from '../unusable-file.ts';

/** Random access to a file. */
export interface ByteSource {
  readonly size: number;
  /** @throws UnusableFile if the file ends before */
  read(at: number, length: number): Promise<Buffer>;
}

export const brokenVideo = () => new UnusableFile('这个视频已损坏或没有传完整，请换一个');

/** Limits for checking a video: many times what a phone's video needs, and a bound for malicious files. */
const maxReads = 200_000;
const maxBytes = 64 * 1024 * 1024;

export async function sourceOf(file: FileHandle): Promise<ByteSource> {
  const { size } = await file.stat();
  let reads = 0;
  let total = 0;
  return {
    size,
    async read(at, length) {
      reads += 1;
      total += length;
      if (at < 0 || at + length > size || reads > maxReads || total > maxBytes) throw brokenVideo();
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(length), 0, length, at);
      if (bytesRead < length) throw brokenVideo();
      return buffer;
    },
  };
}
