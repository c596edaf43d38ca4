import { flock } from '../../motifs/birds.ts';
import { ridge } from '../../motifs/land.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { grass } from '../../motifs/plants.ts';
import { poses } from '../../motifs/poses.ts';
import { clouds, sky, sun } from '../../motifs/sky.ts';
import { each, fade, line, path, polygon, rect, type Scene, stroke, times } from '../../drawing/svg.ts';
import { tree } from '../../motifs/trees.ts';
import { car, truck } from '../../motifs/vehicles.ts';
import { shimmer } from '../../motifs/water.ts';

const draw = (): string => {
  const pylonAt = (x: number, y: number, h: number): string =>
    times(
      13,
      (index) =>
        line(
          x,
          y - h * (0.98 - index * 0.035),
          x - 26 - (13 - index) * h * 0.09,
          y - h * 0.3 + (13 - index) * h * 0.09 * 0.06,
          '#f6ead0',
          2.6,
        ) +
        line(
          x,
          y - h * (0.98 - index * 0.035),
          x + 26 + (13 - index) * h * 0.09,
          y - h * 0.3 - (13 - index) * h * 0.09 * 0.06,
          '#f6ead0',
          2.6,
        ),
    ) +
    path(
      `M${x - 30} ${y}L${x - 9} ${y - h}H${x + 9}L${x + 30} ${y}H${x + 16}L${x} ${y - h * 0.5}L${x - 16} ${y}Z`,
      palette.red,
    ) +
    path(`M${x} ${y - h}H${x + 9}L${x + 30} ${y}H${x + 16}L${x} ${y - h * 0.5}Z`, palette.wine);
  return (
    sky('#3d6f98', '#93b8c0', '#ecd9ae', '#f6d596') +
    sun(1000, 330, 70, '#fbe2a4', '#ffe6ac') +
    clouds('#f8ead0', 0.75, [
      [260, 130, 400],
      [860, 90, 320],
      [1160, 220, 240],
    ]) +
    ridge('x1', 440, 26, '#8a9f94', '#c3b98e', 470) +
    rect(0, 456, 1280, 400, verticalGradient('#e0b978', '#c08a4a', '#8a5a34')) +
    shimmer('x2', 1000, 470, 800, 200, '#fbe7b4', 0.6) +
    fade(
      0.5,
      times(22, (index) =>
        stroke(
          `M${-60 + (index % 5) * 280} ${490 + index * 17}q90 ${-10 - index} 180 0t180 0`,
          index % 2 ? '#f0d09a' : '#8a5a34',
          3 + index * 0.16,
        ),
      ),
    ) +
    fade(0.35, polygon([0, 560, 1280, 480, 1280, 496, 0, 606], '#5a3424')) +
    pylonAt(900, 520, 340) +
    pylonAt(420, 580, 500) +
    polygon([-20, 446, 1300, 396, 1300, 412, -20, 476], '#e9e0cd') +
    polygon([-20, 464, 1300, 405, 1300, 412, -20, 478], '#8d8579') +
    each([70, 690, 1120], (x) => rect(x, 440 - x * 0.02, 22, 130 - x * 0.06, '#bdb29d')) +
    car(200, 442, 54, palette.white) +
    truck(560, 430, 72, palette.navy, palette.cream) +
    car(760, 420, 40, palette.straw, true) +
    car(1040, 409, 34, palette.red) +
    path('M0 853V720Q200 690 420 770T760 853Z', '#6d8a4a') +
    path('M0 853V776Q160 750 330 810T520 853Z', '#4f7040') +
    tree(90, 770, 210, '#5f8a48') +
    tree(240, 790, 150, '#789a50') +
    person(430, 806, 120, poses.point, { top: palette.navy, bottom: palette.ink }) +
    person(390, 802, 118, poses.stand, { top: palette.red, bottom: palette.slate, style: 'long' }) +
    grass('x4', 0, 700, 860, 50, 110, '#3f5f38', 3) +
    flock('#3d4a58', [
      [640, 200, 18],
      [680, 180, 14],
      [600, 224, 13],
    ])
  );
};

export const yellowRiverBridge: Scene = { alt: '黄河大桥横跨金色河面', draw };
