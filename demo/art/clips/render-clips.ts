// Renders the video and audio clips with ffmpeg and espeak-ng from PATH. Run: node demo/art/clips/render-clips.ts [name …]
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import clipTexts from './clip-texts.json' with { type: 'json' };
import episodeReadings from './episode-readings.json' with { type: 'json' };
import type { DemoClip, DemoClips } from '../../load/schema/media-schema.ts';
import { framesPerSecond, inlineVideo, run, writeLowQuality, writeStream } from './video-files.ts';
import {
  landscape,
  portrait,
  portraitVideos,
  portraitFrame,
  steadyFrame,
  swayingFrame,
} from './video-frames.ts';
import { ambience, jingle } from './sound.ts';

const clips = new URL('../../media/clips/', import.meta.url).pathname;
const indexFile = new URL('../../media/clips.json', import.meta.url).pathname;

type VideoPlan = {
  scene: string;
  sound: string;
  seconds: number;
  /** encoder settings: quality and highest bit rate */
  encoding: readonly string[];
  /** `two files` adds a lower quality for slow networks; a stream has both, in segments */
  as?: 'two files' | 'stream' | 'portrait';
  /** a live plays it in a loop: the camera sways and ends where it began, and the sound does not fade */
  loops?: true;
  /** the captions are beside the video, under its name */
  captions?: true;
};
const standalone = { seconds: 12, encoding: ['-crf', '27', '-maxrate', '210k', '-bufsize', '420k'] };

const live = {
  seconds: inlineVideo.seconds,
  encoding: ['-crf', '30', '-maxrate', '110k', '-bufsize', '220k'],
  as: 'stream',
  loops: true,
} as const;

const videos: Record<string, VideoPlan> = {
  'video-spring': { scene: 'baotu-spring', sound: ambience.water(standalone.seconds), ...standalone },
  'video-harvest': { scene: 'wheat-harvest', sound: ambience.engine(standalone.seconds), ...standalone },
  'video-sea': { scene: 'qingdao-pier', sound: ambience.surf(standalone.seconds), ...standalone },
  'video-race': {
    scene: 'marathon',
    sound: ambience.crowd(standalone.seconds),
    ...standalone,
    as: 'two files',
    captions: true,
  },
  'film-swans': { scene: 'weihai-swans', sound: ambience.surf(inlineVideo.seconds), ...inlineVideo },
  'film-peony': {
    scene: 'heze-peony',
    sound: ambience.crowd(inlineVideo.seconds),
    ...inlineVideo,
    as: 'stream',
  },
  'live-swans': { scene: 'weihai-swans', sound: ambience.surf(live.seconds), ...live },
  'live-clinic': { scene: 'clinic', sound: ambience.water(live.seconds), ...live },
  'live-peony': { scene: 'heze-peony', sound: ambience.water(live.seconds), ...live },
  'live-loom': { scene: 'towel-weaving', sound: ambience.engine(live.seconds), ...live },
  'live-court': { scene: 'basketball', sound: ambience.crowd(live.seconds), ...live },
  'live-run': { scene: 'marathon', sound: ambience.crowd(live.seconds), ...live },
};

for (const [name, { scene, sound, seconds }] of Object.entries(portraitVideos))
  videos[name] = {
    scene,
    sound,
    seconds,
    encoding: ['-crf', '29', '-maxrate', '200k', '-bufsize', '400k'],
    as: 'portrait',
  };

const durationOf = (path: string): number =>
  Math.round(
    Number(run('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', path])),
  );

const frameOf = (name: string, frame: number, t: number) => {
  const { scene, as, loops } = videos[name]!;
  if (as === 'portrait') return portraitFrame(name, frame);
  return loops ? swayingFrame(scene, t) : steadyFrame(scene, t);
};

const renderVideo = async (name: string, scratch: string): Promise<DemoClip> => {
  const { scene, sound, seconds, encoding, as, loops, captions } = videos[name]!;
  const path = join(as === 'stream' ? scratch : clips, `${name}.mp4`);
  const { width, height } = as === 'portrait' ? portrait : landscape;
  const encoder = spawn(
    'ffmpeg',
    [
      '-y',
      '-v',
      'error',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${width}x${height}`,
      '-r',
      String(framesPerSecond),
      '-i',
      '-',
      '-filter_complex',
      `${sound}${loops ? '' : `,afade=t=in:d=0.8,afade=t=out:st=${seconds - 1.2}:d=1.2`}[out]`,
      '-map',
      '0:v',
      '-map',
      '[out]',
      '-c:v',
      'libx264',
      '-preset',
      'veryslow',
      '-tune',
      'animation',
      ...(as === 'stream' ? ['-crf', '18'] : encoding),
      '-pix_fmt',
      'yuv420p',
      '-g',
      '100',
      '-c:a',
      'aac',
      '-ac',
      '1',
      '-b:a',
      '40k',
      '-t',
      String(seconds),
      '-movflags',
      '+faststart',
      path,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = new Promise<void>((done, fail) => {
    encoder.on('close', (code) => (code === 0 ? done() : fail(new Error(`ffmpeg ended with ${code}`))));
  });
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
    const t = (frame + 1) / (seconds * framesPerSecond);
    const pixels = await frameOf(name, frame, t).removeAlpha().raw().toBuffer();
    if (!encoder.stdin.write(pixels))
      await new Promise<void>((ready) => {
        encoder.stdin.once('drain', ready);
      });
  }
  encoder.stdin.end();
  await ended;
  const duration = durationOf(path);
  if (as === 'stream') {
    const { bytes, pieces } = await writeStream(clips, name, path, encoding);
    return {
      file: `${name}/index.m3u8`,
      type: 'application/vnd.apple.mpegurl',
      duration,
      bytes,
      width,
      height,
      poster: scene,
      pieces,
    };
  }
  const { size: bytes } = await stat(path);
  const file = `${name}.mp4`;
  if (as === 'two files') writeLowQuality(clips, name);
  const qualities = [
    { file, lines: 360 },
    { file: `${name}-240.mp4`, lines: 240 },
  ];
  return {
    file,
    type: 'video/mp4',
    duration,
    bytes,
    width,
    height,
    ...(as === 'two files' && { qualities }),
    ...(captions && { captions: `${name}.vtt` }),
    poster: as === 'portrait' ? name : scene,
  };
};

/** `say` is pinyin with tones: the voice misreads characters that have several readings. */
type Speech = { poster?: string; text?: string; say: string; encoding: readonly string[] };

/** The four clips outside programmes have a better quality. Their transcript is shown beside the player. */
const standaloneSpeeches = Object.entries(clipTexts).map(([name, speech]) => [
  name,
  { ...speech, encoding: ['-ar', '44100', '-b:a', '48k'] },
]);
const episodes = Object.entries(episodeReadings).map(([id, say]) => [
  `episode-${id}`,
  { say, encoding: ['-ar', '16000', '-b:a', '16k'] },
]);
const speeches: Record<string, Speech> = Object.fromEntries([...standaloneSpeeches, ...episodes]);

const renderSpeech = async (name: string, scratch: string): Promise<DemoClip> => {
  const { poster, text, say, encoding } = speeches[name]!;
  const path = join(clips, `${name}.m4a`);
  const voice = join(scratch, `${name}.wav`);
  run('espeak-ng', ['-v', 'cmn-latn-pinyin', '-s', '188', '-p', '44', '-g', '1', '-w', voice, say]);
  // the synthetic voice is thin and sharp: cut both ends of its spectrum, then add a short reverb
  run('ffmpeg', [
    '-y',
    '-v',
    'error',
    '-i',
    voice,
    '-filter_complex',
    `${jingle()},aecho=0.7:0.5:140|260:0.28|0.18[j];[0:a]aresample=44100,highpass=f=90,lowpass=f=3800,equalizer=f=2600:t=q:w=1.2:g=-4,aecho=0.85:0.6:34|61:0.16|0.1,loudnorm=I=-19:TP=-3,aresample=44100[v];[j][v]concat=n=2:v=0:a=1,apad=pad_dur=0.6,alimiter=limit=0.6:level=0[out]`,
    '-map',
    '[out]',
    '-c:a',
    'aac',
    '-ac',
    '1',
    ...encoding,
    '-movflags',
    '+faststart',
    path,
  ]);
  return {
    file: `${name}.m4a`,
    type: 'audio/mp4',
    duration: durationOf(path),
    ...(poster !== undefined && { poster }),
    ...(text !== undefined && { transcript: text }),
  };
};

const only = process.argv.slice(2);
const wanted = (name: string): boolean => only.length === 0 || only.includes(name);
await mkdir(clips, { recursive: true });
const scratch = await mkdtemp(join(tmpdir(), 'clips-'));
const index: DemoClips = only.length > 0 ? JSON.parse(await readFile(indexFile, 'utf8')) : {};
for (const name of Object.keys(videos).filter(wanted)) index[name] = await renderVideo(name, scratch);
for (const name of Object.keys(speeches).filter(wanted)) index[name] = await renderSpeech(name, scratch);
await writeFile(indexFile, `${JSON.stringify(index, null, 2)}\n`);
await rm(scratch, { recursive: true });
