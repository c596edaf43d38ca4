import { rowboat } from '../../motifs/boats.ts';
import { ridge } from '../../motifs/land.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { lotus, lotusLeaf } from '../../motifs/plants.ts';
import { poses } from '../../motifs/poses.ts';
import { pavilion, styles, tower } from '../../motifs/roofs.ts';
import { clouds, sky } from '../../motifs/sky.ts';
import { at, each, path, type Scene, stroke } from '../../drawing/svg.ts';
import { tree, willow, willowCurtain } from '../../motifs/trees.ts';
import { glints, mirror, sea, shimmer } from '../../motifs/water.ts';

const draw = (): string =>
  sky('#8fc4cf', '#d9e9dc', '#f9e8c4') +
  clouds(palette.white, 0.75, [
    [260, 150, 300],
    [880, 110, 240],
    [1120, 210, 280],
  ]) +
  ridge('d1', 400, 40, '#9dbfb4', '#d5e2ca') +
  tower(1010, 404, 130, 44, 5, styles.grey, 0.86) +
  each([40, 130, 210, 300, 395, 720, 800, 880, 1130, 1200, 1270], (x, index) =>
    tree(x, 420, 110 + (index % 4) * 22, index % 2 ? '#5d9274' : '#79a765'),
  ) +
  sea(410, '#b5dad0', '#2f7a78') +
  mirror(410, tower(1010, 404, 130, 44, 5, styles.grey, 0.86), 0.3, 0.6) +
  path('M330 470Q520 428 720 470Q640 492 520 492Q400 492 330 470Z', '#7b9a5c') +
  willow(640, 468, 200, '#6f9a4e', 'd2') +
  pavilion(500, 468, 200, 220, styles.palace, true) +
  shimmer('d3', 500, 500, 640, 240, '#f4e6c0', 0.5) +
  glints('d4', 430, 620, 50, palette.white, 0.5) +
  at(
    230,
    560,
    rowboat(0, 0, 220, palette.umber) +
      path('M-50-14C-50-58 50-58 50-14Z', palette.straw) +
      stroke('M-30-14V-46M0-14V-50M30-14V-46', palette.ochre, 3),
  ) +
  person(
    150,
    552,
    110,
    poses.dig,
    { top: palette.indigo, bottom: palette.slate, hat: 'straw' },
    1,
    '<path d="M-10-40L30 50" stroke="#4c3026" stroke-width="3"/>',
  ) +
  each(
    [
      [90, 640, 90],
      [260, 610, 60],
      [420, 660, 84],
      [620, 640, 66],
      [1130, 650, 96],
      [980, 620, 54],
      [1250, 610, 60],
      [760, 670, 72],
    ] as const,
    ([x, y, r], index) => lotusLeaf(x, y, r, index % 2 ? '#4f9070' : '#3f7f68'),
  ) +
  each(
    [
      [180, 800, 190],
      [520, 830, 210],
      [900, 800, 180],
      [1190, 830, 210],
      [700, 740, 110],
      [340, 730, 110],
      [1050, 730, 120],
    ] as const,
    ([x, y, r], index) => lotusLeaf(x, y, r, index % 2 ? '#2e6f58' : '#3b8060', 60),
  ) +
  lotus(300, 690, 150, palette.pink, 170) +
  lotus(810, 640, 190, '#e2688c', 220) +
  lotus(1110, 700, 110, palette.pink, 130) +
  lotus(600, 680, 84, '#f0a3b4', 150) +
  lotus(90, 720, 90, '#f0a3b4', 130) +
  willowCurtain(1120, 1290, 260, '#7aa05a', 'd5');

export const damingLakeLotus: Scene = { alt: '大明湖荷花盛开，历下亭与超然楼相望', draw };
