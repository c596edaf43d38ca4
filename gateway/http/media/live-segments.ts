import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shiftSegment, timescalesOf } from '../../domains/live/playback/segment-time.ts';
import type { SegmentSource } from '../../domains/live/playback/playlist-files.ts';

/** Makes pieces of lives from the files of a film, each once for all who ask within its time. */
export type LivePieces = (parts: SegmentSource) => Promise<Buffer>;

/** pieces that are remembered: all qualities of a few windows, some megabytes */
const mostKept = 60;

/** @param folders of media by the first segment of their addresses */
export function createLivePieces(folders: Readonly<Record<string, string>>): LivePieces {
  const kept = new Map<string, Promise<Buffer>>();

  async function make({ file, head, shiftSeconds: laterBy }: SegmentSource): Promise<Buffer> {
    const [piece, start] = await Promise.all([readFile(pathOf(file)), readFile(pathOf(head))]);
    return shiftSegment(piece, laterBy, timescalesOf(start));
  }

  function pathOf(address: string): string {
    const [, area = '', path = ''] =
      /^\/media\/(\w+)\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*)$/.exec(address) ?? [];
    const folder = Object.hasOwn(folders, area) ? folders[area] : undefined;
    if (folder === undefined) throw new Error(`no folder holds ${address}`);
    return join(folder, path);
  }

  return (parts) => {
    const key = `${parts.file} ${parts.shiftSeconds}`;
    const known = kept.get(key);
    if (known) return known;
    const piece = make(parts);
    kept.set(key, piece);
    // who asks next tries again
    piece.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return piece;
  };
}
