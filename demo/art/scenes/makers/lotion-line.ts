import { parcel } from '../../motifs/goods.ts';
import { clipboard, product, tank } from '../../motifs/interior.ts';
import { darker, verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { circle, each, path, rect, stroke, times, type Scene } from '../../drawing/svg.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#e6eff0', '#d3e2e0')) +
  times(5, (index) => rect(80 + index * 250, 40, 150, 18, '#fffef6', 9)) +
  rect(0, 600, 1280, 253, verticalGradient('#a9bcb8', '#8ba39e')) +
  each([150, 330, 510], (x) => tank(x, 560, 150, 380)) +
  stroke('M150 180V120H720V230M330 180V120M510 180V120', '#9fb0b8', 16) +
  rect(640, 200, 300, 200, palette.teal, 10) +
  rect(664, 224, 130, 80, palette.ink, 6) +
  rect(672, 232, 114, 64, '#bfe6c0', 4) +
  each([840, 880, 920], (x, index) =>
    circle(x - 8, 260, 12, [palette.leaf, palette.straw, palette.red][index]!),
  ) +
  rect(660, 330, 260, 40, darker(palette.teal, 0.2), 4) +
  each(
    [700, 790, 880],
    (x) => rect(x - 10, 400, 20, 50, '#c3cbd0') + path(`M${x - 8} 450h16l-4 24h-8Z`, palette.slate),
  ) +
  person(
    1060,
    700,
    440,
    poses.reach,
    {
      top: palette.white,
      bottom: palette.white,
      coat: true,
      hat: 'chef',
      hatColour: palette.ice,
      style: 'bun',
    },
    -1,
    product(0, 8, 26, 'pump', palette.jade),
  ) +
  rect(0, 610, 1280, 34, palette.slate) +
  rect(0, 604, 1280, 12, '#c3cbd0') +
  times(15, (index) => circle(40 + index * 88, 630, 11, palette.pale)) +
  times(14, (index) => product(46 + index * 92, 606, 130, 'pump', index < 7 ? palette.pale : palette.jade)) +
  each([100, 640, 1180], (x) => rect(x - 16, 644, 32, 209, palette.slate)) +
  person(
    330,
    830,
    440,
    poses.hold,
    { top: palette.white, bottom: palette.white, coat: true, hat: 'chef', hatColour: palette.ice },
    1,
    clipboard(4, -6, 15),
  ) +
  parcel(700, 850, 190, 130) +
  parcel(900, 850, 190, 130, palette.ochre) +
  parcel(800, 722, 190, 120, palette.sand);

export const lotionLine: Scene = { alt: '洗护用品灌装线，工人检查瓶子', draw };
