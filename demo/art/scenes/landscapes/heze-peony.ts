import { darker, verticalGradient, lighter } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { leaf } from '../../motifs/plants.ts';
import { poses } from '../../motifs/poses.ts';
import { seededRandom } from '../../drawing/random.ts';
import { pavilion, styles } from '../../motifs/roofs.ts';
import { clouds, sky } from '../../motifs/sky.ts';
import { at, circle, each, fade, path, rect, type Scene, stroke, times } from '../../drawing/svg.ts';
import { tree } from '../../motifs/trees.ts';
import { mist } from '../../motifs/weather.ts';

const peonyHead = (x: number, y: number, r: number, colour: string, seed: string): string => {
  const random = seededRandom(seed);
  const petals = (count: number, reach: number, size: number, fill: string): string =>
    times(count, (index) =>
      at(
        0,
        0,
        path(
          `M0 ${-reach * 0.2}C${-size} ${-reach * 0.5} ${-size * 1.1} ${-reach} ${-size * 0.4} ${-reach * 1.04}Q0 ${-reach * 0.9} ${size * 0.4} ${-reach * 1.06}C${size * 1.1} ${-reach} ${size} ${-reach * 0.5} 0 ${-reach * 0.2}Z`,
          index % 2 ? fill : lighter(fill, 0.1),
        ) + stroke(`M0 ${-reach * 0.4}V${-reach * 0.86}`, darker(fill, 0.16), 1),
        1,
        (360 / count) * index + random.between(-9, 9),
      ),
    );
  return at(
    x,
    y,
    petals(9, 50, 27, darker(colour, 0.24)) +
      petals(9, 43, 23, darker(colour, 0.1)) +
      petals(8, 34, 19, colour) +
      petals(7, 25, 14, lighter(colour, 0.22)) +
      petals(6, 16, 9, lighter(colour, 0.42)) +
      times(12, (index) => circle(Math.cos(index * 0.52) * 6, Math.sin(index * 0.52) * 5, 2, palette.straw)),
    r / 52,
    random.between(0, 90),
  );
};

const draw = (t = 0): string => {
  /** px by which the wind moves a plant at a position */
  const wind = (x: number, y: number): number =>
    Math.sin(t * Math.PI * 4) * ((y - 400) / 60) * (x % 3 === 0 ? 1 : 0.6);
  const random = seededRandom('peony');
  return (
    sky('#e7c9c4', '#f5e2d2', '#f7efd9') +
    clouds('#fdf4ea', 0.8, [
      [320, 120, 340],
      [860, 90, 260],
    ]) +
    fade(
      0.65,
      each([60, 190, 330, 960, 1090, 1220], (x, index) => tree(x, 400, 180 + (index % 3) * 40, '#b5bf9c')),
    ) +
    pavilion(660, 410, 260, 270, { ...styles.green, roof: '#6f8f86', column: '#b5544a' }, true) +
    mist(300, 180, '#f9ecdc') +
    rect(0, 400, 1280, 453, verticalGradient('#a8bb86', '#3d6a4a')) +
    times(90, () => {
      const y = 410 + random.next() * 110;
      return circle(
        random.between(0, 1280),
        y,
        5 + (y - 400) / 14,
        random.pick(['#e59aae', '#f3c9cf', '#c9466e', '#f6ead9']),
        'opacity="0.85"',
      );
    }) +
    person(430, 560, 150, poses.phone, { top: palette.white, bottom: palette.navy, style: 'long' }) +
    person(
      880,
      556,
      150,
      poses.stroll,
      { top: palette.red, bottom: palette.slate, style: 'bun', skirt: true },
      -1,
    ) +
    times(110, () =>
      leaf(
        random.between(-40, 1280),
        random.between(560, 860),
        random.between(90, 150),
        random.between(0, 360),
        random.pick(['#3d6f4c', '#2c5a44', '#578552', '#6f9a5c']),
      ),
    ) +
    peonyHead(200 + wind(200, 640), 640, 120, '#d4557c', 'p1') +
    peonyHead(470 + wind(470, 720), 720, 92, '#f0b9b4', 'p2') +
    peonyHead(700 + wind(700, 650), 650, 150, '#b8143f', 'p3') +
    peonyHead(980 + wind(980, 720), 720, 120, '#f2dcc8', 'p4') +
    peonyHead(1170 + wind(1170, 620), 620, 104, '#d4557c', 'p5') +
    peonyHead(330 + wind(330, 560), 560, 60, '#f2dcc8', 'p6') +
    peonyHead(70 + wind(70, 790), 790, 84, '#f0b9b4', 'p7') +
    peonyHead(880 + wind(880, 580), 580, 56, '#e88ba4', 'p8') +
    peonyHead(1230 + wind(1230, 800), 800, 92, '#9c1c4a', 'p9') +
    peonyHead(560 + wind(560, 830), 830, 80, '#e88ba4', 'p0')
  );
};

export const hezePeony: Scene = { alt: '菏泽牡丹盛放，游人赏花', draw };
