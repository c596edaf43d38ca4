import { gull } from '../../motifs/birds.ts';
import { rowboat } from '../../motifs/boats.ts';
import { rock } from '../../motifs/crag.ts';
import { fence, ridge } from '../../motifs/land.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { bush, grass } from '../../motifs/plants.ts';
import { poses } from '../../motifs/poses.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { each, fade, line, path, rect, type Scene, stroke, times } from '../../drawing/svg.ts';
import { tree } from '../../motifs/trees.ts';
import { glints, sea } from '../../motifs/water.ts';
import { seededRandom } from '../../drawing/random.ts';

const seaweedHouse = (x: number, base: number, w: number): string => {
  const h = w * 0.3,
    stones = seededRandom(`stone${x}`);
  return (
    rect(x - w / 2, base - h, w, h, '#b99d80') +
    times(46, () => {
      const sx = x - w / 2 + stones.between(0.02, 0.9) * w,
        sy = base - stones.between(0.06, 0.98) * h;
      return rect(
        sx,
        sy,
        stones.between(0.05, 0.1) * w,
        h * 0.13,
        ['#cbb092', '#a58a70', '#d6c0a4', '#93795f'][Math.floor(stones.next() * 4)]!,
        4,
      );
    }) +
    rect(x - w * 0.07, base - h * 0.78, w * 0.14, h * 0.78, palette.umber) +
    rect(x - w * 0.06, base - h * 0.5, w * 0.05, h * 0.2, palette.red) +
    rect(x + w * 0.01, base - h * 0.5, w * 0.05, h * 0.2, palette.red) +
    each(
      [-0.3, 0.3],
      (s) =>
        rect(x + s * w - w * 0.06, base - h * 0.74, w * 0.12, h * 0.36, '#3e5562') +
        stroke(
          `M${x + s * w} ${base - h * 0.74}v${h * 0.36}M${x + s * w - w * 0.06} ${base - h * 0.56}h${w * 0.12}`,
          palette.cream,
          3,
        ),
    ) +
    path(
      `M${x - w * 0.56} ${base - h * 0.86}C${x - w * 0.5} ${base - h * 1.6} ${x - w * 0.36} ${base - h * 2.5} ${x - w * 0.26} ${base - h * 2.56}Q${x} ${base - h * 2.36} ${x + w * 0.26} ${base - h * 2.56}C${x + w * 0.36} ${base - h * 2.5} ${x + w * 0.5} ${base - h * 1.6} ${x + w * 0.56} ${base - h * 0.86}Q${x} ${base - h * 0.66} ${x - w * 0.56} ${base - h * 0.86}Z`,
      verticalGradient('#a99aa0', '#6d6272'),
    ) +
    fade(
      0.35,
      times(22, (index) => {
        const s = index / 21 - 0.5;
        return stroke(
          `M${x + s * w * 0.5} ${base - h * 2.36}Q${x + s * w * 0.8} ${base - h * 1.7} ${x + s * w * 1.06} ${base - h * 0.86}`,
          index % 2 ? '#4d4455' : '#d6c9cc',
          3,
        );
      }),
    )
  );
};

const draw = (): string =>
  sky('#86b9cc', '#d6e4d9', '#f8ebcb') +
  cumulus(1010, 160, 260, palette.white, 0.9) +
  cumulus(300, 120, 190, palette.white, 0.8) +
  ridge('r1', 330, 34, '#93b5b2', '#cfdccb', 380) +
  sea(360, '#8fc6cc', '#4e9cab', 470) +
  glints('r2', 370, 450, 40, palette.white, 0.5) +
  rowboat(180, 410, 90, palette.brick) +
  rowboat(1120, 400, 76, palette.teal) +
  path('M0 450Q500 410 1280 440V853H0Z', verticalGradient('#b9b878', '#c9a56d')) +
  seaweedHouse(1060, 530, 300) +
  seaweedHouse(180, 560, 330) +
  tree(400, 560, 190, '#7c9c5a') +
  tree(880, 550, 170, '#8a9a54') +
  seaweedHouse(640, 650, 470) +
  path('M360 690Q640 640 960 700L1180 853H120Z', '#dcc79d') +
  fence(-10, 330, 690, 60, '#8a6a4c') +
  bush(60, 720, 150, '#6f8f52') +
  bush(1210, 680, 190, '#7f9450') +
  path('M0 760Q120 730 240 853H0Z', '#8f8a55') +
  line(950, 700, 950, 570, palette.umber, 6) +
  line(1240, 712, 1240, 580, palette.umber, 6) +
  stroke('M950 580Q1095 610 1240 590', palette.umber, 3) +
  each([970, 1010, 1050, 1090, 1130, 1170, 1210], (x, index) =>
    path(
      `M${x - 14} ${592 + (index === 3 ? 6 : 2)}q-6 50 4 ${90 + (index % 3) * 12}q10 12 20 0q8-40 4-90Z`,
      index % 2 ? '#3f5a46' : '#54683f',
    ),
  ) +
  person(900, 762, 190, poses.reach, {
    top: '#4b6f9c',
    bottom: palette.ink,
    hat: 'straw',
    apron: palette.cream,
    style: 'bun',
  }) +
  person(360, 800, 190, poses.stroll, { top: palette.red, bottom: palette.slate, hair: palette.pale }, 1) +
  gull(560, 220, 80, -8) +
  gull(700, 170, 54, 8, true) +
  rock(1120, 853, 130, '#a08a6c') +
  grass('r3', 0, 260, 853, 70, 60, '#6d7a3f', 3);

export const rongchengSeaweedHouses: Scene = { alt: '荣成海草房，渔家晾晒海带', draw };
