import { clipboard } from '../../motifs/interior.ts';
import { ridge, rows } from '../../motifs/land.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { grass } from '../../motifs/plants.ts';
import { poses } from '../../motifs/poses.ts';
import { clouds, sky } from '../../motifs/sky.ts';
import { at, circle, each, ellipse, fade, line, path, rect, times, type Scene } from '../../drawing/svg.ts';
import { poplar } from '../../motifs/trees.ts';

const draw = (): string =>
  sky('#6f8796', '#a9b8b4', '#e6dcb6') +
  clouds('#dfe2da', 0.8, [
    [220, 120, 360],
    [700, 70, 420],
    [1100, 160, 320],
  ]) +
  ridge('ci1', 380, 30, '#8a9a84', '#b9b88c', 480) +
  each([80, 180, 280, 1010, 1110, 1220], (x, index) => poplar(x, 440, 150 + (index % 2) * 40, '#7f9a5c')) +
  rect(0, 430, 1280, 423, verticalGradient('#d9b75c', '#b98a34')) +
  rows(640, 430, '#a87a2c', 30, 6, 0.5) +
  path('M160 560Q420 480 700 560T1120 600Q820 720 460 680T160 560Z', '#a37a34') +
  fade(
    0.8,
    times(60, (index) =>
      line(
        230 + ((index * 53) % 760),
        560 + ((index * 31) % 100),
        290 + ((index * 53) % 760),
        548 + ((index * 31) % 100),
        '#e3c474',
        4,
      ),
    ),
  ) +
  grass('ci2', 0, 1280, 853, 150, 160, '#8f6a24', 4, 0.2) +
  person(
    540,
    770,
    420,
    poses.point,
    { top: palette.white, bottom: palette.indigo, hat: 'straw', skin: palette.tan },
    -1,
  ) +
  person(
    760,
    780,
    440,
    poses.hold,
    {
      top: palette.white,
      bottom: palette.navy,
      vest: palette.amber,
      hat: 'cap',
      hatColour: palette.navy,
      style: 'tail',
    },
    -1,
    clipboard(5, -6, 16),
  ) +
  person(
    930,
    770,
    400,
    poses.raise,
    { top: palette.teal, bottom: palette.slate, vest: palette.amber },
    -1,
    rect(-6, -6, 13, 8, palette.ink, 2),
  ) +
  at(
    980,
    170,
    ellipse(0, 0, 34, 12, palette.ink) +
      line(-60, -8, 60, -8, palette.slate, 5) +
      ellipse(-62, -12, 34, 4, '#4b586888') +
      ellipse(62, -12, 34, 4, '#4b586888') +
      circle(0, 12, 9, palette.sky),
  ) +
  grass('ci3', 0, 1280, 870, 90, 120, '#c99a3c', 5, 0.1);

export const cropInsurance: Scene = { alt: '保险查勘员与农户在麦田里查看倒伏', draw };
