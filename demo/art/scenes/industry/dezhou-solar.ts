import { gull } from '../../motifs/birds.ts';
import { ridge, rows } from '../../motifs/land.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { cumulus, sky, sun } from '../../motifs/sky.ts';
import { at, fade, line, path, rect, type Scene, stroke, times } from '../../drawing/svg.ts';
import { skyline } from '../../motifs/town.ts';

const draw = (): string => {
  const panel = (x: number, y: number, w: number): string =>
    at(
      x,
      y,
      line(18, 0, 18, 30, palette.slate, 5) +
        line(84, 0, 84, 30, palette.slate, 5) +
        path('M8-52H108L96 4H-8Z', verticalGradient('#4b86b8', '#1d3a6b')) +
        fade(0.7, stroke('M33-52L18 4M58-52L44 4M83-52L70 4M4-33H104M0-15H100', '#b7dbe8', 1.4)) +
        path('M40-52H62L36 4H14Z', '#ffffff22') +
        stroke('M8-52H108L96 4H-8Z', palette.pale, 2),
      w / 110,
    );
  const line2 = (y: number, w: number, start: number): string =>
    times(Math.ceil(1400 / (w * 1.12)), (index) => panel(start + index * w * 1.12, y, w));
  return (
    sky('#3f8fc0', '#9fd2de', '#f4efd0') +
    sun(1040, 150, 64, '#fff4cf', '#ffe99a') +
    cumulus(240, 170, 260, palette.white) +
    cumulus(600, 120, 180, palette.white, 0.85) +
    ridge('g1', 400, 16, '#9cc4ba', '#cfe0c0', 430) +
    skyline('g2', 424, 20, 90, '#a3bfc4', '#cbd9cc', '', 0, 380) +
    path('M520 424C560 300 800 300 850 424Z', '#dfe7e4') +
    path('M520 424C560 300 800 300 850 424C780 350 600 350 520 424Z', '#8fb4c4') +
    path('M560 424C600 360 760 360 806 424Z', '#5d8ab0') +
    rect(480, 416, 420, 12, '#b9c6c0') +
    rect(0, 424, 1280, 430, verticalGradient('#a8c272', '#5f8f4a')) +
    rows(880, 424, '#7fa557', 22, 5, 0.5) +
    line2(470, 62, -30) +
    line2(530, 92, -70) +
    line2(616, 138, -40) +
    line2(740, 210, -120) +
    person(690, 700, 170, poses.point, {
      top: palette.red,
      bottom: palette.navy,
      hat: 'helmet',
      hatColour: palette.white,
    }) +
    person(
      640,
      704,
      168,
      poses.hold,
      { top: palette.straw, bottom: palette.slate, hat: 'helmet', hatColour: palette.red, style: 'tail' },
      1,
      rect(-2, -14, 16, 20, palette.white, 2),
    ) +
    at(0, 100, line2(790, 310, -200)) +
    gull(420, 260, 46, -6)
  );
};

export const dezhouSolar: Scene = { alt: '德州光伏板阵列在阳光下延伸', draw };
