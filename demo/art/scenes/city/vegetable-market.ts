import { basket } from '../../motifs/goods.ts';
import { darker, verticalGradient, halo, lighter } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person, wardrobe } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import {
  at,
  circle,
  each,
  line,
  ellipse,
  path,
  polygon,
  rect,
  type Scene,
  stroke,
  times,
} from '../../drawing/svg.ts';
import { awning } from '../../motifs/town.ts';
import { seededRandom } from '../../drawing/random.ts';

const greens = (x: number, y: number, w: number, kind: number): string => {
  const random = seededRandom(`greens${x}${y}`);
  if (kind === 0)
    return times(8, (index) =>
      at(
        x - w * 0.4 + (index % 4) * w * 0.27,
        y - Math.floor(index / 4) * w * 0.16,
        path(
          'M0 10C-12 2-12-10-4-14C-22-20-14-44 0-40C14-44 22-20 4-14C12-10 12 2 0 10Z',
          index % 2 ? '#5f9a4a' : '#7fb35a',
        ) + path('M-3 10L-2-14H2L3 10Z', '#f0f0d2'),
        w / 110,
      ),
    );
  if (kind === 5)
    return times(7, (index) =>
      at(
        x - w * 0.4 + index * w * 0.13,
        y,
        path('M-5 6C-7-10-5-24-2-34H2C5-24 7-10 5 6Z', '#f4f1e2') +
          stroke('M0-34L-8-60M0-34L0-66M0-34L8-60', '#5f9a4a', 3),
        w / 110,
        -14 + index * 4,
      ),
    );
  const colour = [palette.leaf, '#d9432f', '#e98a3c', '#6b3a6f', '#e3b65f'][kind]!;
  return times(14, (index) => {
    const px = x - w * 0.42 + (index % 7) * w * 0.14,
      py = y - Math.floor(index / 7) * w * 0.1 + random.between(-3, 3);
    return kind === 3
      ? ellipse(
          px,
          py,
          w * 0.06,
          w * 0.12,
          colour,
          `transform="rotate(${random.between(-40, 40)} ${px} ${py})"`,
        ) + circle(px, py - w * 0.1, w * 0.03, palette.moss)
      : kind === 2
        ? at(
            px,
            py,
            path('M0 16C-9 0-8-14 0-16C8-14 9 0 0 16Z', colour) +
              stroke('M0-15L-4-26M0-15L4-26', palette.leaf, 3),
            w / 90,
            random.between(-30, 30),
          )
        : circle(px, py, w * 0.085, index % 2 ? colour : darker(colour, 0.1)) +
          circle(px - w * 0.025, py - w * 0.03, w * 0.02, lighter(colour, 0.5));
  });
};

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#f0e3c6', '#d9c49a')) +
  polygon([0, 0, 1280, 0, 1000, 200, 280, 200], '#7d95a0') +
  times(9, (index) => line(280 + index * 90, 200, index * 160, 0, '#5f7782', 6)) +
  rect(280, 200, 720, 260, '#f7efda') +
  each(
    [
      [330, palette.red],
      [500, palette.teal],
      [670, palette.ochre],
      [840, palette.navy],
    ] as const,
    ([x, colour]) =>
      awning(x, 240, 140, 40, colour, palette.white, 6) +
      rect(x + 6, 330, 128, 60, darker(palette.clay, 0.1)) +
      greens(x + 68, 330, 90, x % 4),
  ) +
  each([360, 520, 700, 900], (x, index) =>
    person(x, 440, 150, poses.stroll, wardrobe[index + 1]!, index % 2 ? -1 : 1),
  ) +
  each(
    [
      [420, 110],
      [640, 100],
      [860, 110],
    ] as const,
    ([x, y]) =>
      line(x, 0, x, y, palette.ink, 3) +
      path(`M${x - 30} ${y + 24}Q${x} ${y - 24} ${x + 30} ${y + 24}Z`, palette.moss) +
      circle(x, y + 60, 80, halo(palette.lamp, '88')),
  ) +
  polygon([0, 853, 0, 520, 280, 400, 380, 440, 380, 853], '#a8794a') +
  polygon([1280, 853, 1280, 520, 1000, 400, 900, 440, 900, 853], '#9c6f44') +
  awning(-60, 160, 400, 90, palette.red, palette.cream, 7) +
  awning(940, 160, 400, 90, palette.moss, palette.cream, 7) +
  person(
    1090,
    700,
    420,
    poses.reach,
    { top: palette.red, bottom: palette.slate, apron: palette.cream, style: 'bun' },
    -1,
    at(0, 0, greens(0, 4, 30, 0)),
  ) +
  person(160, 690, 400, poses.rest, {
    top: palette.indigo,
    bottom: palette.ink,
    hair: palette.stone,
    apron: palette.moss,
  }) +
  person(
    780,
    830,
    460,
    poses.reach,
    { top: palette.straw, bottom: palette.navy, style: 'long' },
    1,
    at(
      0,
      0,
      stroke('M0 0L-8 26M0 0L8 26', palette.wine, 2) +
        path('M-14 24H14L11 52H-11Z', palette.wine) +
        path('M-8 24Q-12 8-4 10M6 24Q8 6 12 14', 'none', `stroke="${palette.leaf}" stroke-width="4"`),
    ),
  ) +
  person(
    540,
    840,
    440,
    poses.walk,
    { top: palette.teal, bottom: palette.slate, hair: palette.pale },
    -1,
    basket(0, 26, 40),
  ) +
  rect(-10, 640, 420, 220, '#8a5f3a') +
  rect(880, 640, 410, 220, '#84592f') +
  each(
    [
      [70, 640, 150, 1],
      [220, 640, 150, 0],
      [350, 645, 110, 4],
      [70, 760, 160, 3],
      [230, 770, 160, 2],
      [360, 770, 110, 1],
    ] as const,
    ([x, y, w, kind]) =>
      rect(x - w / 2, y - 8, w, 54, lighter(palette.wood, 0.1), 4) +
      greens(x, y - 6, w, kind) +
      rect(x - w / 2, y + 4, w, 46, palette.clay, 3),
  ) +
  each(
    [
      [960, 640, 150, 5],
      [1110, 640, 150, 2],
      [1240, 640, 110, 1],
      [970, 770, 160, 0],
      [1130, 770, 150, 4],
      [1250, 770, 100, 3],
    ] as const,
    ([x, y, w, kind]) => greens(x, y - 6, w, kind) + rect(x - w / 2, y + 4, w, 46, palette.clay, 3),
  );

export const vegetableMarket: Scene = { alt: '菜市场里新鲜蔬菜摆满摊位', draw };
