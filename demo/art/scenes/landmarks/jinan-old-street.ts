import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { hall, styles } from '../../motifs/roofs.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { at, each, fade, line, ellipse, polygon, type Scene, times } from '../../drawing/svg.ts';
import { tree, willow } from '../../motifs/trees.ts';
import { bike } from '../../motifs/vehicles.ts';
import { glints } from '../../motifs/water.ts';
import { lantern } from '../../motifs/courtyard.ts';

/** One side of a lane: house fronts that get smaller towards the end of the street. */
const streetSide = (side: 1 | -1): string =>
  each([0, 1, 2, 3], (index) => {
    const near = [900, 520, 318, 214][3 - index]!,
      far = [520, 318, 214, 160][3 - index]!,
      wall = ['#cfc4ae', '#e2d6bd', '#d6c9ae', '#e6dbc4'][index]!;
    const px = (reach: number): number => 640 + side * reach,
      eave = (reach: number): number => 470 - reach * 0.42,
      foot = (reach: number): number => 470 + reach * 0.42;
    const mid = (near + far) / 2,
      ridge = (reach: number): number => 470 - reach * 0.74;
    return (
      polygon([px(near), foot(near), px(far), foot(far), px(far), eave(far), px(near), eave(near)], wall) +
      polygon(
        [
          px(near),
          foot(near),
          px(far),
          foot(far),
          px(far),
          foot(far) - far * 0.24,
          px(near),
          foot(near) - near * 0.24,
        ],
        '#9b978c',
      ) +
      polygon(
        [
          px(mid * 0.96),
          foot(mid * 0.96),
          px(mid * 1.16),
          foot(mid * 1.16),
          px(mid * 1.16),
          470 - mid * 0.14,
          px(mid * 0.96),
          470 - mid * 0.14,
        ],
        palette.umber,
      ) +
      polygon(
        [
          px(mid * 1.22),
          470 + mid * 0.12,
          px(mid * 1.34),
          470 + mid * 0.13,
          px(mid * 1.34),
          470 - mid * 0.14,
          px(mid * 1.22),
          470 - mid * 0.13,
        ],
        '#6b4a36',
      ) +
      polygon(
        [
          px(near),
          eave(near) + 8,
          px(far * 0.94),
          eave(far) + 4,
          px(far * 1.1),
          ridge(far),
          px(near * 1.1),
          ridge(near),
        ],
        verticalGradient('#75808a', '#46525f'),
      ) +
      fade(
        0.4,
        times(9, (tile) => {
          const s = near + (far - near) * (tile / 9);
          return line(px(s), eave(s) + 6, px(s * 1.1), ridge(s), palette.ink, s / 150);
        }),
      ) +
      lantern(px(mid * 0.9), eave(mid) + mid * 0.12, mid * 0.052, palette.red, false)
    );
  });

const draw = (): string =>
  sky('#a7cbd0', '#e6e8d2', '#fbe6ba') +
  sun(700, 300, 70, '#fff2cc', '#ffeab0') +
  each([560, 610, 690, 740], (x, index) =>
    tree(x, 480, 190 + index * 14, index % 2 ? '#8aa96a' : '#6d9a6c'),
  ) +
  hall(640, 476, 110, 100, styles.grey, 3) +
  polygon([-260, 853, 590, 470, 690, 470, 1540, 853], verticalGradient('#d9cfb9', '#a9a294')) +
  fade(
    0.35,
    times(12, (index) =>
      line(0, 480 + index * index * 2.7, 1280, 480 + index * index * 2.7, '#6b675f', 1 + index * 0.2),
    ) +
      each([-700, -300, 100, 400, 880, 1180, 1580, 1980], (x) =>
        line(x, 853, 640 + (x - 640) * 0.04, 476, '#6b675f', 2),
      ),
  ) +
  polygon([430, 853, 622, 476, 640, 476, 640, 853], verticalGradient('#8dc4bd', '#2d7f86')) +
  polygon([404, 853, 618, 476, 622, 476, 430, 853], '#8d897e') +
  polygon([640, 853, 640, 476, 645, 476, 672, 853], '#8d897e') +
  glints('o1', 520, 853, 14, palette.white, 0.6, 0, 520, 630) +
  streetSide(-1) +
  streetSide(1) +
  willow(470, 640, 420, '#7da455', 'o2') +
  at(1010, 800, bike(0, 0, 190, palette.teal)) +
  person(820, 700, 235, poses.stroll, { top: palette.red, bottom: palette.slate, style: 'bun' }, -1) +
  person(742, 610, 136, poses.walk, { top: palette.cream, bottom: palette.navy }) +
  person(
    300,
    822,
    250,
    poses.squat,
    { top: palette.indigo, bottom: palette.slate, hair: palette.pale },
    1,
    ellipse(8, 4, 12, 4, palette.straw),
  );

export const jinanOldStreet: Scene = { alt: '济南老街，泉水沿青石板路流过门前', draw };
