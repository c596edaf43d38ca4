// The further files of a film: a smaller one, and the pieces of a stream.
import { spawnSync } from 'node:child_process';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** frames in a second of every film */
export const rate = 20;

/** Films between the blocks of a story are shorter and lighter than those that are a story. */
export const inline = { seconds: 8, size: ['-crf', '31', '-maxrate', '90k', '-bufsize', '180k'] };

/** The smaller picture of a film that comes in two, and of a stream. */
const small = ['-vf', 'scale=-2:240:flags=lanczos', '-crf', '32', '-maxrate', '70k', '-bufsize', '140k'];
const codecs = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-pix_fmt', 'yuv420p'];

export const run = (command: string, args: readonly string[]): string => {
  const done = spawnSync(command, args, { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${command} failed: ${done.stderr.slice(-600)}`);
  return done.stdout;
};

/** A smaller file of a film. */
export const smallerFile = (clips: string, name: string): void => {
  const target = join(clips, `${name}-240.mp4`);
  const sound = ['-c:a', 'aac', '-ac', '1', '-b:a', '24k', '-movflags', '+faststart'];
  const source = ['-y', '-v', 'error', '-i', join(clips, `${name}.mp4`)];
  run('ffmpeg', [...source, ...codecs, ...small, ...sound, target]);
};

/** of each piece of a stream */
const pieceSeconds = 2;

/** The qualities of a stream, as its playlist names them. */
const streamLines = [
  { lines: 360, width: 640, bandwidth: 180_000, codecs: 'avc1.64001e,mp4a.40.2' },
  { lines: 240, width: 426, bandwidth: 130_000, codecs: 'avc1.640015,mp4a.40.2' },
];

/** Where the pieces of one quality go, their head, and the playlist that names them. */
const filesOf = (lines: string, folder: string): readonly string[] => [
  '-hls_fmp4_init_filename',
  `${lines}.mp4`,
  '-hls_segment_filename',
  join(folder, `${lines}-%d.m4s`),
  join(folder, `${lines}.m3u8`),
];

/**
 * A film as a stream in two qualities, in pieces of two seconds: a folder with a playlist for each, and one of both.
 * @param quality of the better one, as a film’s size
 * @returns bytes of the better one, and what it is cut into
 */
export const streamOf = async (clips: string, name: string, whole: string, quality: readonly string[]) => {
  const folder = join(clips, name);
  await mkdir(folder, { recursive: true });
  const source = ['-y', '-v', 'error', '-i', whole];
  const gap = String(pieceSeconds * rate);
  const cuts = [
    '-g',
    gap,
    '-keyint_min',
    gap,
    '-sc_threshold',
    '0',
    '-c:a',
    'aac',
    '-ac',
    '1',
    '-b:a',
    '32k',
  ];
  const pieces = [
    '-f',
    'hls',
    '-hls_time',
    String(pieceSeconds),
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
  ];
  for (const [lines, picture] of [
    ['360', quality],
    ['240', small],
  ] as const)
    run('ffmpeg', [...source, ...codecs, ...picture, ...cuts, ...pieces, ...filesOf(lines, folder)]);
  const playlist = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...streamLines.flatMap(({ lines, width, bandwidth, codecs: names }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${lines},CODECS="${names}"`,
      `${lines}.m3u8`,
    ]),
  ];
  await writeFile(join(folder, 'index.m3u8'), `${playlist.join('\n')}\n`);
  const better = (await readdir(folder)).filter((file) => file.startsWith('360'));
  const sizes = await Promise.all(better.map(async (file) => (await stat(join(folder, file))).size));
  const count = better.filter((file) => file.endsWith('.m4s')).length;
  return {
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    pieces: { count, seconds: pieceSeconds, lines: streamLines },
  };
};
