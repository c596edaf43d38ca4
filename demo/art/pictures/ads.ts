import { flock, pigeon } from '../motifs/birds.ts';
import { pot, steam } from '../motifs/goods.ts';
import { ridge } from '../motifs/land.ts';
import { definitions, verticalGradient, halo } from '../drawing/paint.ts';
import { palette } from '../drawing/palette.ts';
import { person } from '../motifs/people.ts';
import { grass } from '../motifs/plants.ts';
import { poses } from '../motifs/poses.ts';
import { pavilion, styles } from '../motifs/roofs.ts';
import { clouds, cumulus, sun } from '../motifs/sky.ts';
import { at, circle, each, fade, ellipse, path, rect, stroke, times } from '../drawing/svg.ts';
import { books } from '../motifs/things.ts';
import { bulletTrain } from '../motifs/trains.ts';
import { branching, pine, tree } from '../motifs/trees.ts';
import { mist } from '../motifs/weather.ts';

const wide = 1280,
  high = 427;
const back = (...colours: string[]): string => rect(0, 0, wide, high, verticalGradient(...colours));

const reading = (): string =>
  back('#f6d9a4', '#f9ecca') +
  circle(980, 180, 260, halo('#fff6d8', 'ff')) +
  path('M0 427V330Q320 240 640 340T1280 320V427Z', '#d99a52') +
  books('ad-r', 60, 460, 400, 150, [
    palette.red,
    palette.teal,
    palette.navy,
    palette.straw,
    palette.cream,
    palette.brick,
    palette.moss,
    palette.plum,
  ]) +
  rect(40, 400, 440, 12, palette.wood) +
  at(
    860,
    300,
    path('M0 60C-80 10-220 0-330 30V-110C-220-140-80-130 0-80Z', palette.white) +
      path('M0 60C80 10 220 0 330 30V-110C220-140 80-130 0-80Z', palette.cream) +
      path(
        'M0 74C-80 24-220 14-344 46V30C-220 0-80 10 0 60C80 10 220 0 330 30L344 46C220 14 80 24 0 74Z',
        palette.red,
      ) +
      fade(
        0.5,
        times(5, (row) =>
          stroke(
            `M-300 ${-84 + row * 22}Q-160 ${-112 + row * 22} -30 ${-60 + row * 22}M300 ${-84 + row * 22}Q160 ${-112 + row * 22} 30 ${-60 + row * 22}`,
            palette.stone,
            4,
          ),
        ),
      ),
  ) +
  at(
    860,
    240,
    pine(-150, -10, 120, '#3f6d5c') +
      tree(130, -20, 110, palette.jade) +
      pavilion(0, -30, 120, 110, styles.palace),
  ) +
  person(
    640,
    410,
    170,
    poses.hold,
    { top: palette.red, bottom: palette.navy, style: 'tail', child: true },
    1,
    path('M-14-12L4-6L22-14V10L4 18L-14 12Z', palette.teal),
  ) +
  flock(palette.umber, [
    [1060, 70, 18],
    [1100, 54, 14],
    [1020, 92, 12],
  ]) +
  each(
    [
      [700, 90],
      [760, 60],
      [1200, 110],
    ] as const,
    ([x, y], index) => pigeon(x, y, 40, palette.white, index % 2 === 0),
  );

const tea = (): string =>
  back('#cfe0c6', '#eef0d6') +
  sun(250, 110, 46, '#fff6da', '#fff2bc') +
  ridge('at1', 190, 40, '#a3c4a8', '#d3e2c4', 300) +
  ridge('at2', 240, 30, '#7fae86', '#a9c99a', 340) +
  mist(200, 90, '#f2f3de') +
  each([0, 1, 2, 3, 4], (row) =>
    path(
      `M-10 ${290 + row * 34}Q320 ${250 + row * 38} 700 ${296 + row * 34}T1290 ${280 + row * 36}V427H-10Z`,
      ['#6ba05c', '#5b9455', '#4c8550', '#3f7849', '#336a44'][row]!,
    ),
  ) +
  person(300, 380, 130, poses.bend, { top: palette.red, bottom: palette.indigo, hat: 'straw' }) +
  ellipse(930, 392, 300, 34, '#2b5a3c88') +
  rect(680, 370, 500, 22, palette.wood, 8) +
  pot(900, 372, 170, 150, 'jar', '#a8553a') +
  ellipse(900, 222, 44, 10, '#8a4028') +
  circle(900, 210, 12, '#8a4028') +
  stroke('M980 310Q1044 300 1050 240', '#a8553a', 24) +
  stroke('M824 256Q744 256 758 316Q768 352 828 344', '#a8553a', 16) +
  each([730, 1100], (x) =>
    at(
      x,
      366,
      path('M-36-40H36C36 0 20 8 12 8H-12C-20 8-36 0-36-40Z', palette.white) +
        ellipse(0, -40, 36, 10, '#c98f38'),
    ),
  ) +
  steam(900, 200, 110) +
  steam(1100, 320, 80) +
  each(
    [
      [600, 360, -20],
      [640, 340, 30],
      [570, 330, 70],
    ] as const,
    ([x, y, turn]) => at(x, y, path('M0 0q-12-30 6-52q18 24-6 52Z', '#8fbf5c'), 1, turn),
  );

const travel = (): string =>
  back('#3f8fb4', '#a3d4d8', '#f6ecc8') +
  sun(1050, 120, 50, '#fff4cc', '#ffeaa0') +
  cumulus(230, 130, 200, palette.white) +
  cumulus(720, 90, 160, palette.white, 0.9) +
  ridge('av1', 250, 60, '#8fb8b4', '#c9dec4', 340) +
  ridge('av2', 290, 30, '#6fa387', '#a3c492', 380) +
  pavilion(1010, 250, 130, 140, styles.palace, true) +
  pine(1110, 262, 130, '#2f6354', true) +
  pine(930, 262, 90, '#2f6354') +
  rect(0, 330, wide, 97, verticalGradient('#8fbf62', '#5f9a4c')) +
  each([80, 260, 420, 1180], (x) => tree(x, 336, 100, palette.jade)) +
  each([160, 480, 800, 1120], (x) => rect(x - 16, 340, 32, 90, '#c9c5b6')) +
  rect(0, 318, wide, 24, '#dcd8ca') +
  bulletTrain(900, 318, 190) +
  grass('av3', 0, wide, 432, 30, 140, '#4a7f3f', 3) +
  flock('#3d5a68', [
    [480, 170, 16],
    [520, 150, 13],
  ]);

const forest = (): string =>
  back('#f3c892', '#f9e3b8', '#f6efd2') +
  sun(640, 190, 78, '#fff4d2', '#ffe2a0') +
  clouds('#fff6e2', 0.8, [
    [260, 100, 260],
    [1040, 80, 300],
  ]) +
  ridge('af1', 250, 50, '#b9b48a', '#dcd3a4', 340) +
  ridge('af2', 300, 30, '#8aa372', '#b5bf86', 380) +
  path('M0 427V350Q320 300 640 340T1280 340V427Z', '#6f9a50') +
  each([60, 150, 240, 1040, 1130, 1220], (x, index) =>
    tree(x, 360, 170 + (index % 3) * 30, index % 2 ? '#5b9150' : '#7aa85c'),
  ) +
  ellipse(640, 400, 90, 16, palette.wood) +
  branching(
    640,
    398,
    230,
    'af',
    '#7a5236',
    (x, y, n) =>
      ellipse(
        x,
        y,
        7,
        4,
        ['#6fa04c', '#9cc765', '#4f8a45'][n % 3]!,
        `transform="rotate(${(n * 47) % 180} ${x} ${y})"`,
      ),
    4,
    30,
  ) +
  person(
    500,
    412,
    200,
    poses.dig,
    { top: palette.white, bottom: palette.navy, vest: palette.red },
    1,
    '<path d="M-16-46L22 46" stroke="#4c3026" stroke-width="3.4"/>',
  ) +
  person(790, 412, 190, poses.reach, { top: palette.straw, bottom: palette.slate, style: 'tail' }, -1) +
  person(880, 414, 120, poses.carry, { top: palette.red, bottom: palette.navy, child: true }, -1) +
  flock('#6b5a3a', [
    [420, 130, 16],
    [460, 112, 13],
  ]);

const ads: Record<string, { alt: string; draw: () => string }> = {
  'ad-reading': { alt: '公益广告：全民阅读', draw: reading },
  'ad-tea': { alt: '广告：本地春茶上市', draw: tea },
  'ad-travel': { alt: '广告：乘高铁游齐鲁', draw: travel },
  'ad-forest': { alt: '公益广告：植树添绿', draw: forest },
};

export const adNames: readonly string[] = Object.keys(ads);

export const drawAd = (name: string): { alt: string; svg: string } => {
  const ad = ads[name];
  if (!ad) throw new Error(`no banner called ${name}`);
  const picture = ad.draw();
  return {
    alt: ad.alt,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}">${definitions(picture)}${picture}</svg>`,
  };
};
