import { umbrella } from '../../motifs/goods.ts';
import { verticalGradient, halo } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { sky } from '../../motifs/sky.ts';
import { circle, each, rect, ring, type Scene } from '../../drawing/svg.ts';
import { awning, block, lamp, skyline } from '../../motifs/town.ts';
import { tree } from '../../motifs/trees.ts';
import { bus, car } from '../../motifs/vehicles.ts';
import { mirror, puddle, shimmer } from '../../motifs/water.ts';
import { rain } from '../../motifs/weather.ts';

const draw = (): string => {
  const walkers = each(
    [
      [290, 800, 370, 1, palette.red, palette.navy],
      [560, 740, 260, -1, palette.straw, palette.teal],
      [760, 690, 190, 1, palette.teal, palette.plum],
      [960, 820, 390, -1, '#3f74a6', palette.cream],
      [660, 640, 120, -1, palette.persimmon, palette.ink],
    ] as const,
    ([x, y, size, face, cover, top], index) =>
      person(
        x,
        y,
        size,
        index % 2 ? poses.stroll : poses.walk,
        { top, bottom: '#232b40', style: index % 2 ? 'long' : 'short', coat: index === 0 },
        face,
      ) + umbrella(x + face * size * 0.06, y - size * 0.84, size * 0.72, cover, face * 6),
  );
  return (
    sky('#2f4257', '#56707f', '#8fa09c') +
    skyline('ra1', 480, 120, 330, '#5a7280', '#8fa09c', '#f3d08a') +
    block(40, 560, 230, 470, '#3a4d5d', '#f0c57c', 5, 10) +
    block(1030, 560, 270, 430, '#35485a', '#f0c57c', 6, 9) +
    rect(40, 470, 230, 90, '#f4c67a') +
    awning(30, 450, 250, 40, palette.red, palette.cream, 7) +
    rect(1030, 480, 260, 80, '#f0b96a') +
    awning(1020, 456, 280, 40, palette.teal, palette.cream, 8) +
    rect(0, 550, 1280, 303, verticalGradient('#6d7f86', '#2b3a4c')) +
    each(
      [340, 940],
      (x, index) => tree(x, 580, 260, '#4a6a62') + lamp(x + 40, 600, 330, '#1e2838', true, index === 1),
    ) +
    bus(520, 580, 200, palette.red) +
    car(800, 580, 110, palette.pale, true) +
    circle(718, 570, 30, halo(palette.lamp)) +
    circle(620, 566, 30, halo(palette.lamp)) +
    each([150, 390, 640, 900, 1160], (x, index) =>
      shimmer(`ra${x}`, x, 590, 853, 100, index % 2 ? '#f6d48f' : '#e8a05c', 0.42),
    ) +
    mirror(
      800,
      person(290, 800, 370, poses.walk, { top: palette.navy, bottom: '#232b40' }) +
        umbrella(312, 490, 266, palette.red),
      0.2,
      0.4,
    ) +
    mirror(820, umbrella(940, 492, 280, '#3f74a6'), 0.2, 0.4) +
    each(
      [
        [180, 840, 240],
        [700, 800, 300],
        [1120, 760, 220],
        [480, 690, 160],
      ] as const,
      ([x, y, w]) => puddle(x, y, w, '#a9c0c4', 0.3) + ring(x, y, 0, palette.white, 0),
    ) +
    walkers +
    rain('ra2', 210, '#dfeaea') +
    each(
      [
        [430, 830],
        [620, 780],
        [820, 830],
        [1080, 840],
        [120, 770],
        [720, 720],
      ] as const,
      ([x, y]) =>
        `<ellipse cx="${x}" cy="${y}" rx="22" ry="6" fill="none" stroke="#dfeaea" stroke-width="2.4" opacity="0.7"/>`,
    )
  );
};

export const rainStreet: Scene = { alt: '雨中街头，行人撑伞，路面映着灯光', draw };
