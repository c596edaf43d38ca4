import { open, type FileHandle } from 'node:fs/promises';
import { UnusableFile } from '../unusable-file.ts';
import { writeAll } from '../write-all.ts';
import { sourceOf, type ByteSource } from './byte-source.ts';
import { planIso } from './clean-iso.ts';
import { planWebm } from './clean-webm.ts';
import { applyEdits } from './byte-edits.ts';
import type { VideoPlan } from './video-plan.ts';

/** A video that was written down again without what is neither picture nor sound. */
export interface CleanVideo extends Omit<VideoPlan, 'edits'> {
  readonly ending: 'mp4' | 'webm';
  /** bytes, as many as there were */
  readonly bytes: number;
}

/** px of a side; what cameras of telephones record, and no more than players can hold */
const maxSidePx = 8192;

/** bytes that are copied at a time */
const copyBufferBytes = 256 * 1024;

/**
 * Looks a video over by the structure of its container and copies it; see docs/decisions/0038-uploads.md for what is looked
 * at. Films are copied piece by piece, so a large one takes no more memory than a small one.
 * @param path of what was sent @param target where the copy is written
 * @throws UnusableFile
 */
export async function cleanVideo(path: string, target: string): Promise<CleanVideo> {
  const file = await open(path);
  try {
    const source = await sourceOf(file);
    const ending = await containerOf(source);
    const { edits, ...facts } = ending === 'mp4' ? await planIso(source) : await planWebm(source);
    if (Math.max(facts.width, facts.height) > maxSidePx)
      throw new UnusableFile('这个视频的画面太大了，请用手机常用的清晰度再发');
    await copyWith(applyEdits(edits), file, target);
    return { ...facts, ending, bytes: source.size };
  } finally {
    await file.close();
  }
}

/** Through one piece of memory: pieces of their own are let go of late where a processor has other work to do. */
async function copyWith(change: (piece: Buffer) => Buffer, file: FileHandle, target: string): Promise<void> {
  const memory = Buffer.allocUnsafe(copyBufferBytes);
  const written = await open(target, 'wx');
  try {
    for (let at = 0; ;) {
      const { bytesRead } = await file.read(memory, 0, memory.length, at);
      if (bytesRead === 0) return;
      await writeAll(written, at, [change(memory.subarray(0, bytesRead))]);
      at += bytesRead;
    }
  } finally {
    await written.close();
  }
}

async function containerOf(source: ByteSource): Promise<CleanVideo['ending']> {
  const head = await source.read(0, Math.min(12, source.size));
  if (head.toString('latin1', 4, 8) === 'ftyp') return 'mp4';
  if (head.length >= 4 && head.readUInt32BE(0) === 0x1a45dfa3) return 'webm';
  throw new UnusableFile('这个文件不是能识别的视频，请用 MP4、MOV 或 WebM');
}
