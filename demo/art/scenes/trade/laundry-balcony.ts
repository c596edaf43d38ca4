import { balustrade } from '../../motifs/courtyard.ts';
import { basket } from '../../motifs/goods.ts';
import { potted, product } from '../../motifs/interior.ts';
import { darker, verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { at, each, fade, line, path, rect, stroke, type Scene } from '../../drawing/svg.ts';
import { skyline } from '../../motifs/town.ts';
import { tree } from '../../motifs/trees.ts';

const draw = (): string =>
  sky('#9fd0e0', '#dff0ea') +
  cumulus(260, 170, 260, palette.white, 0.95) +
  cumulus(960, 130, 220, palette.white, 0.9) +
  skyline('lb', 520, 90, 210, '#b3cbcb', '#d6e2d4') +
  each([100, 1180], (x) => tree(x, 560, 220, '#8fbb6a')) +
  rect(0, 560, 1280, 293, verticalGradient('#e6d9bf', '#cdbb98')) +
  balustrade(0, 1280, 600, 120, '#f4eee0', 64) +
  rect(0, 0, 1280, 46, '#efe4cb') +
  line(0, 150, 1280, 150, palette.slate, 6) +
  each(
    [
      [90, 250, 330, palette.white],
      [360, 150, 220, palette.rose],
      [1010, 220, 330, palette.ice],
    ] as const,
    ([x, w, h, colour]) =>
      path(
        `M${x} 150H${x + w}Q${x + w + 12} ${150 + h * 0.5} ${x + w - 6} ${150 + h}Q${x + w / 2} ${150 + h + 18} ${x + 4} ${150 + h - 6}Q${x - 12} ${150 + h * 0.5} ${x} 150Z`,
        colour,
      ) +
      fade(
        0.2,
        stroke(
          `M${x + w * 0.3} 160Q${x + w * 0.26} ${150 + h * 0.5} ${x + w * 0.32} ${140 + h}M${x + w * 0.7} 160Q${x + w * 0.74} ${150 + h * 0.5} ${x + w * 0.68} ${140 + h}`,
          palette.slate,
          5,
        ),
      ) +
      each([0.1, 0.9], (share) => rect(x + w * share - 5, 136, 10, 30, palette.straw, 3)),
  ) +
  each(
    [
      [580, palette.teal],
      [760, palette.straw],
    ] as const,
    ([x, colour]) =>
      at(
        x,
        156,
        path('M-30 0H30L78 40L56 70L38 54V170H-38V54L-56 70L-78 40Z', colour) +
          path('M-16 0Q0 18 16 0Z', darker(colour, 0.2)),
      ),
  ) +
  person(
    640,
    830,
    500,
    poses.raise,
    { top: palette.red, bottom: palette.navy, style: 'tail' },
    1,
    path('M-4 2L30-8L34 26L0 34Z', palette.white),
  ) +
  basket(430, 826, 190, palette.ochre) +
  path('M350 736Q380 700 430 716Q480 690 512 738Z', palette.white) +
  path('M400 738Q440 716 480 740Z', palette.sky) +
  product(900, 826, 170, 'bag', palette.teal) +
  product(985, 826, 150, 'pump', palette.rose) +
  potted(1190, 830, 240);

export const laundryBalcony: Scene = { alt: '阳台上晾着洗净的床单和衣服', draw };
