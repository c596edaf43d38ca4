import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { box, dataAt, video, place, track, webm } from './test-videos.ts';
import { UnusableFile } from './unusable-file.ts';
import { cleanVideo } from './video/clean-video.ts';
import { applyEdits } from './video/byte-edits.ts';

let folder: string;
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clean-video-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function clean(content: Buffer) {
  const path = join(folder, String((files += 1)));
  await writeFile(path, content);
  const facts = await cleanVideo(path, `${path}.kept`);
  return { facts, kept: await readFile(`${path}.kept`) };
}

describe('an MP4', () => {
  test('keeps its size, data and tables, and loses place and time of the recording', async () => {
    const sent = video({ brand: 'qt  ' });
    const { facts, kept } = await clean(sent);
    expect(facts).toEqual({ extension: 'mp4', width: 640, height: 360, duration: 5, bytes: sent.length });
    expect(kept.length).toBe(sent.length);
    expect(kept.subarray(dataAt, dataAt + 8).toString()).toBe('pictures');
    expect(kept.includes('stco') && kept.includes('avc1')).toBe(true);
    for (const secret of [place, 'ISO6709', '秘密轨道', '\x12\x34\x56\x78'])
      expect(kept.includes(Buffer.from(secret, secret.length === 4 ? 'latin1' : 'utf8'))).toBe(false);
  });

  test('with a rotation matrix has width and height swapped', async () => {
    const { facts } = await clean(video({ tracks: [track({ turned: true })] }));
    expect(facts).toMatchObject({ width: 360, height: 640 });
  });

  test('loses tracks other than video and audio, with their data', async () => {
    const data = Buffer.from('pictures36.6512N');
    const tracks = [track(), track({ handler: 'soun', codec: 'mp4a' })];
    const metadata = track({ handler: 'meta', codec: 'gpmd', sample: [dataAt + 8, 8] });
    const { kept } = await clean(video({ tracks: [...tracks, metadata], data }));
    expect(kept.subarray(dataAt, dataAt + 16).toString()).toBe(`pictures${'\0'.repeat(8)}`);
    expect(kept.includes('gpmd')).toBe(false);
    expect(kept.includes('mp4a')).toBe(true);
  });

  test('loses all other content, such as an HTML page', async () => {
    const page = box('uuid', Buffer.from('<html><script>alert(1)</script>'));
    const { kept } = await clean(video({ more: [page] }));
    expect(kept.includes('<script>')).toBe(false);
  });

  test.each([
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['only a file header', box('ftyp', Buffer.from('isom0000'))],
    ['truncated', video().subarray(0, -20)],
    ['without a video track', video({ tracks: [track({ handler: 'soun', codec: 'mp4a' })] })],
    ['of an unsupported codec', video({ tracks: [track({ codec: 'SVQ3' })] })],
    ['with data in another file', video({ tracks: [track({ selfContained: false })] })],
    ['two videos in one', Buffer.concat([video(), video()])],
    ['a Matroska file', webm({ docType: 'matroska' })],
    ['full of empty boxes', Buffer.concat([video(), ...Array<Buffer>(20_001).fill(box('free'))])],
    [
      'with a box that is longer than the file',
      Buffer.concat([video(), Buffer.from('\x7f\xff\xff\xfffree')]),
    ],
  ])('is rejected with a message if it is %s', async (_, content) => {
    await expect(clean(content)).rejects.toBeInstanceOf(UnusableFile);
  });
});

describe('a WebM', () => {
  test.each([false, true])('loses titles, tags and names (recorded in a browser: %s)', async (recorded) => {
    const sent = webm({ recorded });
    const { facts, kept } = await clean(sent);
    expect(facts).toEqual({ extension: 'webm', width: 640, height: 360, duration: 5, bytes: sent.length });
    expect(kept.includes(place)).toBe(false);
    expect(kept.includes('V_VP8') && kept.includes('pictures')).toBe(true);
  });

  test('of an unsupported codec is rejected', async () => {
    await expect(clean(webm({ codec: 'V_UNCOMPRESSED' }))).rejects.toBeInstanceOf(UnusableFile);
  });
});

test('a corrupted video is rejected or stored with the same length, and never causes another error', async () => {
  const intact = [video(), webm(), webm({ recorded: true })];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...intact),
      fc.array(fc.tuple(fc.nat(2000), fc.nat(255)), { maxLength: 6 }),
      async (whole, changes) => {
        const content = Buffer.from(whole);
        for (const [at, byte] of changes) content[at % content.length] = byte;
        try {
          expect((await clean(content)).kept.length).toBe(content.length);
        } catch (error) {
          expect(error).toBeInstanceOf(UnusableFile);
        }
      },
    ),
    { numRuns: 150 },
  );
});

test('edits give the same result however the file is split', () => {
  const edit = fc
    .tuple(fc.nat(60), fc.nat(20), fc.option(fc.nat(255), { nil: undefined }))
    .map(([from, length, byte]) => ({
      from,
      to: from + length,
      ...(byte !== undefined && { bytes: Buffer.alloc(length, byte) }),
    }));
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 6 }), fc.integer({ min: 1, max: 30 }), (edits, length) => {
      const file = Buffer.alloc(64, 1);
      const whole = applyEdits(edits)(Buffer.from(file));
      const change = applyEdits(edits);
      const pieces: Buffer[] = [];
      for (let at = 0; at < file.length; at += length)
        pieces.push(change(Buffer.from(file.subarray(at, at + length))));
      expect(Buffer.concat(pieces)).toEqual(whole);
    }),
  );
});
