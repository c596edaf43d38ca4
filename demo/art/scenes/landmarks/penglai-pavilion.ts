import { gull } from '../../motifs/birds.ts';
import { junk } from '../../motifs/boats.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { hall, styles, tower } from '../../motifs/roofs.ts';
import { clouds, sky, sun } from '../../motifs/sky.ts';
import { at, each, fade, path, rect, type Scene, stroke, times } from '../../drawing/svg.ts';
import { pine, tree } from '../../motifs/trees.ts';
import { scales, sea } from '../../motifs/water.ts';
import { mist } from '../../motifs/weather.ts';

const draw = (): string =>
  sky('#d9e7dc', '#c6e2da', '#f4ecd0') +
  sun(300, 190, 62, '#f6cf8e', '#ffe6b0') +
  fade(
    0.35,
    at(
      470,
      330,
      tower(-110, 0, 60, 26, 4, styles.grey) +
        tower(60, 6, 44, 22, 5, styles.grey) +
        hall(-10, 4, 90, 60, styles.grey, 3) +
        rect(-190, 0, 320, 4, styles.grey.roof),
    ),
  ) +
  mist(300, 80, '#eef2df', 'ff') +
  clouds(palette.white, 0.9, [
    [420, 362, 420],
    [180, 320, 260],
    [700, 300, 200],
  ]) +
  sea(400, '#b9ddd3', '#5ba6a6') +
  scales(600, 13, 46, ['#4b9a9f', '#3f8d97', '#5aa7a8'], '#d9eee2') +
  mist(380, 240, '#e6efdf', 'dd') +
  path(
    'M700 853C690 760 730 700 720 640C740 560 800 560 820 500C900 470 1100 470 1290 440V853Z',
    verticalGradient('#8a6d55', '#4f4442'),
  ) +
  fade(
    0.4,
    each(
      [
        [760, 600, 60],
        [830, 560, 110],
        [920, 540, 150],
        [1020, 560, 180],
        [1120, 540, 220],
      ] as const,
      ([x, y, h]) => stroke(`M${x} ${y}q-14 ${h * 0.4} 6 ${h * 0.6}t-10 ${h * 0.5}`, '#3a2e30', 7),
    ),
  ) +
  path('M800 510C900 470 1100 470 1290 440V500C1140 500 960 520 800 540Z', '#5c8a5a') +
  rect(850, 446, 440, 54, '#8f8b84') +
  times(18, (index) => rect(852 + index * 25, 434, 15, 14, '#8f8b84')) +
  hall(960, 446, 150, 110, styles.palace, 3) +
  hall(1190, 440, 190, 120, styles.palace, 5) +
  tower(1070, 444, 170, 64, 2, { ...styles.green, roof: '#c48a32' }, 0.84, true) +
  tree(880, 450, 130, '#4f8a5c') +
  pine(800, 530, 170, '#27584a') +
  tree(1270, 446, 150, '#5f9460') +
  junk(300, 700, 240, '#c9563c') +
  junk(560, 590, 110, '#e0b066') +
  each(
    [
      [120, 470],
      [180, 452],
      [620, 440],
    ] as const,
    ([x, y]) => gull(x, y, 54, -6),
  ) +
  fade(
    0.9,
    clouds(palette.white, 0.9, [
      [1110, 640, 360],
      [820, 740, 300],
      [1220, 780, 260],
    ]),
  );

export const penglaiPavilion: Scene = { alt: '蓬莱阁立于丹崖之上，海上云雾如蜃景', draw };
