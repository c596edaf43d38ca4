import { cormorant, flock } from '../../motifs/birds.ts';
import { rowboat } from '../../motifs/boats.ts';
import { ridge } from '../../motifs/land.ts';
import { person } from '../../motifs/people.ts';
import { lotus, lotusLeaf, reeds } from '../../motifs/plants.ts';
import { poses } from '../../motifs/poses.ts';
import { clouds, sky, sun } from '../../motifs/sky.ts';
import { each, fade, path, type Scene, stroke, times } from '../../drawing/svg.ts';
import { glints, mirror, sea, shimmer } from '../../motifs/water.ts';
import { mist, rays } from '../../motifs/weather.ts';

const draw = (): string =>
  sky('#d96a4a', '#ee9458', '#f6bd6e', '#fae0a6') +
  rays(860, 400, '#fff0c0', [-160, -130, -100, -70, -40, -15], 0.12) +
  sun(860, 390, 96, '#fff0c2', '#ffd27a') +
  clouds('#c94f45', 0.45, [
    [300, 150, 520],
    [1050, 210, 420],
  ]) +
  clouds('#fbd59a', 0.6, [
    [640, 110, 320],
    [180, 270, 260],
  ]) +
  ridge('h1', 470, 20, '#a8563f', '#d98a58', 500) +
  sea(490, '#f3b468', '#5e2f3c') +
  shimmer('h2', 860, 498, 853, 260, '#fff0c0', 0.85) +
  glints('h3', 510, 853, 90, '#fbd28a', 0.5) +
  mist(450, 90, '#fbdca0', '88') +
  each(
    [
      [980, 530],
      [1060, 540],
      [1130, 528],
      [600, 520],
    ] as const,
    ([x, y]) => rowboat(x, y, 60, '#7a3a34'),
  ) +
  mirror(700, rowboat(470, 690, 480, '#33202c'), 0.4, 0.4) +
  rowboat(470, 690, 480, '#33202c') +
  person(
    360,
    680,
    250,
    poses.cheer,
    { top: '#4a2432', bottom: '#2a1a28', hat: 'straw', skin: '#8a4a3c' },
    1,
  ) +
  stroke('M330 470Q180 380 60 560M330 470Q210 500 60 560M330 470Q260 560 240 640', '#3a2030', 2.4) +
  fade(
    0.6,
    path(
      'M330 470Q160 360 40 560Q140 660 250 650Q290 560 330 470Z',
      'none',
      'stroke="#4a2432" stroke-width="2"',
    ) +
      times(7, (index) =>
        stroke(
          `M${320 - index * 38} ${474 - index * 4}q-6 ${50 + index * 18} ${30 - index * 8} ${90 + index * 14}`,
          '#4a2432',
          1.4,
        ),
      ),
  ) +
  cormorant(560, 678, 84) +
  cormorant(610, 676, 76, true) +
  cormorant(660, 672, 80) +
  each(
    [
      [1100, 760, 90],
      [1230, 800, 120],
      [960, 820, 100],
      [80, 810, 120],
      [1190, 720, 60],
    ] as const,
    ([x, y, r]) => lotusLeaf(x, y, r, '#5b4a3c'),
  ) +
  lotus(1140, 720, 70, '#f0a07e', 80) +
  lotus(1010, 790, 56, '#f0a07e', 40) +
  reeds('h4', 1120, 1300, 880, 420, 18, '#2f1d28', '#5b3334') +
  flock('#7a2f34', [
    [560, 260, 18],
    [600, 240, 14],
    [520, 280, 12],
  ]);

export const weishanLake: Scene = { alt: '微山湖落日，渔民撒网，鱼鹰立舷', draw };
