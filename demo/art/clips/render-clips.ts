// Makes the video and audio clips with ffmpeg and espeak-ng from PATH. Run: node demo/art/clips/render-clips.ts [name …]
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { texts } from './clip-texts.ts';
import { inline, rate, run, smallerFile, streamOf } from './film-files.ts';
import { lying, standing, steadyFrame, swayingFrame } from './lying-frames.ts';
import { ambience, jingle } from './sound.ts';
import { tallFilms, tallFrame } from './film-frames.ts';

type Clip = {
  file: string;
  type: string;
  duration: number;
  bytes?: number;
  width?: number;
  height?: number;
  qualities?: { file: string; lines: number }[];
  pieces?: Awaited<ReturnType<typeof streamOf>>['pieces'];
  captions?: string;
  poster?: string;
  transcript?: string;
};

const clips = new URL('../../media/clips/', import.meta.url).pathname;
const indexFile = new URL('../../media/clips.json', import.meta.url).pathname;
/** What the episodes of the programmes say, in pinyin as in `clip-texts.ts`. */
const readingsFile = new URL('episode-readings.json', import.meta.url);
/**
 * `size` is the quality and the most that a second of it may weigh. A film in two files has a smaller one for thin networks;
 * a stream is both, cut into pieces. Captions lie beside the film under its name.
 */
type FilmPlan = {
  scene: string;
  sound: string;
  seconds: number;
  size: readonly string[];
  as?: 'two files' | 'stream' | 'tall';
  /** sent out again and again as a live: the camera sways and ends where it began, and the sound has no end */
  endless?: true;
  captions?: true;
};
const own = { seconds: 12, size: ['-crf', '27', '-maxrate', '210k', '-bufsize', '420k'] };

const live = {
  seconds: inline.seconds,
  size: ['-crf', '30', '-maxrate', '110k', '-bufsize', '220k'],
  as: 'stream',
  endless: true,
} as const;

const films: Record<string, FilmPlan> = {
  'video-spring': { scene: 'baotu-spring', sound: ambience.water(own.seconds), ...own },
  'video-harvest': { scene: 'wheat-harvest', sound: ambience.engine(own.seconds), ...own },
  'video-sea': { scene: 'qingdao-pier', sound: ambience.surf(own.seconds), ...own },
  'video-race': {
    scene: 'marathon',
    sound: ambience.crowd(own.seconds),
    ...own,
    as: 'two files',
    captions: true,
  },
  'film-swans': { scene: 'weihai-swans', sound: ambience.surf(inline.seconds), ...inline },
  'film-peony': { scene: 'heze-peony', sound: ambience.crowd(inline.seconds), ...inline, as: 'stream' },
  'live-swans': { scene: 'weihai-swans', sound: ambience.surf(live.seconds), ...live },
  'live-clinic': { scene: 'clinic', sound: ambience.water(live.seconds), ...live },
  'live-peony': { scene: 'heze-peony', sound: ambience.water(live.seconds), ...live },
  'live-loom': { scene: 'smart-factory', sound: ambience.engine(live.seconds), ...live },
  'live-court': { scene: 'basketball', sound: ambience.crowd(live.seconds), ...live },
  'live-run': { scene: 'marathon', sound: ambience.crowd(live.seconds), ...live },
};

for (const [name, { scene, sound, seconds }] of Object.entries(tallFilms))
  films[name] = {
    scene,
    sound,
    seconds,
    size: ['-crf', '29', '-maxrate', '200k', '-bufsize', '400k'],
    as: 'tall',
  };

const lengthOf = (path: string): number =>
  Math.round(
    Number(run('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', path])),
  );

const frameOf = (name: string, frame: number, t: number) => {
  const { scene, as, endless } = films[name]!;
  if (as === 'tall') return tallFrame(name, frame);
  return endless ? swayingFrame(scene, t) : steadyFrame(scene, t);
};

const film = async (name: string, scratch: string): Promise<Clip> => {
  const { scene, sound, seconds, size, as, endless, captions } = films[name]!;
  const path = join(as === 'stream' ? scratch : clips, `${name}.mp4`);
  const { width, height } = as === 'tall' ? standing : lying;
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
      String(rate),
      '-i',
      '-',
      '-filter_complex',
      `${sound}${endless ? '' : `,afade=t=in:d=0.8,afade=t=out:st=${seconds - 1.2}:d=1.2`}[out]`,
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
      ...(as === 'stream' ? ['-crf', '18'] : size),
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
  for (let frame = 0; frame < seconds * rate; frame += 1) {
    const t = (frame + 1) / (seconds * rate);
    const pixels = await frameOf(name, frame, t).removeAlpha().raw().toBuffer();
    if (!encoder.stdin.write(pixels))
      await new Promise<void>((ready) => {
        encoder.stdin.once('drain', ready);
      });
  }
  encoder.stdin.end();
  await ended;
  const duration = lengthOf(path);
  if (as === 'stream') {
    const { bytes, pieces } = await streamOf(clips, name, path, size);
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
  if (as === 'two files') smallerFile(clips, name);
  const both = [
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
    ...(as === 'two files' && { qualities: both }),
    ...(captions && { captions: `${name}.vtt` }),
    poster: as === 'tall' ? name : scene,
  };
};

/** Something that is said, and how it is kept: speech of a programme is kept smaller than the four long-standing clips. */
type Speech = { poster?: string; text?: string; say: string; sound: readonly string[] };

const speeches: Record<string, Speech> = {
  ...Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, { ...text, sound: ['-ar', '44100', '-b:a', '48k'] }]),
  ),
  ...Object.fromEntries(
    Object.entries(JSON.parse(await readFile(readingsFile, 'utf8')) as Record<string, string>).map(
      ([id, say]) => [`episode-${id}`, { say, sound: ['-ar', '16000', '-b:a', '16k'] }],
    ),
  ),
};

const talk = async (name: string, scratch: string): Promise<Clip> => {
  const { poster, text, say, sound } = speeches[name]!;
  const path = join(clips, `${name}.m4a`);
  const voice = join(scratch, `${name}.wav`);
  run('espeak-ng', ['-v', 'cmn-latn-pinyin', '-s', '188', '-p', '44', '-g', '1', '-w', voice, say]);
  // The synthetic voice is thin and sharp: trim both ends of its spectrum, then give it a small room.
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
    ...sound,
    '-movflags',
    '+faststart',
    path,
  ]);
  return {
    file: `${name}.m4a`,
    type: 'audio/mp4',
    duration: lengthOf(path),
    ...(poster !== undefined && { poster }),
    ...(text !== undefined && { transcript: text }),
  };
};

const only = process.argv.slice(2);
const wanted = (name: string): boolean => only.length === 0 || only.includes(name);
await mkdir(clips, { recursive: true });
const scratch = await mkdtemp(join(tmpdir(), 'clips-'));
const index: Record<string, Clip> = only.length > 0 ? JSON.parse(await readFile(indexFile, 'utf8')) : {};
for (const name of Object.keys(films).filter(wanted)) index[name] = await film(name, scratch);
for (const name of Object.keys(speeches).filter(wanted)) index[name] = await talk(name, scratch);
await writeFile(indexFile, `${JSON.stringify(index, null, 2)}\n`);
await rm(scratch, { recursive: true });
