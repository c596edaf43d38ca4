// Films that stand upright: a window of a scene, which goes along it as the film goes on.
import sharp, { type Sharp } from 'sharp';
import { rate } from './film-files.ts';
import { drawScene } from '../scenes/draw-scene.ts';
import { ambience } from './sound.ts';
import { height, width } from '../drawing/svg.ts';

type TallFilm = {
  scene: string;
  sound: string;
  seconds: number;
  /** where the window's left side is in the first frame, as a share of the scene's width */
  from: number;
  /** pixels to the right that it goes from one frame to the next: whole ones, so that nothing trembles */
  step: number;
};

const seconds = 10;
const tall = { width: 360, height: 640 };
const poster = { width: 720, height: 1280 };
/** dots per inch at which a scene is drawn in its own size */
const ownSize = 72;

export const tallFilms: Record<string, TallFilm> = {
  'tall-spring': { scene: 'baotu-spring', sound: ambience.water(seconds), seconds, from: 0.2, step: 1 },
  'tall-pier': { scene: 'qingdao-pier', sound: ambience.surf(seconds), seconds, from: 0.6, step: -1 },
  'tall-market': { scene: 'night-market', sound: ambience.crowd(seconds), seconds, from: 0.1, step: 2 },
  'tall-sails': { scene: 'sailing', sound: ambience.surf(seconds), seconds, from: 0.05, step: 1 },
  'tall-wind': { scene: 'wind-turbines', sound: ambience.engine(seconds), seconds, from: 0.5, step: -1 },
  'tall-kites': { scene: 'weifang-kites', sound: ambience.crowd(seconds), seconds, from: 0.6, step: -2 },
};

/** @param frame from 0 on @param size of the window, which is as high as the scene */
function windowOn(name: string, frame: number, size: { width: number; height: number }): Sharp {
  const film = tallFilms[name];
  if (film === undefined) throw new Error(`no tall film is called ${name}`);
  const drawn = size.height / height;
  const whole = { width: Math.round(width * drawn), height: size.height };
  const svg = drawScene(film.scene, (frame + 1) / (film.seconds * rate));
  const step = (film.step * frame * size.height) / tall.height;
  return sharp(Buffer.from(svg), { density: ownSize * drawn })
    .resize({ ...whole, fit: 'fill' })
    .extract({ left: Math.round(film.from * whole.width + step), top: 0, ...size });
}

export const tallFrame = (name: string, frame: number) => windowOn(name, frame, tall);

/** What stands for a film is what it begins with, larger. */
export const tallPoster = (name: string) => windowOn(name, 0, poster);
