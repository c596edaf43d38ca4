import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataAt, video, track } from '../../gateway/services/uploads/test-videos.ts';
import { startGateway, type RunningGateway } from '../support/gateway.ts';

const megabyte = 1024 * 1024;
/** allowed growth of the gateway's peak memory since its start: a fraction of the video's size */
const maxMemoryGrowthBytes = 90 * megabyte;
const headers = { 'upload-secret': 'A'.repeat(43) };

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

async function postUpload(path: string, body: unknown) {
  const response = await fetch(`${gateway.origin}/gateway/x/uploads/${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { code: number; data: { id: string; url: string; bytes: number } };
}

/** Peak memory of a process in bytes; undefined on systems without /proc. */
async function peakMemoryOf(pid: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const peak = /VmHWM:\s+(\d+) kB/.exec(status)?.[1];
  return peak === undefined ? undefined : Number(peak) * 1024;
}

test('the gateway streams an upload of a 200 MB video without holding it in memory', async () => {
  const whole = video({ tracks: [track()], data: Buffer.alloc(0) });
  const [head, movie] = [whole.subarray(0, dataAt), whole.subarray(dataAt)];
  const size = 200 * megabyte;
  const dataLength = size - whole.length;
  head.writeUInt32BE(dataLength + 8, dataAt - 8);
  const piece = (from: number, to: number) => {
    const bytes = Buffer.alloc(to - from, 7);
    if (from < dataAt) head.copy(bytes, 0, from);
    const movieAt = dataAt + dataLength;
    if (to > movieAt) movie.copy(bytes, Math.max(0, movieAt - from), Math.max(0, from - movieAt));
    return bytes;
  };

  const before = await peakMemoryOf(gateway.process.pid);
  const { data } = await postUpload('start', { kind: 'video', size, clientId: randomUUID() });
  for (let offset = 0; offset < size; offset += megabyte) {
    const url = `${gateway.origin}/gateway/x/uploads/chunk?uploadId=${data.id}&offset=${offset}`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: piece(offset, offset + megabyte),
    });
    expect(response.status).toBe(200);
    await response.arrayBuffer();
  }
  const finished = await postUpload('finish', { uploadId: data.id });
  expect(finished).toMatchObject({ code: 200, data: { bytes: size, width: 640 } });
  const end = await fetch(gateway.origin + finished.data.url, { headers: { range: 'bytes=-16' } });
  expect([end.status, (await end.arrayBuffer()).byteLength]).toEqual([206, 16]);

  const after = await peakMemoryOf(gateway.process.pid);
  if (before !== undefined && after !== undefined) expect(after - before).toBeLessThan(maxMemoryGrowthBytes);
}, 120_000);
