import { basket } from '../../motifs/goods.ts';
import { darker, down, halo, lighter } from '../../drawing/paint.ts';
import { c } from '../../drawing/palette.ts';
import { person, wardrobe } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { greens } from '../../props/greens.ts';
import { at, circle, each, line, path, poly, rect, type Scene, stroke, times } from '../../drawing/svg.ts';
import { awning } from '../../motifs/town.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, down('#f0e3c6', '#d9c49a')) +
  poly([0, 0, 1280, 0, 1000, 200, 280, 200], '#7d95a0') +
  times(9, (index) => line(280 + index * 90, 200, index * 160, 0, '#5f7782', 6)) +
  rect(280, 200, 720, 260, '#f7efda') +
  each(
    [
      [330, c.red],
      [500, c.teal],
      [670, c.ochre],
      [840, c.navy],
    ] as const,
    ([x, colour]) =>
      awning(x, 240, 140, 40, colour, c.white, 6) +
      rect(x + 6, 330, 128, 60, darker(c.clay, 0.1)) +
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
      line(x, 0, x, y, c.ink, 3) +
      path(`M${x - 30} ${y + 24}Q${x} ${y - 24} ${x + 30} ${y + 24}Z`, c.moss) +
      circle(x, y + 60, 80, halo(c.lamp, '88')),
  ) +
  poly([0, 853, 0, 520, 280, 400, 380, 440, 380, 853], '#a8794a') +
  poly([1280, 853, 1280, 520, 1000, 400, 900, 440, 900, 853], '#9c6f44') +
  awning(-60, 160, 400, 90, c.red, c.cream, 7) +
  awning(940, 160, 400, 90, c.moss, c.cream, 7) +
  person(
    1090,
    700,
    420,
    poses.reach,
    { top: c.red, bottom: c.slate, apron: c.cream, style: 'bun' },
    -1,
    at(0, 0, greens(0, 4, 30, 0)),
  ) +
  person(160, 690, 400, poses.rest, { top: c.indigo, bottom: c.ink, hair: c.stone, apron: c.moss }) +
  person(
    780,
    830,
    460,
    poses.reach,
    { top: c.straw, bottom: c.navy, style: 'long' },
    1,
    at(
      0,
      0,
      stroke('M0 0L-8 26M0 0L8 26', c.wine, 2) +
        path('M-14 24H14L11 52H-11Z', c.wine) +
        path('M-8 24Q-12 8-4 10M6 24Q8 6 12 14', 'none', `stroke="${c.leaf}" stroke-width="4"`),
    ),
  ) +
  person(540, 840, 440, poses.walk, { top: c.teal, bottom: c.slate, hair: c.pale }, -1, basket(0, 26, 40)) +
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
      rect(x - w / 2, y - 8, w, 54, lighter(c.wood, 0.1), 4) +
      greens(x, y - 6, w, kind) +
      rect(x - w / 2, y + 4, w, 46, c.clay, 3),
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
    ([x, y, w, kind]) => greens(x, y - 6, w, kind) + rect(x - w / 2, y + 4, w, 46, c.clay, 3),
  );

export const vegetableMarket: Scene = { alt: '菜市场里新鲜蔬菜摆满摊位', draw };
