import { ridge } from '../../motifs/land.ts';
import { down } from '../../drawing/paint.ts';
import { c } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { grass } from '../../motifs/plants.ts';
import { poses } from '../../motifs/poses.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { at, circle, line, path, poly, type Scene, stroke, times } from '../../drawing/svg.ts';
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
      circle(-5, -36, 3, c.white) +
      circle(5, -36, 3, c.white) +
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
      stroke(`M${x - r * 1.7} ${y - 5}L${x + r * 1.7} ${y + 5}`, c.straw, 2.5) +
      circle(x - r * 1.8, y - 5, 4, c.red) +
      circle(x + r * 1.8, y + 5, 4, c.red) +
      circle(x, y, r, index % 2 ? c.red : c.straw) +
      circle(x, y, r * 0.6, index % 2 ? c.straw : c.teal) +
      circle(x, y, r * 0.24, c.white)
    );
  });
  const head = at(
    1146,
    166,
    path('M-50-30C-20-66 50-56 62-14C84-8 90 16 64 24C54 52-20 58-50 30Z', c.red) +
      path('M10 10C40 4 66 4 76 8C66 26 30 34 4 26Z', c.white) +
      path('M10 18L72 14', 'none', `stroke="${c.wine}" stroke-width="4"`) +
      circle(22, -20, 13, c.white) +
      circle(26, -18, 6, c.ink) +
      stroke('M-10-46Q-10-90 20-110M10-50Q24-84 52-92', c.straw, 9) +
      stroke('M62 4Q100-10 110-46M60 22Q96 40 100 74', c.straw, 5) +
      path('M-50-30L-84-46L-66-18L-96-6L-64 6L-88 32L-50 30Z', c.teal),
  );
  return (
    sky('#2b7eb4', '#7fc1d8', '#d9ece0', '#f7efcf') +
    cumulus(180, 500, 300, c.white, 0.9) +
    cumulus(1020, 520, 380, c.white, 0.9) +
    cumulus(600, 560, 220, c.white, 0.8) +
    stroke('M1130 190Q900 460 770 690', c.white, 1.6, 'opacity="0.7"') +
    dragon +
    head +
    stroke(
      'M330 210Q360 480 392 690M620 130Q560 460 490 700M900 400Q960 560 1010 690M110 330Q160 560 240 700',
      c.white,
      1.4,
      'opacity="0.8"',
    ) +
    swallowKite(330, 190, 130, c.red, c.cream, -10) +
    swallowKite(620, 110, 80, c.indigo, c.straw, 12) +
    swallowKite(900, 390, 84, c.teal, c.cream, 8) +
    at(
      110,
      320,
      poly([0, -60, 44, 0, 0, 70, -44, 0], c.persimmon) +
        poly([0, -60, 44, 0, 0, 70], c.straw) +
        stroke('M0 70Q-20 110 4 140T-6 200', c.red, 5),
      1,
      -14,
    ) +
    at(
      520,
      360,
      circle(0, 0, 30, c.rose) +
        path('M-6-8C-60-60-80-10-26 8C-70 30-40 60-6 12M6-8C60-60 80-10 26 8C70 30 40 60 6 12', c.pink) +
        line(0, -20, 0, 22, c.ink, 7),
      0.8,
      20,
    ) +
    ridge('ki1', 660, 20, '#8cbf8c', '#b5d095', 720) +
    skyline('ki2', 664, 20, 90, '#8fb4b4', '#a9c8b0', '', 860, 1290) +
    path('M0 700Q400 640 760 680T1280 670V853H0Z', down('#8cbf5f', '#4f8d4a')) +
    person(392, 790, 190, poses.raise, { top: c.red, bottom: c.navy, hat: 'cap' }, -1) +
    person(452, 800, 116, poses.cheer, { top: c.straw, bottom: c.blue, child: true }) +
    person(770, 800, 200, poses.raise, { top: c.white, bottom: c.slate, hair: c.pale }, 1) +
    person(240, 830, 130, poses.run, { top: c.teal, bottom: c.ink, child: true }, -1) +
    person(1010, 780, 150, poses.raise, { top: c.plum, bottom: c.slate, style: 'long' }, -1) +
    person(1070, 786, 100, poses.point, { top: c.persimmon, bottom: c.navy, child: true }, -1) +
    person(620, 760, 110, poses.stroll, { top: c.blue, bottom: c.ink }) +
    person(660, 764, 104, poses.stroll, { top: c.rose, bottom: c.slate, style: 'tail' }) +
    person(1180, 750, 96, poses.cheer, { top: c.red, bottom: c.ink }) +
    grass('ki3', 0, 1280, 860, 36, 130, '#3d7a42', 3)
  );
};

export const weifangKites: Scene = { alt: '潍坊风筝放飞，龙头蜈蚣与沙燕风筝飞满天', draw };
