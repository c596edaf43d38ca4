import { open, type FileHandle } from 'node:fs/promises';
import { UnusableFile } from '../unusable-file.ts';
import { writeAll } from '../write-all.ts';
import { sourceOf, type ByteSource } from './byte-source.ts';
import { planIso } from './clean-iso.ts';
import { planWebm } from './clean-webm.ts';
import { applyEdits } from './byte-edits.ts';
import type { VideoPlan } from './video-plan.ts';

/** A copy of a video with nothing but video and audio. */
export interface CleanVideo extends Omit<VideoPlan, 'edits'> {
  readonly extension: 'mp4' | 'webm';
  /** size of the file, unchanged */
  readonly bytes: number;
}

/** what phone cameras record, and players can decode */
const maxSidePx = 8192;

const copyBufferBytes = 256 * 1024;

/**
 * Checks the container structure of a video and writes a cleaned copy; docs/decisions/0038-uploads.md lists the checks. Copies
 * in chunks, so that memory does not depend on the file size.
 * @param path the uploaded file @param target path of the copy
 * @throws UnusableFile
 */
export async function cleanVideo(path: string, target: string): Promise<CleanVideo> {
  const file = await open(path);
  try {
    const source = await sourceOf(file);
    const extension = await containerOf(source);
    const { edits, ...facts } = extension === 'mp4' ? await planIso(source) : await planWebm(source);
    if (Math.max(facts.width, facts.height) > maxSidePx)
      throw new UnusableFile('这个视频的画面太大了，请用手机常用的清晰度再发');
    await copyWith(applyEdits(edits), file, target);
    return { ...facts, extension, bytes: source.size };
  } finally {
    await file.close();
  }
}

/** Reuses one buffer: buffers per chunk are collected late on a busy processor. */
async function copyWith(change: (chunk: Buffer) => Buffer, file: FileHandle, target: string): Promise<void> {
  const buffer = Buffer.allocUnsafe(copyBufferBytes);
  const copy = await open(target, 'wx');
  try {
    for (let at = 0; ;) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length, at);
      if (bytesRead === 0) return;
      await writeAll(copy, at, [change(buffer.subarray(0, bytesRead))]);
      at += bytesRead;
    }
  } finally {
    await copy.close();
  }
}

async function containerOf(source: ByteSource): Promise<CleanVideo['extension']> {
  const head = await source.read(0, Math.min(12, source.size));
  if (head.toString('latin1', 4, 8) === 'ftyp') return 'mp4';
  if (head.length >= 4 && head.readUInt32BE(0) === 0x1a45dfa3) return 'webm';
  throw new UnusableFile('这个文件不是能识别的视频，请用 MP4、MOV 或 WebM');
}
