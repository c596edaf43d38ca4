import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { crowd, person } from '../../motifs/people.ts';
import { seededRandom } from '../../drawing/random.ts';
import { clouds, sky, sun } from '../../motifs/sky.ts';
import { at, circle, line, ellipse, path, polygon, rect, type Scene, times } from '../../drawing/svg.ts';
import { skyline } from '../../motifs/town.ts';
import { tree } from '../../motifs/trees.ts';

const runner = (
  x: number,
  y: number,
  size: number,
  top: string,
  beat: number,
  style: 'short' | 'tail' = 'short',
  bottom: string = palette.ink,
): string => {
  const s = Math.sin(beat),
    k = Math.cos(beat);
  return (
    ellipse(x, y + 2, size * 0.22, size * 0.03, '#3a2f4433') +
    person(
      x,
      y,
      size,
      {
        lean: 11,
        near: [-48 * s, 45 - 48 * s * 0.4 + 40],
        far: [48 * s, 85 + 30 * s],
        front: [18 + 44 * s, 6 + 44 * s - 34 * (1 - k) * 0.9],
        back: [18 - 44 * s, 6 - 44 * s - 34 * (1 + k) * 0.9],
      },
      { top, bottom, bare: true, style, shoe: palette.red },
      1,
      '',
      '',
      Math.abs(k) * 4,
    ) +
    at(
      x + size * 0.02,
      y - size * 0.66,
      rect(-size * 0.045, 0, size * 0.1, size * 0.08, palette.white, 2) +
        rect(-size * 0.025, size * 0.03, size * 0.06, size * 0.02, palette.red),
    )
  );
};

const draw = (t = 0): string => {
  const random = seededRandom('marathon'),
    beat = (n: number): number => t * 6.283 * 17 + n * 1.9;
  // the camera moves with the runners, so near things pass faster
  const past = (far: number, inner: string): string => at(-t * far, 0, inner);
  const banner = (x: number, colour: string): string =>
    line(x, 500, x, 410, palette.umber, 3) + path(`M${x} 412q20-10 34 0t30-2v26q-16 8-32 0t-32 2Z`, colour);
  return (
    sky('#f6c08a', '#fbdcae', '#f3ecd2') +
    sun(960, 240, 80, '#fff2cc', '#ffe2a0') +
    past(
      60,
      clouds('#fff3dc', 0.85, [
        [280, 130, 380],
        [820, 90, 260],
        [1360, 150, 300],
      ]),
    ) +
    past(140, skyline('mr1', 470, 80, 260, '#e0b494', '#f0d6b4', '', 0, 1500)) +
    past(
      260,
      skyline('mr2', 490, 50, 160, '#c98f7a', '#dfb896', '', 0, 1640) +
        path('M330 490V300L360 250L390 300V490Z', '#b5786c') +
        circle(360, 290, 14, palette.red),
    ) +
    past(
      1100,
      times(15, (index) => tree(60 + index * 170, 520, 210, '#7fae62')),
    ) +
    rect(0, 505, 1280, 30, '#c9ad8a') +
    past(
      1600,
      crowd(random.next, 0, 2900, 492, 74, 96, [
        palette.red,
        palette.teal,
        palette.straw,
        palette.navy,
        palette.cream,
        palette.persimmon,
        palette.plum,
      ]) + times(15, (index) => banner(60 + index * 190, index % 2 ? palette.red : palette.straw)),
    ) +
    rect(0, 530, 1280, 323, verticalGradient('#8f8a94', '#5f5c6c')) +
    rect(0, 528, 1280, 10, palette.white) +
    past(
      1600,
      times(
        23,
        (index) =>
          rect(index * 130, 512, 120, 40, index % 2 ? palette.red : palette.white) +
          rect(index * 130 + 14, 526, 60, 10, index % 2 ? '#f6d5cf' : palette.red, 4),
      ),
    ) +
    polygon([0, 712, 1280, 690, 1280, 702, 0, 726], palette.straw) +
    at(
      -((t * 4200) % 420),
      0,
      times(5, (index) =>
        polygon(
          [index * 420, 800, index * 420 + 180, 800, index * 420 + 170, 812, index * 420 - 12, 812],
          palette.cream,
        ),
      ),
    ) +
    runner(180, 610, 190, palette.teal, beat(0)) +
    runner(330, 620, 200, palette.straw, beat(1), 'tail', palette.navy) +
    runner(760, 614, 196, palette.white, beat(2)) +
    runner(900, 620, 200, palette.plum, beat(3), 'tail') +
    runner(1080, 612, 190, palette.blue, beat(4)) +
    runner(560, 660, 250, palette.persimmon, beat(5), 'short', palette.navy) +
    runner(1170, 690, 270, palette.moss, beat(6)) +
    runner(150, 720, 290, palette.navy, beat(7), 'tail', palette.ink) +
    runner(880, 770, 350, palette.cream, beat(8), 'tail', palette.red) +
    runner(420, 810, 420, palette.red, beat(9), 'short', palette.navy)
  );
};

export const marathon: Scene = { alt: '城市马拉松，跑者迎着朝阳前进', draw };
