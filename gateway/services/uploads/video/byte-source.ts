import type { FileHandle } from 'node:fs/promises';
import { UnusableFile } from '../unusable-file.ts';

/** A file that is read here and there. */
export interface ByteSource {
  readonly size: number;
  /** @throws UnusableFile when the file ends before */
  read(at: number, length: number): Promise<Buffer>;
}

export const brokenVideo = () => new UnusableFile('这个视频已损坏或没有传完整，请换一个');

/** What looking a video over may take: many times what one from a telephone needs, and an end to one made to be long. */
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
