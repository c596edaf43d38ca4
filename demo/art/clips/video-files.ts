// The other files of a video: the one in lower quality, and the segments of a stream.
import { spawnSync } from 'node:child_process';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const framesPerSecond = 20;

/** Settings of videos inside a story, which are shorter and smaller than videos that are a story. */
export const inlineVideo = { seconds: 8, encoding: ['-crf', '31', '-maxrate', '90k', '-bufsize', '180k'] };

/** Encoder settings of the lower quality. */
const lowQuality = ['-vf', 'scale=-2:240:flags=lanczos', '-crf', '32', '-maxrate', '70k', '-bufsize', '140k'];
const codecs = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-pix_fmt', 'yuv420p'];

/** Runs a command and returns its standard output. @throws Error with the end of its standard error */
export const run = (command: string, args: readonly string[]): string => {
  const result = spawnSync(command, args, { encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`${command} failed: ${result.stderr.slice(-600)}`);
  return result.stdout;
};

/** Writes the 240-line file of a video. */
export const writeLowQuality = (clips: string, name: string): void => {
  const target = join(clips, `${name}-240.mp4`);
  const sound = ['-c:a', 'aac', '-ac', '1', '-b:a', '24k', '-movflags', '+faststart'];
  const source = ['-y', '-v', 'error', '-i', join(clips, `${name}.mp4`)];
  run('ffmpeg', [...source, ...codecs, ...lowQuality, ...sound, target]);
};

const segmentSeconds = 2;

/** The qualities of a stream, as its multivariant playlist lists them. */
const qualities = [
  { lines: 360, width: 640, bandwidth: 180_000, codecs: 'avc1.64001e,mp4a.40.2' },
  { lines: 240, width: 426, bandwidth: 130_000, codecs: 'avc1.640015,mp4a.40.2' },
];

/** Output arguments of one quality: initialisation segment, media segments and media playlist. */
const outputArguments = (lines: string, folder: string): readonly string[] => [
  '-hls_fmp4_init_filename',
  `${lines}.mp4`,
  '-hls_segment_filename',
  join(folder, `${lines}-%d.m4s`),
  join(folder, `${lines}.m3u8`),
];

/**
 * Writes a video as an HLS stream in two qualities, with segments of two seconds, into the folder of this name.
 * @param source the whole video @param highQuality encoder settings of the higher quality
 * @returns bytes of the higher quality, and its segments for the clip index
 */
export const writeStream = async (
  clips: string,
  name: string,
  source: string,
  highQuality: readonly string[],
) => {
  const folder = join(clips, name);
  await mkdir(folder, { recursive: true });
  const input = ['-y', '-v', 'error', '-i', source];
  const keyframeInterval = String(segmentSeconds * framesPerSecond);
  const segmenting = [
    '-g',
    keyframeInterval,
    '-keyint_min',
    keyframeInterval,
    '-sc_threshold',
    '0',
    '-c:a',
    'aac',
    '-ac',
    '1',
    '-b:a',
    '32k',
  ];
  const hls = [
    '-f',
    'hls',
    '-hls_time',
    String(segmentSeconds),
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
  ];
  for (const [lines, settings] of [
    ['360', highQuality],
    ['240', lowQuality],
  ] as const)
    run('ffmpeg', [
      ...input,
      ...codecs,
      ...settings,
      ...segmenting,
      ...hls,
      ...outputArguments(lines, folder),
    ]);
  const playlist = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...qualities.flatMap(({ lines, width, bandwidth, codecs: names }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${lines},CODECS="${names}"`,
      `${lines}.m3u8`,
    ]),
  ];
  await writeFile(join(folder, 'index.m3u8'), `${playlist.join('\n')}\n`);
  const files = (await readdir(folder)).filter((file) => file.startsWith('360'));
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  const count = files.filter((file) => file.endsWith('.m4s')).length;
  return {
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    pieces: { count, seconds: segmentSeconds, lines: qualities },
  };
};
