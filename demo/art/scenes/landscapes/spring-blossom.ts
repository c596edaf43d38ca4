import { archBridge } from '../../motifs/courtyard.ts';
import { ridge } from '../../motifs/land.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { grass } from '../../motifs/plants.ts';
import { poses } from '../../motifs/poses.ts';
import { seededRandom } from '../../drawing/random.ts';
import { pavilion, styles } from '../../motifs/roofs.ts';
import { clouds, sky } from '../../motifs/sky.ts';
import { at, circle, each, fade, line, ellipse, path, type Scene, stroke, times } from '../../drawing/svg.ts';
import { branching } from '../../motifs/trees.ts';
import { glints } from '../../motifs/water.ts';

const draw = (): string => {
  const random = seededRandom('blossom'),
    pinks = ['#f6bcc6', '#f9d5d8', '#ee9db0', '#fbe6e4'];
  const cherry = (x: number, y: number, h: number, seed: string): string =>
    branching(
      x,
      y,
      h,
      seed,
      '#5d4048',
      (px, py, n) =>
        h > 400
          ? times(6, (k) =>
              circle(
                px + Math.cos(k * 1.1 + n) * 8,
                py + Math.sin(k * 1.1 + n) * 6,
                3 + (k % 3),
                pinks[(n + k) % 4]!,
              ),
            )
          : circle(px, py, 8 + (n % 3) * 2.6, pinks[n % 4]!, 'opacity="0.93"'),
      5,
      32,
    );
  return (
    sky('#a9d3dc', '#dcebe2', '#fbeee0') +
    clouds(palette.white, 0.85, [
      [240, 110, 320],
      [1000, 150, 260],
    ]) +
    ridge('bl1', 400, 40, '#a9c9c0', '#d9e6d2', 460) +
    each(
      [
        [120, 440, 180, 'ba'],
        [330, 440, 150, 'bb'],
        [560, 436, 140, 'bc'],
        [1120, 440, 200, 'bd'],
      ] as const,
      ([x, y, h, s]) => cherry(x, y, h, s),
    ) +
    path('M0 430Q400 410 700 440T1280 430V853H0Z', verticalGradient('#a8cf86', '#78ab62')) +
    path(
      'M1280 520Q900 500 720 580T180 720T0 853H700Q640 760 820 700T1280 640Z',
      verticalGradient('#9cd0d0', '#4f9fa8'),
    ) +
    glints('bl2', 560, 800, 40, palette.white, 0.6, 0, 300, 1100) +
    archBridge(780, 650, 300, 80, '#e9e1d0') +
    pavilion(640, 470, 150, 150, { ...styles.green, roof: '#5a7d78', column: '#a84a3c' }) +
    person(780, 568, 92, poses.point, { top: palette.red, bottom: palette.navy, style: 'long' }) +
    person(740, 572, 90, poses.stand, { top: palette.cream, bottom: palette.slate }) +
    path('M0 690Q260 640 540 730T720 853H0Z', verticalGradient('#8fc06e', '#6fa558')) +
    person(330, 790, 300, poses.phone, { top: palette.teal, bottom: palette.slate }, 1) +
    person(
      480,
      790,
      270,
      poses.raise,
      { top: palette.red, bottom: palette.cream, style: 'long', skirt: true, bare: true },
      -1,
    ) +
    ellipse(1000, 790, 170, 32, '#f4ead2') +
    fade(
      0.6,
      times(6, (index) => line(850 + index * 60, 772, 850 + index * 60 - 20, 808, palette.red, 5)),
    ) +
    person(930, 800, 200, poses.lounge, { top: palette.straw, bottom: palette.indigo, style: 'tail' }, 1) +
    person(1090, 800, 200, poses.lounge, { top: palette.blue, bottom: palette.slate }, -1) +
    person(1010, 796, 120, poses.sit, { top: palette.white, bottom: palette.red, child: true }, 1) +
    cherry(90, 850, 760, 'be') +
    cherry(1260, 800, 640, 'bf') +
    stroke('M1300 30Q1100 60 960 30T780 90', '#5d4048', 13) +
    times(70, () => {
      const s = random.next();
      return at(
        1290 - s * 520,
        40 + Math.sin(s * 9) * 30 + random.between(-34, 40),
        times(5, (index) => at(0, 0, ellipse(0, -7, 4.6, 7, pinks[index % 2]!), 1, index * 72)) +
          circle(0, 0, 2.6, palette.red),
        random.between(1, 1.9),
      );
    }) +
    times(60, () =>
      ellipse(
        random.between(0, 1280),
        random.between(120, 840),
        6,
        3.6,
        random.pick(pinks),
        `transform="rotate(${random.between(0, 180)} 640 430)"`,
      ),
    ) +
    grass('bl3', 0, 1280, 862, 30, 90, '#5f9a55', 3)
  );
};

export const springBlossom: Scene = { alt: '春日樱花盛开，市民踏青拍照', draw };
