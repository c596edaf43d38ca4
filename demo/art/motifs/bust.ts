import { darker, lighter } from '../drawing/paint.ts';
import { palette } from '../drawing/palette.ts';
import { at, circle, each, ellipse, line, path, rect, ring, stroke } from '../drawing/svg.ts';

/** Looks of a portrait from the front. */
export interface BustLook {
  readonly skin: string;
  readonly hair: string;
  readonly cut: 'short' | 'side' | 'bald' | 'bob' | 'long' | 'bun';
  readonly wear: 'suit' | 'jacket' | 'sweater' | 'blouse' | 'coat';
  readonly top: string;
  readonly glasses?: boolean;
  readonly beard?: boolean;
  /** older: lines beside the mouth */
  readonly lined?: boolean;
}

/** Hair behind the head. */
const backHair = ({ cut, hair }: BustLook): string =>
  cut === 'long'
    ? path('M-74-20C-84 60-78 110-64 130H64C78 110 84 60 74-20Z', hair)
    : cut === 'bob'
      ? path('M-76-14C-84 30-82 58-70 74H70C82 58 84 30 76-14Z', hair)
      : cut === 'bun'
        ? circle(0, -92, 30, hair) + path('M-68-10Q-70 30-56 46H56Q70 30 68-10Z', hair)
        : '';

/** Hair over the forehead. */
const frontHair = ({ cut, hair }: BustLook): string => {
  const shine = `stroke="${lighter(hair, 0.14)}" stroke-width="5" stroke-linecap="round"`;
  if (cut === 'bald')
    return path(
      'M-66-8C-72-34-64-54-52-58C-58-40-58-22-58-4ZM66-8C72-34 64-54 52-58C58-40 58-22 58-4Z',
      hair,
    );
  if (cut === 'short')
    return (
      path(
        'M-66-4C-80-86-30-104 6-100C56-100 78-60 66-4C62-26 56-42 46-50C16-44-22-44-46-54C-56-42-62-26-66-4Z',
        hair,
      ) + path('M-40-78Q-6-94 34-82', 'none', shine)
    );
  if (cut === 'side')
    return (
      path(
        'M-66-2C-80-80-36-106 8-100C60-98 78-56 66-2C62-24 58-40 50-48C30-40 0-52-24-70C-34-52-58-44-66-2Z',
        hair,
      ) + path('M-18-86Q20-98 46-74', 'none', shine)
    );
  return (
    path(
      'M-70 10C-84-76-34-106 4-100C52-100 84-64 70 10C66-20 56-40 30-58C6-30-50-36-58-20C-64-10-66 0-70 10Z',
      hair,
    ) + path('M-10-84Q30-88 52-54', 'none', shine)
  );
};

const clothes = ({ wear, top, skin }: BustLook): string => {
  const body = path('M-160 220C-158 150-126 124-84 112L-34 96H34L84 112C126 124 158 150 160 220Z', top);
  const shirt = path('M-34 94L0 150L34 94V220H-34Z', palette.white);
  const lapels = (colour: string): string =>
    path('M-40 92L-66 112L-40 168L-4 220H-30L-90 220V118Z', colour) +
    path('M40 92L66 112L40 168L4 220H30L90 220V118Z', colour);
  if (wear === 'suit')
    return body + shirt + path('M-10 128H10L16 200L0 220L-16 200Z', palette.wine) + lapels(darker(top, 0.16));
  if (wear === 'coat')
    return (
      body +
      path('M-30 94L0 140L30 94V220H-30Z', palette.sky) +
      lapels(darker(top, 0.06)) +
      rect(60, 168, 44, 34, darker(top, 0.1), 3) +
      line(76, 160, 76, 182, palette.red, 4)
    );
  if (wear === 'jacket')
    return (
      body +
      path('M-38 92Q0 126 38 92L44 112Q0 146-44 112Z', darker(top, 0.2)) +
      line(0, 130, 0, 220, darker(top, 0.3), 4) +
      each([156, 186], (y) => circle(9, y, 4, darker(top, 0.4)))
    );
  if (wear === 'blouse')
    return (
      body +
      path('M-34 94L0 142L34 94L26 90H-26Z', skin) +
      path('M-36 92L-52 104L-8 152L0 142ZM36 92L52 104L8 152L0 142Z', lighter(top, 0.35))
    );
  return (
    body +
    path('M-40 92Q0 124 40 92L46 106Q0 144-46 106Z', lighter(top, 0.2)) +
    path('M-30 92Q0 112 30 92', 'none', `stroke="${palette.white}" stroke-width="8"`)
  );
};

/** Head and shoulders from the front; the chin is at y = 70 around the origin, about 320 wide and 330 tall. */
export const bust = (x: number, y: number, look: BustLook, scale = 1): string => {
  const { skin, hair } = look;
  const brow = look.cut === 'bald' || look.hair === palette.pale ? palette.stone : darker(hair, 0.1);
  return at(
    x,
    y,
    backHair(look) +
      clothes(look) +
      path('M-30 50H30V92Q0 128-30 92Z', darker(skin, 0.14)) +
      each([-66, 66], (dx) => ellipse(dx, 4, 12, 18, darker(skin, 0.06))) +
      path('M-64-20C-66-78-38-92 0-92C38-92 66-78 64-20C64 34 40 74 0 76C-40 74-64 34-64-20Z', skin) +
      each([-26, 26], (dx) => stroke(`M${dx - 14} ${-22}Q${dx} -31 ${dx + 14} -22`, brow, 5)) +
      each(
        [-26, 26],
        (dx) => ellipse(dx, -4, 5.4, 6.6, palette.ink) + circle(dx + 2, -6, 1.8, palette.white),
      ) +
      stroke('M0-2Q8 14-3 20', darker(skin, 0.26), 4) +
      stroke('M-18 42Q0 54 18 42', darker(skin, 0.5), 5) +
      each([-40, 40], (dx) => ellipse(dx, 24, 12, 8, '#e0705a33')) +
      (look.lined
        ? stroke('M-32 26Q-38 38-32 48M32 26Q38 38 32 48M-50-4l-8-4M50-4l8-4', darker(skin, 0.18), 3)
        : '') +
      (look.beard
        ? path(
            'M-26 34Q0 24 26 34Q34 70 0 78Q-34 70-26 34ZM-14 44Q0 52 14 44Q0 36-14 44Z',
            hair,
            'fill-rule="evenodd"',
          )
        : '') +
      frontHair(look) +
      (look.glasses
        ? each([-26, 26], (dx) => ring(dx, -3, 20, palette.ink, 4)) +
          stroke('M-6-5Q0-10 6-5M-46-6L-62-10M46-6L62-10', palette.ink, 4)
        : ''),
    scale,
  );
};
