import { verticalGradient } from '../drawing/paint.ts';
import { palette } from '../drawing/palette.ts';
import { person } from '../motifs/people.ts';
import { poses } from '../motifs/poses.ts';
import { seededRandom } from '../drawing/random.ts';
import { each, rect, times } from '../drawing/svg.ts';
import { screen } from '../motifs/things.ts';
import {
  height,
  horizon,
  levelToY,
  type Panorama,
  surface,
  type Point,
  edge,
  wrapAround,
  placeOnGround,
  width,
} from './equirectangular.ts';

/** metres from the centre of the hall to its side walls, to its front and back walls, and from floor to ceiling */
const [side, end, tall] = [9, 12, 5.2];

type Wall = 'front' | 'right' | 'back' | 'left';

/** A point on a wall: metres from its left end and above the floor. */
const on = (wall: Wall, along: number, high: number): Point => {
  if (wall === 'front') return [along - side, high, end];
  if (wall === 'right') return [side, high, end - along];
  if (wall === 'back') return [side - along, high, -end];
  return [-side, high, along - end];
};

const panel = (
  wall: Wall,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
  fill: string,
  extra = '',
): string =>
  surface([on(wall, from, low), on(wall, to, low), on(wall, to, high), on(wall, from, high)], fill, extra);

const walls = (): string => {
  const [wide, long] = [side * 2, end * 2];
  return (
    panel('front', [0, wide], [0, tall], '#e9e1d2') +
    panel('right', [0, long], [0, tall], '#ded4c2') +
    panel('back', [0, wide], [0, tall], '#d9cfbd') +
    panel('left', [0, long], [0, tall], '#d3dbe0') +
    each(['front', 'right', 'back', 'left'] as const, (wall) =>
      panel(wall, [0, wall === 'front' || wall === 'back' ? wide : long], [0, 0.18], '#6a4a38'),
    )
  );
};

/** A page of the paper behind glass: its masthead, a picture and columns of lines. */
const frontPage = (wall: Wall, along: number, seed: string): string => {
  const random = seededRandom(seed);
  const [wide, low, high] = [1.25, 1.25, 3.05];
  const part = (from: number, to: number, top: number, bottom: number, fill: string): string =>
    panel(
      wall,
      [along + from * wide, along + to * wide],
      [low + (1 - bottom) * (high - low), low + (1 - top) * (high - low)],
      fill,
    );
  return (
    panel(wall, [along - 0.06, along + wide + 0.06], [low - 0.06, high + 0.06], '#4c3026') +
    panel(wall, [along, along + wide], [low, high], '#f7f1e4') +
    part(0.08, 0.62, 0.05, 0.15, palette.red) +
    part(0.66, 0.92, 0.07, 0.09, '#8b9297') +
    part(0.66, 0.92, 0.11, 0.13, '#8b9297') +
    part(0.08, 0.92, 0.2, 0.27, '#2b2a30') +
    part(0.08, 0.58, 0.31, 0.62, random.pick(['#6f9fb4', '#b9805c', '#7d9a6c', '#a5657a'])) +
    times(7, (index) => part(0.63, 0.92, 0.31 + index * 0.045, 0.33 + index * 0.045, '#a7a7a2')) +
    times(7, (index) => part(0.08, 0.48, 0.67 + index * 0.04, 0.685 + index * 0.04, '#a7a7a2')) +
    times(7, (index) => part(0.52, 0.92, 0.67 + index * 0.04, 0.685 + index * 0.04, '#a7a7a2'))
  );
};

/** The wall of screens ahead, with today's issue in the making. */
const newsWall = (): string => {
  const random = seededRandom('news wall');
  return (
    panel('front', [3.4, 14.6], [1.1, 4.5], '#0f1730') +
    panel('front', [3.6, 14.4], [1.3, 4.3], verticalGradient('#1c4a66', '#123048')) +
    panel('front', [3.6, 14.4], [3.82, 4.3], palette.red) +
    panel('front', [4, 7.4], [3.95, 4.17], '#fff6e6') +
    panel('front', [4, 8.4], [1.6, 3.55], verticalGradient('#f0955c', '#7a4f7c')) +
    panel('front', [4, 8.4], [1.6, 2.2], '#3d2a4e') +
    panel('front', [5.7, 6.5], [2.5, 3], '#ffd98a') +
    times(5, (index) =>
      panel('front', [8.9, 12.4 - (index % 2)], [3.3 - index * 0.4, 3.48 - index * 0.4], '#bfe0ee'),
    ) +
    times(6, (index) =>
      panel(
        'front',
        [12.7 + index * 0.25, 12.86 + index * 0.25],
        [1.6, 2 + random.between(0.2, 1.5)],
        index === 5 ? palette.lamp : '#7fc0c8',
      ),
    )
  );
};

/** High windows with a view of the old city, at the left. */
const windows = (): string =>
  times(6, (index) => {
    const [from, to] = [1 + index * 3.8, 4 + index * 3.8];
    const random = seededRandom(`window${index}`);
    return (
      panel('left', [from, to], [0.7, 4.6], '#6f7d88') +
      panel('left', [from + 0.1, to - 0.1], [0.8, 4.5], verticalGradient('#8fc3dd', '#f8e4c0')) +
      times(5, (at) =>
        panel(
          'left',
          [from + 0.15 + at * 0.54, from + 0.6 + at * 0.54],
          [0.8, 1.3 + random.between(0, 1.1)],
          random.pick(['#8ba0ad', '#a3a9a6', '#7f95a6']),
        ),
      ) +
      panel('left', [(from + to) / 2 - 0.04, (from + to) / 2 + 0.04], [0.8, 4.5], '#6f7d88')
    );
  });

const floor = (): string =>
  rect(0, horizon, width, height - horizon, verticalGradient('#b7a893', '#cbbda8', '#ddd2bf')) +
  times(side * 2 + 1, (index) =>
    edge([index - side, 0, -end], [index - side, 0, end], '#a89a85', 1.2, 'opacity="0.7"'),
  ) +
  times(end * 2 + 1, (index) =>
    edge([-side, 0, index - end], [side, 0, index - end], '#a89a85', 1.2, 'opacity="0.7"'),
  ) +
  // a carpet in the newspaper's red leads to the wall of screens
  surface(
    [
      [-0.8, 0, 0.6],
      [0.8, 0, 0.6],
      [0.8, 0, end],
      [-0.8, 0, end],
    ],
    '#b8141c',
    'opacity="0.85"',
  );

const ceiling = (): string =>
  rect(0, 0, width, horizon, verticalGradient('#f6f1e6', '#e6ddcc')) +
  each([-6, -2, 2, 6], (right) =>
    surface(
      [
        [right - 0.3, tall, -end + 1],
        [right + 0.3, tall, -end + 1],
        [right + 0.3, tall, end - 1],
        [right - 0.3, tall, end - 1],
      ],
      '#fffdf4',
    ),
  ) +
  each([-9, -6, -3, 0, 3, 6, 9], (ahead) =>
    edge([-side, tall, ahead], [side, tall, ahead], '#cfc4b0', 1.6, 'opacity="0.6"'),
  );

/** A desk with a screen. */
const desk = (azimuth: number, distance: number, top: string, isTurned: boolean): string => {
  const { x, y, size } = placeOnGround(azimuth, distance, 1.25);
  const unit = size / 1.25;
  return (
    person(
      x + (isTurned ? -0.7 : 0.7) * unit,
      y,
      unit * 1.55,
      poses.hold,
      { top, bottom: palette.slate },
      isTurned ? 1 : -1,
    ) +
    screen(x - unit * 0.4, y - unit * 1.32, unit * 0.8, unit * 0.52, '#10283c', '#7fc0c8', palette.lamp) +
    rect(x - unit * 0.05, y - unit * 0.84, unit * 0.1, unit * 0.12, palette.ink) +
    rect(x - unit * 1.1, y - unit * 0.76, unit * 2.2, unit * 0.09, '#a9744b', 2) +
    rect(x - unit * 1.02, y - unit * 0.68, unit * 2.04, unit * 0.68, '#7f563a')
  );
};

const draw = (): string => {
  const guests = each(
    [
      [28, 5.5, 1.7, palette.teal, poses.point],
      [36, 5.8, 1.2, palette.straw, poses.stand],
      [-160, 5.4, 1.72, palette.amber, poses.phone],
    ] as const,
    ([azimuth, distance, size, top, pose]) => {
      const at = placeOnGround(azimuth, distance, size);
      return person(at.x, at.y, at.size, pose, { top, bottom: palette.ink, child: size < 1.4 });
    },
  );
  return (
    ceiling() +
    floor() +
    walls() +
    newsWall() +
    windows() +
    times(7, (index) => frontPage('right', 1.6 + index * 3.1, `page${index}`)) +
    panel('back', [7, 11], [0, 3.4], '#5f4636') +
    panel('back', [7.2, 8.95], [0.1, 3.2], verticalGradient('#bcd8e2', '#f1e4c8')) +
    panel('back', [9.05, 10.8], [0.1, 3.2], verticalGradient('#bcd8e2', '#f1e4c8')) +
    panel('back', [5.6, 12.4], [3.7, 4.5], palette.red) +
    panel('back', [6.4, 11.6], [3.95, 4.25], '#fff6e6') +
    each(
      [
        [-34, 7.6, palette.blue, false],
        [-52, 6.4, palette.rose, true],
        [-118, 6.6, palette.jade, false],
        [-136, 7.4, palette.navy, true],
        [118, 6.6, palette.amber, true],
      ] as const,
      ([azimuth, distance, top, isTurned]) => desk(azimuth, distance, top, isTurned),
    ) +
    guests +
    rect(0, levelToY(0.55), width, height, '#8d7a62', 0, 'opacity="0.5"')
  );
};

export const newspaperHall: Panorama = {
  alt: '站在报社大厅中央环顾：正前方是新闻大屏，右手是一面老报纸墙，左手高窗外是老城',
  draw: () => wrapAround(draw()),
};
