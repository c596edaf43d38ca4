import { ridge } from '../../motifs/land.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { grass } from '../../motifs/plants.ts';
import { poses } from '../../motifs/poses.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { at, circle, line, path, polygon, type Scene, stroke, times } from '../../drawing/svg.ts';
import { skyline } from '../../motifs/town.ts';

const swallowKite = (x: number, y: number, size: number, a: string, b: string, turn = 0): string =>
  at(
    x,
    y,
    path(
      'M0-46C14-46 16-30 14-20C44-44 84-40 96-22C80-2 44 8 16 4L40 62L10 34L0 44L-10 34L-40 62L-16 4C-44 8-80-2-96-22C-84-40-44-44-14-20C-16-30-14-46 0-46Z',
      a,
    ) +
      path('M22-14C46-30 74-30 84-20C70-8 44-2 22-2ZM-22-14C-46-30-74-30-84-20C-70-8-44-2-22-2Z', b) +
      circle(46, -16, 7, a) +
      circle(-46, -16, 7, a) +
      circle(0, -4, 9, b) +
      circle(0, -4, 4, a) +
      circle(-5, -36, 3, palette.white) +
      circle(5, -36, 3, palette.white) +
      path('M0 14L8 30L0 38L-8 30Z', b),
    size / 100,
    turn,
  );

const draw = (): string => {
  const curve = (s: number): [number, number] => [1130 - s * 900, 170 + Math.sin(s * 7) * 90 + s * 250];
  const dragon = times(22, (index) => {
    const s = 1 - index / 22,
      [x, y] = curve(s),
      r = 16 + (1 - s) * 26;
    return (
      stroke(`M${x - r * 1.7} ${y - 5}L${x + r * 1.7} ${y + 5}`, palette.straw, 2.5) +
      circle(x - r * 1.8, y - 5, 4, palette.red) +
      circle(x + r * 1.8, y + 5, 4, palette.red) +
      circle(x, y, r, index % 2 ? palette.red : palette.straw) +
      circle(x, y, r * 0.6, index % 2 ? palette.straw : palette.teal) +
      circle(x, y, r * 0.24, palette.white)
    );
  });
  const head = at(
    1146,
    166,
    path('M-50-30C-20-66 50-56 62-14C84-8 90 16 64 24C54 52-20 58-50 30Z', palette.red) +
      path('M10 10C40 4 66 4 76 8C66 26 30 34 4 26Z', palette.white) +
      path('M10 18L72 14', 'none', `stroke="${palette.wine}" stroke-width="4"`) +
      circle(22, -20, 13, palette.white) +
      circle(26, -18, 6, palette.ink) +
      stroke('M-10-46Q-10-90 20-110M10-50Q24-84 52-92', palette.straw, 9) +
      stroke('M62 4Q100-10 110-46M60 22Q96 40 100 74', palette.straw, 5) +
      path('M-50-30L-84-46L-66-18L-96-6L-64 6L-88 32L-50 30Z', palette.teal),
  );
  return (
    sky('#2b7eb4', '#7fc1d8', '#d9ece0', '#f7efcf') +
    cumulus(180, 500, 300, palette.white, 0.9) +
    cumulus(1020, 520, 380, palette.white, 0.9) +
    cumulus(600, 560, 220, palette.white, 0.8) +
    stroke('M1130 190Q900 460 770 690', palette.white, 1.6, 'opacity="0.7"') +
    dragon +
    head +
    stroke(
      'M330 210Q360 480 392 690M620 130Q560 460 490 700M900 400Q960 560 1010 690M110 330Q160 560 240 700',
      palette.white,
      1.4,
      'opacity="0.8"',
    ) +
    swallowKite(330, 190, 130, palette.red, palette.cream, -10) +
    swallowKite(620, 110, 80, palette.indigo, palette.straw, 12) +
    swallowKite(900, 390, 84, palette.teal, palette.cream, 8) +
    at(
      110,
      320,
      polygon([0, -60, 44, 0, 0, 70, -44, 0], palette.persimmon) +
        polygon([0, -60, 44, 0, 0, 70], palette.straw) +
        stroke('M0 70Q-20 110 4 140T-6 200', palette.red, 5),
      1,
      -14,
    ) +
    at(
      520,
      360,
      circle(0, 0, 30, palette.rose) +
        path(
          'M-6-8C-60-60-80-10-26 8C-70 30-40 60-6 12M6-8C60-60 80-10 26 8C70 30 40 60 6 12',
          palette.pink,
        ) +
        line(0, -20, 0, 22, palette.ink, 7),
      0.8,
      20,
    ) +
    ridge('ki1', 660, 20, '#8cbf8c', '#b5d095', 720) +
    skyline('ki2', 664, 20, 90, '#8fb4b4', '#a9c8b0', '', 860, 1290) +
    path('M0 700Q400 640 760 680T1280 670V853H0Z', verticalGradient('#8cbf5f', '#4f8d4a')) +
    person(392, 790, 190, poses.raise, { top: palette.red, bottom: palette.navy, hat: 'cap' }, -1) +
    person(452, 800, 116, poses.cheer, { top: palette.straw, bottom: palette.blue, child: true }) +
    person(770, 800, 200, poses.raise, { top: palette.white, bottom: palette.slate, hair: palette.pale }, 1) +
    person(240, 830, 130, poses.run, { top: palette.teal, bottom: palette.ink, child: true }, -1) +
    person(1010, 780, 150, poses.raise, { top: palette.plum, bottom: palette.slate, style: 'long' }, -1) +
    person(1070, 786, 100, poses.point, { top: palette.persimmon, bottom: palette.navy, child: true }, -1) +
    person(620, 760, 110, poses.stroll, { top: palette.blue, bottom: palette.ink }) +
    person(660, 764, 104, poses.stroll, { top: palette.rose, bottom: palette.slate, style: 'tail' }) +
    person(1180, 750, 96, poses.cheer, { top: palette.red, bottom: palette.ink }) +
    grass('ki3', 0, 1280, 860, 36, 130, '#3d7a42', 3)
  );
};

export const weifangKites: Scene = { alt: '潍坊风筝放飞，龙头蜈蚣与沙燕风筝飞满天', draw };
