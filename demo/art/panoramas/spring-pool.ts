import { balustrade } from '../motifs/courtyard.ts';
import { verticalGradient, halo } from '../drawing/paint.ts';
import { palette } from '../drawing/palette.ts';
import { person } from '../motifs/people.ts';
import { lotus, lotusLeaf } from '../motifs/plants.ts';
import { poses } from '../motifs/poses.ts';
import { seededRandom } from '../drawing/random.ts';
import { hall, pavilion, styles } from '../motifs/roofs.ts';
import { at, circle, each, ellipse, path, times } from '../drawing/svg.ts';
import { tree, willow } from '../motifs/trees.ts';
import { ripples } from '../motifs/water.ts';
import {
  cloudsAround,
  skyDome,
  glintsAround,
  type Panorama,
  paving,
  surface,
  groundBand,
  edge,
  wrapAround,
  placeOnGround,
  sunAt,
  width,
  levelToY,
} from './equirectangular.ts';

/** metres from the viewer to the edge of the platform, and to the shore */
const [platform, shore] = [2.4, 14];

/** One of the three springs: a column of water above the pool. */
const gush = (azimuth: number, distance: number): string => {
  const { x, y, size } = placeOnGround(azimuth, distance, 0.75);
  const random = seededRandom(`spring${azimuth}`);
  const mound = (wide: number, tall: number, fill: string): string =>
    path(
      `M${x - wide} ${y + 4}C${x - wide * 0.9} ${y - tall * 0.6} ${x - wide * 0.5} ${y - tall} ${x - wide * 0.1} ${y - tall * 0.86}C${x + wide * 0.2} ${y - tall * 1.12} ${x + wide * 0.7} ${y - tall * 0.8} ${x + wide} ${y + 4}Q${x} ${y + wide * 0.3} ${x - wide} ${y + 4}Z`,
      fill,
    );
  return (
    ripples(x, y + 6, size * 1.3, palette.white, 4, 0.28, 2.4) +
    ellipse(x, y + 5, size * 1.4, size * 0.34, '#8fd0c6', 'opacity="0.75"') +
    mound(size * 1.1, size * 0.5, '#bfe6dc') +
    mound(size * 0.78, size * 0.8, verticalGradient('#ffffff', '#cfeee6')) +
    mound(size * 0.42, size, '#ffffff') +
    times(18, (index) =>
      circle(
        x + Math.cos(index * 0.35) * size * 1.15,
        y + 5 + Math.sin(index * 0.35) * size * 0.28,
        random.between(1.6, 5),
        palette.white,
        'opacity="0.8"',
      ),
    )
  );
};

const carp = (azimuth: number, distance: number, colour: string, turn: number): string => {
  const { x, y } = placeOnGround(azimuth, distance, 0);
  return at(
    x,
    y,
    path('M-34 0C-20-13 12-13 26 0C12 13-20 13-34 0ZM24 0L44-12L40 0L44 12Z', colour) +
      path('M-8-8C0-12 8-10 12-5C6 0-2 0-8-8Z', '#fff6e6'),
    0.9,
    turn,
  );
};

const house = (azimuth: number, distance: number, tall: number, wide: number, isGreen: boolean): string => {
  const { x, y, size } = placeOnGround(azimuth, distance, tall);
  return hall(x, y, (size * wide) / tall, size, isGreen ? styles.green : styles.grey, 7, 2);
};

const draw = (): string => {
  const trees = times(44, (index) => {
    const random = seededRandom(`tree${index}`);
    const { x, y, size } = placeOnGround(index * 8.18 - 180, random.between(24, 34), random.between(8, 13));
    return tree(x, y, size, random.pick([palette.jade, '#7fa86a', palette.leaf, '#8fb377']));
  });
  const willows = each([-62, -44, 50, 70, 128, -128], (azimuth, index) => {
    const { x, y, size } = placeOnGround(azimuth, 15.5, 8 + (index % 3));
    return willow(x, y, size, '#6f9f56', `willow${index}`);
  });
  const visitors = each(
    [
      [-16, 15, 1.7, palette.red],
      [-12.5, 15, 1.6, palette.navy],
      [33, 15, 1.7, palette.straw],
      [96, 15, 1.72, palette.plum],
      [-101, 15, 1.66, palette.teal],
    ] as const,
    ([azimuth, distance, tall, top], index) => {
      const { x, y, size } = placeOnGround(azimuth, distance, tall);
      return person(x, y, size, index % 2 ? poses.point : poses.rest, { top, bottom: palette.slate });
    },
  );
  const leaves = times(26, (index) => {
    const random = seededRandom(`leaf${index}`);
    const { x, y } = placeOnGround(random.between(98, 158), random.between(4.4, 10), 0);
    return (
      lotusLeaf(x, y, 10 + (y - levelToY(shore)) * 0.14, palette.moss) +
      (index % 6 === 0 ? lotus(x, y - 6, 26) : '')
    );
  });
  const kiosk = placeOnGround(92, 19, 7);
  const kioskBehind = placeOnGround(-150, 18, 6.4);
  return (
    skyDome('#5f9fc9', '#9fcbdc', '#d6e8dc', '#f8eccb') +
    sunAt(118, 34, 26, '#fff3d0', halo('#fff0b8', '99')) +
    cloudsAround(palette.white, 0.75, [
      [-150, 30, 34],
      [-84, 22, 26],
      [-30, 36, 30],
      [40, 26, 36],
      [150, 24, 28],
    ]) +
    trees +
    house(0, 21, 9, 17, true) +
    house(-84, 20, 7.6, 14, false) +
    house(158, 23, 8.4, 15, true) +
    pavilion(kiosk.x, kiosk.y, kiosk.size * 0.86, kiosk.size, styles.grey) +
    pavilion(kioskBehind.x, kioskBehind.y, kioskBehind.size * 0.86, kioskBehind.size, styles.green) +
    groundBand(26, shore, '#b9b5a2', '#a7a392') +
    willows +
    visitors +
    balustrade(0, width, levelToY(shore), levelToY(shore) - levelToY(shore, 1.1), '#d8d3c4', width / 64) +
    groundBand(shore, platform, '#69b9ab', '#3f9a92', '#1f6f72', '#0f4f58') +
    glintsAround('pool', shore, platform, 170, '#d6f2e8', 0.4) +
    leaves +
    carp(-48, 4.6, '#e2603a', 14) +
    carp(-58, 5.2, '#f5ead6', -20) +
    carp(44, 4.2, '#f2a24a', 160) +
    carp(62, 5, '#e2603a', 200) +
    gush(-27, 7) +
    gush(0, 6.2) +
    gush(27, 7) +
    surface(
      [
        [-0.9, 0, -2],
        [0.9, 0, -2],
        [0.9, 0, -shore],
        [-0.9, 0, -shore],
      ],
      '#b08a60',
    ) +
    times(34, (index) => {
      const ahead = -2.1 - index * 0.36;
      return edge([-0.9, 0, ahead], [0.9, 0, ahead], '#7c5a3a', 1.4, 'opacity="0.6"');
    }) +
    groundBand(platform, 0, '#cfc9b8', '#bab4a2', '#a9a391') +
    groundBand(platform, platform - 0.16, '#e4dfd0') +
    paving([platform - 0.16, 1.5, 0.85, 0.4, 0.14], 32, '#857f6e')
  );
};

export const springPool: Panorama = {
  alt: '站在趵突泉池心平台上环顾：三股泉水正前方喷涌，四周是楼阁、垂柳和石栏',
  draw: () => wrapAround(draw()),
};
