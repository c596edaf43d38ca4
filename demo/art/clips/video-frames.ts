// The frames of videos: landscape videos show a whole scene, portrait videos a window that moves along a scene.
import sharp, { type Sharp } from 'sharp';
import { framesPerSecond } from './video-files.ts';
import { drawScene } from '../scenes/draw-scene.ts';
import { ambience } from './sound.ts';
import { height, width } from '../drawing/svg.ts';

/** px */
export const landscape = { width: 640, height: 360 };
export const portrait = { width: 360, height: 640 };
const portraitPoster = { width: 720, height: 1280 };
/** dots per inch at which sharp renders a scene in its own size */
const nativeDensity = 72;

/** A frame of a fixed camera. Half density renders the scene 640 px wide; the middle band makes it 16:9. */
export const steadyFrame = (scene: string, t: number): Sharp =>
  sharp(Buffer.from(drawScene(scene, t)), { density: nativeDensity / 2 })
    .resize(640, 427, { fit: 'fill' })
    .extract({ left: 0, top: 40, ...landscape });

/** A frame of a swaying camera. The SVG view box moves, since moving by whole pixels would make the picture tremble. */
export const swayingFrame = (scene: string, t: number): Sharp => {
  const turn = t * Math.PI * 2;
  const x = 48 + Math.sin(turn) * 40;
  const y = 96 + Math.sin(turn * 2) * 14;
  const svg = drawScene(scene, t).replace(
    /width="1280" height="853" viewBox="0 0 1280 853"/,
    `width="640" height="360" viewBox="${x.toFixed(2)} ${y.toFixed(2)} 1184 666"`,
  );
  return sharp(Buffer.from(svg)).resize(640, 360, { fit: 'fill' });
};

type PortraitVideo = {
  scene: string;
  sound: string;
  seconds: number;
  /** left side of the window in the first frame, as a fraction of the scene's width */
  from: number;
  /** px that the window moves to the right per frame; an integer, so that the picture does not tremble */
  step: number;
};

const seconds = 10;

export const portraitVideos: Record<string, PortraitVideo> = {
  'tall-spring': { scene: 'baotu-spring', sound: ambience.water(seconds), seconds, from: 0.2, step: 1 },
  'tall-pier': { scene: 'qingdao-pier', sound: ambience.surf(seconds), seconds, from: 0.6, step: -1 },
  'tall-market': { scene: 'night-market', sound: ambience.crowd(seconds), seconds, from: 0.1, step: 2 },
  'tall-sails': { scene: 'sailing', sound: ambience.surf(seconds), seconds, from: 0.05, step: 1 },
  'tall-wind': { scene: 'wind-turbines', sound: ambience.engine(seconds), seconds, from: 0.5, step: -1 },
  'tall-kites': { scene: 'weifang-kites', sound: ambience.crowd(seconds), seconds, from: 0.6, step: -2 },
};

/** @param frame counted from 0 @param size of the window, which is as high as the scene */
function windowOn(name: string, frame: number, size: { width: number; height: number }): Sharp {
  const video = portraitVideos[name];
  if (video === undefined) throw new Error(`no portrait video is called ${name}`);
  const scale = size.height / height;
  const whole = { width: Math.round(width * scale), height: size.height };
  const svg = drawScene(video.scene, (frame + 1) / (video.seconds * framesPerSecond));
  const step = (video.step * frame * size.height) / portrait.height;
  return sharp(Buffer.from(svg), { density: nativeDensity * scale })
    .resize({ ...whole, fit: 'fill' })
    .extract({ left: Math.round(video.from * whole.width + step), top: 0, ...size });
}

export const portraitFrame = (name: string, frame: number): Sharp => windowOn(name, frame, portrait);

/** The poster of a portrait video: its first frame, enlarged. */
export const drawPortraitPoster = (name: string): Sharp => windowOn(name, 0, portraitPoster);
