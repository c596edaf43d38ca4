import { crag } from '../motifs/crag.ts';
import { darker, halo } from '../drawing/paint.ts';
import { palette } from '../drawing/palette.ts';
import { person } from '../motifs/people.ts';
import { poses } from '../motifs/poses.ts';
import { seededRandom } from '../drawing/random.ts';
import { hall, styles } from '../motifs/roofs.ts';
import { each, fade, path, rect, stroke, times } from '../drawing/svg.ts';
import { pine } from '../motifs/trees.ts';
import { verticalGradient } from '../drawing/paint.ts';
import {
  altitudeToY,
  azimuthToX,
  cloudsAround,
  skyDome,
  height,
  horizon,
  levelToY,
  type Panorama,
  ridgeAround,
  wrapAround,
  placeOnGround,
  sunAt,
  width,
} from './equirectangular.ts';

/** The sea of clouds between the horizon and the edge of the rock. */
const cloudSea = (): string => {
  const random = seededRandom('cloud sea');
  return (
    rect(
      0,
      horizon - 4,
      width,
      altitudeToY(-26) - horizon,
      verticalGradient('#fbd3a4', '#f3b79a', '#c790a0', '#8d6a92'),
    ) +
    times(110, (index) => {
      const share = index / 110;
      const wide = 90 + share * random.between(120, 340);
      const y = altitudeToY(-1 - share * 20);
      const x = random.between(0, width);
      return fade(0.34, rect(x, y, wide, 7 + share * 20, index % 3 ? '#fff1dc' : '#f6c6b2', 4 + share * 10));
    })
  );
};

/** Distance to the edge of the rock; it varies with the direction and is equal at both ends of the picture. */
const edgeAt = (azimuth: number): number => {
  const turn = (azimuth * Math.PI) / 180;
  return 5.4 + Math.sin(turn * 2 + 0.7) * 1.1 + Math.sin(turn * 5 + 2) * 0.5 + Math.sin(turn * 13) * 0.16;
};

const rock = (): string => {
  let edge = '';
  for (let azimuth = -180; azimuth <= 180; azimuth += 2)
    edge += `${edge === '' ? 'M' : 'L'}${azimuthToX(azimuth)} ${levelToY(edgeAt(azimuth))}`;
  const random = seededRandom('summit rock');
  const cracks = times(70, () => {
    const azimuth = random.between(-180, 180);
    const far = edgeAt(azimuth) * random.between(0.25, 0.95);
    const [x, y] = [azimuthToX(azimuth), levelToY(far)];
    return stroke(
      `M${x} ${y}q${random.between(-40, 40)} ${random.between(4, 16)} ${random.between(-70, 70)} ${random.between(10, 34)}`,
      '#3b2c52',
      random.between(1, 2.6),
      'opacity="0.5"',
    );
  });
  return (
    path(
      `${edge}L${width} ${height}L0 ${height}Z`,
      verticalGradient('#8a6179', '#5f4668', '#43345a', '#382c50'),
    ) +
    stroke(edge, '#e8a987', 3, 'opacity="0.8"') +
    cracks
  );
};

/** A stone rail between posts, along a part of the edge. */
const rail = (from: number, to: number): string =>
  times(Math.round((to - from) / 5) + 1, (index) => {
    const azimuth = from + index * 5;
    const far = edgeAt(azimuth) - 0.35;
    const { x, y, size } = placeOnGround(azimuth, far, 1.05);
    const next = placeOnGround(azimuth + 5, edgeAt(azimuth + 5) - 0.35, 1.05);
    const isLast = azimuth + 5 > to;
    return (
      (isLast
        ? ''
        : each([0.86, 0.46], (share) =>
            stroke(
              `M${x} ${y - size * share}L${next.x} ${next.y - next.size * share}`,
              '#c9a0a0',
              size * 0.09,
            ),
          )) + rect(x - size * 0.08, y - size * 1.04, size * 0.16, size * 1.04, '#dcb4a4', 2)
    );
  });

const draw = (): string => {
  const temple = placeOnGround(146, 34, 9);
  const stele = placeOnGround(-74, 7.4, 3.4);
  const people = each(
    [
      [-24, 4.6, 1.68, palette.red, poses.raise],
      [-15, 4.7, 1.7, palette.amber, poses.stand],
      [19, 4.4, 1.2, palette.cream, poses.cheer],
      [24, 4.5, 1.72, palette.teal, poses.phone],
      [58, 4.6, 1.7, palette.plum, poses.rest],
      [170, 4.2, 1.7, palette.straw, poses.stroll],
    ] as const,
    ([azimuth, distance, tall, top, pose]) => {
      const { x, y, size } = placeOnGround(azimuth, distance, tall);
      return person(x, y, size, pose, { top, bottom: '#1b1833', hair: '#15122a', child: tall < 1.4 });
    },
  );
  const cliff = (azimuth: number, wide: number, tall: number, seed: string): string => {
    const x = azimuthToX(azimuth);
    const foot = altitudeToY(-9);
    return crag(
      seed,
      [
        x - wide,
        foot,
        x - wide * 0.7,
        foot - tall * 0.4,
        x - wide * 0.3,
        foot - tall * 0.9,
        x,
        foot - tall,
        x + wide * 0.4,
        foot - tall * 0.7,
        x + wide * 0.75,
        foot - tall * 0.36,
        x + wide,
        foot,
      ],
      '#5a4270',
      '#a5657a',
      altitudeToY(-14),
    );
  };
  const pines = each(
    [
      [-112, 8, 4.2, false],
      [-98, 10, 5, true],
      [104, 9, 4.6, false],
      [120, 13, 5.4, true],
      [-146, 12, 5, false],
    ] as const,
    ([azimuth, distance, tall, isTurned]) => {
      const { x, y, size } = placeOnGround(azimuth, distance, tall);
      return pine(x, y, size, '#2d2a4d', isTurned);
    },
  );
  return (
    skyDome('#1f2f5c', '#41487f', '#9a5f83', '#ef9460', '#fbd79a') +
    sunAt(0, 4.4, 44, '#d8392f', halo('#ffce8a', 'cc')) +
    cloudsAround('#f9d3a8', 0.5, [
      [-40, 16, 30],
      [34, 20, 36],
      [88, 13, 26],
      [-96, 24, 30],
      [164, 18, 34],
    ]) +
    ridgeAround('far', 0.4, 1.1, '#c27f86', '#f2b489') +
    ridgeAround('near', -0.6, 0.9, '#8f5f82', '#e8a184') +
    cloudSea() +
    cliff(-132, 190, 210, 'cliff west') +
    cliff(142, 260, 190, 'cliff temple') +
    cliff(74, 120, 96, 'cliff east') +
    hall(
      temple.x,
      altitudeToY(5),
      temple.size * 2,
      temple.size,
      {
        ...styles.palace,
        roof: '#c9772f',
        wall: '#8d2b2b',
      },
      5,
    ) +
    fade(
      0.7,
      each([-170, -60, 40, 110, 160], (azimuth, index) =>
        rect(azimuthToX(azimuth) - 190, altitudeToY(-7 - index), 380, 34, '#fde3c4', 17),
      ),
    ) +
    rock() +
    rail(-50, 70) +
    rect(
      stele.x - stele.size * 0.22,
      stele.y - stele.size,
      stele.size * 0.44,
      stele.size,
      verticalGradient('#b58a86', darker('#8d6a7c')),
      8,
    ) +
    each([0.2, 0.4, 0.6], (share) =>
      rect(
        stele.x - stele.size * 0.08,
        stele.y - stele.size * (1 - share),
        stele.size * 0.16,
        stele.size * 0.13,
        palette.red,
        3,
      ),
    ) +
    pines +
    people
  );
};

export const summit: Panorama = {
  alt: '站在泰山极顶环顾：正前方红日跃出云海，身后是松树和山顶殿宇',
  draw: () => wrapAround(draw()),
};
