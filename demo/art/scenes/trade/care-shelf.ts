import { goodsShelf, product } from '../../motifs/interior.ts';
import { lighter, verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { at, each, ellipse, rect, type Scene } from '../../drawing/svg.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#dfeae4', '#eef0e2')) +
  goodsShelf(
    'cs-a',
    80,
    90,
    760,
    560,
    [
      { shape: 'pump', colours: [palette.jade, palette.rose, palette.navy] },
      { shape: 'tube', colours: [palette.sky, palette.leaf, palette.pink, palette.straw] },
      { shape: 'pump', colours: [palette.amber, palette.violet, palette.teal] },
      { shape: 'box', colours: [palette.mint, palette.blush, palette.sky] },
    ],
    '#f4f1e4',
  ) +
  goodsShelf(
    'cs-b',
    900,
    90,
    320,
    560,
    [
      { shape: 'bag', colours: [palette.sky, palette.mint] },
      { shape: 'bag', colours: [palette.rose, palette.cream] },
      { shape: 'box', colours: [palette.blue, palette.teal] },
    ],
    '#f4f1e4',
  ) +
  rect(0, 660, 1280, 193, verticalGradient('#c9d3c6', '#a9b8aa')) +
  person(
    980,
    820,
    540,
    poses.reach,
    { top: palette.plum, bottom: palette.slate, style: 'long' },
    -1,
    product(0, 8, 24, 'pump', palette.jade),
  ) +
  person(
    560,
    830,
    300,
    poses.raise,
    { top: palette.straw, bottom: palette.blue, child: true },
    -1,
    product(0, 6, 24, 'tube', palette.pink),
  ) +
  at(
    250,
    850,
    ellipse(0, -10, 210, 30, '#8fa396') +
      rect(-170, -70, 340, 60, palette.white, 6) +
      each(
        [-110, 0, 110],
        (x, index) =>
          rect(x - 44, -106, 88, 44, [palette.mint, palette.blush, palette.cream][index]!, 18) +
          ellipse(x, -86, 24, 9, lighter([palette.mint, palette.blush, palette.cream][index]!, 0.6)),
      ),
  );

export const careShelf: Scene = { alt: '货架上的洗发水、牙膏和香皂', draw };
