import { flock } from '../../motifs/birds.ts';
import { crag } from '../../motifs/crag.ts';
import { ridge } from '../../motifs/land.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { hall, styles } from '../../motifs/roofs.ts';
import { clouds, sky, sun } from '../../motifs/sky.ts';
import { type Scene } from '../../drawing/svg.ts';
import { pine } from '../../motifs/trees.ts';
import { mist, rays } from '../../motifs/weather.ts';

const draw = (): string =>
  sky('#2f4474', '#b9647a', '#f0955c', '#fbd79a') +
  rays(540, 400, palette.lamp, [-172, -150, -128, -106, -84, -62, -40, -18], 0.1) +
  sun(540, 392, 92, palette.red, '#ffce8a') +
  clouds('#f9d3a8', 0.55, [
    [250, 190, 260],
    [930, 150, 330],
    [700, 260, 180],
  ]) +
  ridge('t1', 460, 34, '#a8637f', '#f2b489', 640) +
  mist(440, 160, '#fbd9ae') +
  ridge('t2', 520, 46, '#7a4f7c', '#e8a184', 720) +
  mist(500, 190, '#fde3bd', 'ee') +
  clouds('#fff0d6', 0.9, [
    [170, 600, 460],
    [640, 570, 380],
    [470, 640, 520],
  ]) +
  crag(
    't3',
    [560, 853, 720, 620, 800, 560, 880, 470, 960, 420, 1050, 430, 1130, 500, 1280, 470, 1300, 853],
    '#4a3563',
    '#a5657a',
  ) +
  hall(1000, 428, 130, 92, { ...styles.palace, roof: '#c9772f', wall: '#8d2b2b' }, 5) +
  pine(1140, 500, 120, '#2d2a4d', true) +
  pine(900, 480, 86, '#2d2a4d') +
  mist(600, 180, '#fbd5ae', 'cc') +
  clouds('#fff1dc', 0.85, [
    [900, 700, 520],
    [1180, 660, 300],
  ]) +
  crag('t4', [-20, 640, 90, 560, 190, 590, 300, 660, 420, 720, 560, 853], '#2b2349', '#3d2a4e') +
  pine(70, 580, 250, '#211d3d') +
  person(186, 600, 92, poses.raise, { top: palette.red, bottom: '#1b1833', hair: '#15122a' }) +
  person(238, 632, 88, poses.stand, { top: '#f0a35e', bottom: '#1b1833', style: 'long', hair: '#15122a' }) +
  person(286, 662, 60, poses.cheer, { top: palette.cream, bottom: '#1b1833', child: true, hair: '#15122a' }) +
  flock('#57304f', [
    [760, 300, 20],
    [810, 274, 16],
    [850, 320, 13],
    [700, 250, 12],
  ]);

export const taishanSunrise: Scene = { alt: '泰山之巅，游人眺望云海日出', draw };
