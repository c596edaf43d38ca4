import { pot } from '../../motifs/goods.ts';
import { halo, verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import {
  circle,
  each,
  ellipse,
  line,
  path,
  polygon,
  rect,
  stroke,
  times,
  type Scene,
} from '../../drawing/svg.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#3a2a26', '#5a3d2c')) +
  each(
    [0, 1, 2],
    (index) =>
      path(
        `M${60 + index * 400} 520V250Q${60 + index * 400} 90 ${240 + index * 400} 90T${420 + index * 400} 250V520Z`,
        index === 1 ? '#8a6040' : '#6f4c34',
      ) +
      stroke(
        `M${60 + index * 400} 520V250Q${60 + index * 400} 90 ${240 + index * 400} 90T${420 + index * 400} 250V520`,
        '#a97f54',
        16,
      ),
  ) +
  each(
    [240, 640, 1040],
    (x) =>
      line(x, 90, x, 170, palette.ink, 3) +
      path(`M${x - 30} 200Q${x} 150 ${x + 30} 200Z`, palette.ink) +
      circle(x, 240, 190, halo('#ffca7a', '88')) +
      circle(x, 206, 12, palette.lamp),
  ) +
  rect(0, 510, 1280, 343, verticalGradient('#6b4a34', '#3f2a20')) +
  each([0, 1], (row) =>
    times(9 - row * 2, (index) => {
      const x = 90 + row * 70 + index * (140 + row * 26),
        base = 560 + row * 100,
        w = 120 + row * 36,
        h = 150 + row * 44;
      return Math.abs(x - 660) < 120
        ? ''
        : pot(x, base, w, h, 'jar', ['#8a4f34', '#7a4630', '#96583a'][index % 3]!) +
            ellipse(x, base - h, w * 0.26, w * 0.09, palette.red) +
            path(
              `M${x - w * 0.26} ${base - h}Q${x - w * 0.3} ${base - h * 0.86} ${x - w * 0.24} ${base - h * 0.8}H${x + w * 0.24}Q${x + w * 0.3} ${base - h * 0.86} ${x + w * 0.26} ${base - h}Z`,
              palette.red,
            ) +
            polygon(
              [
                x - w * 0.14,
                base - h * 0.5,
                x,
                base - h * 0.62,
                x + w * 0.14,
                base - h * 0.5,
                x,
                base - h * 0.38,
              ],
              palette.paper,
            );
    }),
  ) +
  person(
    560,
    800,
    470,
    { ...poses.reach, near: [78, 96] },
    { top: palette.indigo, bottom: palette.ink, apron: palette.cream, hair: palette.stone },
    1,
    path('M-4-6H10L8 8H-2Z', palette.ochre) + line(10, -4, 12, 30, '#f6e9c8', 1.6),
  ) +
  pot(760, 830, 210, 230, 'jar', '#96583a') +
  ellipse(760, 600, 62, 18, '#3f2a20') +
  ellipse(760, 606, 52, 12, '#e9d9a4') +
  person(
    960,
    810,
    440,
    poses.hold,
    { top: palette.white, bottom: palette.slate, style: 'bun' },
    -1,
    path('M-5-7H5L3 5H-3Z', palette.ice),
  ) +
  pot(1180, 850, 220, 240, 'jar', '#7a4630') +
  pot(120, 850, 220, 240, 'jar', '#8a4f34');

export const wineCellar: Scene = { alt: '酒窖里成排的陶坛，酿酒师舀酒看花', draw };
