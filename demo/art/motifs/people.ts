import { head, type Look } from './head.ts';
import { darker } from '../drawing/paint.ts';
import { palette } from '../drawing/palette.ts';
import { type Limb, type Pose } from './poses.ts';
import { at, circle, line, ellipse, path, rect, stroke } from '../drawing/svg.ts';

const along = (x: number, y: number, angle: number, length: number): [number, number] => {
  const turn = (angle * Math.PI) / 180;
  return [x + Math.sin(turn) * length, y + Math.cos(turn) * length];
};

/** A standing person 100 units tall, feet at the origin, facing right. `hand` is drawn in the near hand, `farHand` in the other. */
export const person = (
  x: number,
  y: number,
  size: number,
  pose: Pose,
  look: Look = {},
  face: 1 | -1 = 1,
  hand = '',
  farHand = '',
  lift = 0,
): string => {
  const top = look.top ?? palette.navy,
    bottom = look.bottom ?? palette.slate,
    skin = look.skin ?? palette.skin,
    shoe = look.shoe ?? palette.ink;
  const k = look.child ? 0.84 : 1,
    thigh = 23 * k,
    shin = 22 * k;
  const limb = ([upper, lower]: Limb, sx: number, sy: number, a: number, b: number): number[] => {
    const [mx, my] = along(sx, sy, upper, a);
    return [sx, sy, mx, my, ...along(mx, my, lower, b)];
  };
  const trial = [limb(pose.front, 0, 0, thigh, shin), limb(pose.back, 0, 0, thigh, shin)];
  const hipY = -Math.max(trial[0]![5]!, trial[1]![5]!) - 2.5 - lift;
  const [neckX, neckY] = along(0, hipY, 180 - pose.lean, 31 * k);
  const front = limb(pose.front, 1.2, hipY, thigh, shin),
    back = limb(pose.back, -1.2, hipY, thigh, shin);
  const [armX, armY] = along(neckX, neckY, -pose.lean, 4.5);
  const near = limb(pose.near, armX, armY, 17 * k, 15.5 * k),
    far = limb(pose.far, armX + 1.5, armY, 17 * k, 15.5 * k);
  const draw = (p: readonly number[], colour: string, w: number): string =>
    stroke(`M${p[0]} ${p[1]}L${p[2]} ${p[3]}L${p[4]} ${p[5]}`, colour, w);
  const leg = (p: readonly number[], lower: number, colour: string): string =>
    (look.bare
      ? draw(p, darker(skin, 0.06), 6) + line(p[0]!, p[1]!, p[2]!, p[3]!, colour, 9.5)
      : draw(p, colour, 8.6)) +
    at(p[4]!, p[5]!, path('M-3.6 2.6V-1.4C-1.6-2.6 2-2 3.4-.4C6 .2 7.4 1 7.4 2.6Z', shoe), 1, -lower * 0.6);
  const arm = (p: readonly number[], colour: string, held: string): string =>
    at(p[4]!, p[5]!, held) + draw(p, colour, 6.2) + circle(p[4]!, p[5]!, 3.1, skin);
  const turn = at(
    neckX,
    neckY,
    path('M-8 3.5C-7-1-3.5-2 0-2C4-2 8-1 8.4 3.5L7.2 32H-7.4Z', top),
    k,
    pose.lean,
  );
  const over = at(
    neckX,
    neckY,
    (look.apron ? path('M-2 6H7.6L8 42H-4Z', look.apron) : '') +
      (look.vest ? path('M-8 3C-6-1-4-2-1-2L2 6L4-2C7-1 8 0 8.4 3.5L7.6 26H-7.6Z', look.vest) : '') +
      (look.coat
        ? path('M-8 3C-7-1-4-2 0-2C4-2 8-1 8.4 3.5L10.5 54H-9.5Z', top) +
          line(5, 8, 7, 52, darker(top, 0.12), 1.2)
        : ''),
    k,
    pose.lean * (look.coat ? 0.6 : 1),
  );
  const skirt = look.skirt
    ? path(
        `M-7 ${hipY - 5}L8 ${hipY - 5}L${front[2]! * 0.5 + 12} ${hipY + thigh + 4}L${back[2]! * 0.5 - 11} ${hipY + thigh + 4}Z`,
        bottom,
      )
    : '';
  const [headX, headY] = along(neckX, neckY, 180 - pose.lean * 0.8, 9);
  return at(
    x,
    y,
    arm(far, darker(top, 0.22), farHand) +
      leg(back, pose.back[1], darker(bottom, 0.22)) +
      leg(front, pose.front[1], bottom) +
      skirt +
      turn +
      over +
      line(neckX, neckY + 1, headX, headY + 2, darker(skin, 0.12), 5) +
      at(headX, headY, head(look), look.child ? 1.08 : 1, (pose.nod ?? 0) + pose.lean * 0.35) +
      arm(near, look.vest ? darker(top, 0.06) : top, hand),
    size / 100,
    0,
    face < 0,
  );
};

/** Head and shoulders from behind, for audiences and classes. */
export const shoulders = (
  x: number,
  y: number,
  size: number,
  top: string,
  hair: string = palette.ink,
  style: 'short' | 'tail' | 'long' | 'bald' = 'short',
  skin: string = palette.skin,
): string =>
  at(
    x,
    y,
    path('M-34 60C-36 26-20 18 0 18C20 18 36 26 34 60Z', top) +
      rect(-6, 8, 12, 16, darker(skin, 0.12), 5) +
      ellipse(-14.4, -3, 3, 4.4, skin) +
      ellipse(14.4, -3, 3, 4.4, skin) +
      (style === 'bald'
        ? ellipse(0, -5, 14.5, 17, skin) +
          path('M-14.5-4C-14 12 14 12 14.5-4C12 2 8 4 0 4C-8 4-12 2-14.5-4Z', hair)
        : ellipse(0, -6, 15.4, 17.5, hair)) +
      (style === 'tail'
        ? ellipse(0, 10, 5, 16, hair) + rect(-4, -2, 8, 3.4, palette.red, 1.6)
        : style === 'long'
          ? path('M-15.4-6C-18 10-16 22-13 26H13C16 22 18 10 15.4-6Z', hair)
          : ''),
    size / 60,
  );

/** Predefined looks for crowds. */
export const wardrobe: readonly Look[] = [
  { top: palette.red, bottom: palette.indigo },
  { top: palette.cream, bottom: palette.slate, style: 'tail' },
  { top: palette.teal, bottom: palette.ink },
  { top: palette.straw, bottom: palette.navy, style: 'long' },
  { top: palette.white, bottom: palette.umber, skin: palette.tan },
  { top: palette.plum, bottom: palette.ink, style: 'bun' },
  { top: palette.blue, bottom: palette.umber },
  { top: palette.rose, bottom: palette.navy, style: 'long', skirt: true, bare: true },
  { top: palette.moss, bottom: palette.slate, skin: palette.tan, hair: palette.stone },
  { top: palette.persimmon, bottom: palette.ink, style: 'tail' },
];

/** A dense distant crowd: heads and shoulders only. */
export const crowd = (
  next: () => number,
  x1: number,
  x2: number,
  y: number,
  size: number,
  count: number,
  colours: readonly string[],
): string =>
  Array.from({ length: count }, (_, index) => {
    const px = x1 + ((index + next() * 0.7) / count) * (x2 - x1),
      colour = colours[Math.floor(next() * colours.length)]!,
      py = y + (next() - 0.5) * size * 0.35;
    return at(
      px,
      py,
      path('M-12 40C-13 14-8 9 0 9C8 9 13 14 12 40Z', colour) +
        ellipse(0, 0, 6.4, 7.6, next() > 0.3 ? darker(palette.umber, 0.35) : palette.tan),
      size / 40,
    );
  }).join('');
