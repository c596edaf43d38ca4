import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shiftSegment, timescalesOf } from '../../domains/live/playback/segment-time.ts';
import type { SegmentSource } from '../../domains/live/playback/playlist-files.ts';

/** Builds HLS segments from the files of a video. Concurrent and repeated requests share one build. */
export type SegmentBuilder = (source: SegmentSource) => Promise<Buffer>;

/** cached segments: all qualities of a few playlist windows, some megabytes */
const maxCached = 60;

/** @param folders media folders by the first segment of their URLs */
export function createSegmentBuilder(folders: Readonly<Record<string, string>>): SegmentBuilder {
  const cached = new Map<string, Promise<Buffer>>();

  async function build({ file, head, shiftSeconds }: SegmentSource): Promise<Buffer> {
    const [segment, start] = await Promise.all([readFile(pathOf(file)), readFile(pathOf(head))]);
    return shiftSegment(segment, shiftSeconds, timescalesOf(start));
  }

  function pathOf(address: string): string {
    const [, area = '', path = ''] =
      /^\/media\/(\w+)\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*)$/.exec(address) ?? [];
    const folder = Object.hasOwn(folders, area) ? folders[area] : undefined;
    if (folder === undefined) throw new Error(`no folder holds ${address}`);
    return join(folder, path);
  }

  return (source) => {
    const key = `${source.file} ${source.shiftSeconds}`;
    const hit = cached.get(key);
    if (hit) return hit;
    const segment = build(source);
    cached.set(key, segment);
    // the next request tries again
    segment.catch(() => cached.delete(key));
    const [oldest] = cached.keys();
    if (cached.size > maxCached && oldest !== undefined) cached.delete(oldest);
    return segment;
  };
}
