// Makes the video and audio clips with ffmpeg and espeak-ng from PATH. Run from the gateway folder: node demo/art/clips.ts [name …]
import { spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { texts } from './clip-texts.ts';
import { drawScene } from './scenes.ts';
import { ambience, jingle } from './sound.ts';

type Clip = { file: string; type: string; duration: number; poster?: string; transcript?: string };

const clips = new URL('../media/clips/', import.meta.url).pathname;
const indexFile = new URL('../media/clips.json', import.meta.url).pathname;
/** What the episodes of the programmes say, in pinyin as in `clip-texts.ts`. */
const readingsFile = new URL('episode-readings.json', import.meta.url);
const seconds = 12;
const rate = 20;

const films: Record<string, { scene: string; sound: string }> = {
  'video-spring': { scene: 'baotu-spring', sound: ambience.water(seconds) },
  'video-harvest': { scene: 'wheat-harvest', sound: ambience.engine(seconds) },
  'video-sea': { scene: 'qingdao-pier', sound: ambience.surf(seconds) },
  'video-race': { scene: 'marathon', sound: ambience.crowd(seconds) },
};

const run = (command: string, args: readonly string[]): string => {
  const done = spawnSync(command, args, { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${command} failed: ${done.stderr.slice(-600)}`);
  return done.stdout;
};

const lengthOf = (path: string): number =>
  Math.round(
    Number(run('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', path])),
  );

const film = async (name: string): Promise<Clip> => {
  const { scene, sound } = films[name]!;
  const path = join(clips, `${name}.mp4`);
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
      '640x360',
      '-r',
      String(rate),
      '-i',
      '-',
      '-filter_complex',
      `${sound},afade=t=in:d=0.8,afade=t=out:st=${seconds - 1.2}:d=1.2[out]`,
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
      '-crf',
      '27',
      '-maxrate',
      '210k',
      '-bufsize',
      '420k',
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
    // Half density draws the scene at 640 wide straight away; the middle band makes it 16:9.
    const pixels = await sharp(Buffer.from(drawScene(scene, (frame + 1) / (seconds * rate))), { density: 36 })
      .resize(640, 427, { fit: 'fill' })
      .extract({ left: 0, top: 40, width: 640, height: 360 })
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!encoder.stdin.write(pixels))
      await new Promise<void>((ready) => {
        encoder.stdin.once('drain', ready);
      });
  }
  encoder.stdin.end();
  await ended;
  return { file: `${name}.mp4`, type: 'video/mp4', duration: lengthOf(path), poster: scene };
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
for (const name of Object.keys(films).filter(wanted)) index[name] = await film(name);
for (const name of Object.keys(speeches).filter(wanted)) index[name] = await talk(name, scratch);
await writeFile(indexFile, `${JSON.stringify(index, null, 2)}\n`);
await rm(scratch, { recursive: true });
