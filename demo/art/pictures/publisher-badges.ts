import { back, hills, roundBadge, sea } from './avatars.ts';
import { swanFlying } from '../motifs/birds.ts';
import { archBridge, house, lantern } from '../motifs/courtyard.ts';
import { pot } from '../motifs/goods.ts';
import { tractor } from '../motifs/machines.ts';
import { palette } from '../drawing/palette.ts';
import { leaf } from '../motifs/plants.ts';
import { tower } from '../motifs/roofs.ts';
import { circle, line, path, polygon, rect, ring, stroke, times } from '../drawing/svg.ts';
import { plus } from '../motifs/things.ts';
import { pine } from '../motifs/trees.ts';
import { bus } from '../motifs/vehicles.ts';

/** The badge of an organisation: a plain field with a white symbol. */
const emblem = (field: string, edge: string, sign: string): string =>
  rect(0, 0, 160, 160, field) + ring(80, 80, 68, edge, 4) + sign;

const badges: Readonly<Record<string, () => string>> = {
  jiexiang: () =>
    back('#f3c98c', '#fbe9c9') +
    house(52, 132, 84, 60, palette.cream) +
    rect(98, 60, 70, 100, '#b9c3bd') +
    times(6, (index) =>
      rect(106 + (index % 2) * 22, 72 + Math.floor(index / 2) * 24, 13, 14, palette.lamp, 2),
    ) +
    rect(0, 132, 160, 28, '#9c7f60') +
    lantern(74, 96, 20, palette.red, true),
  jiangren: () =>
    back('#e5d6bd', '#c8ad86') +
    rect(0, 122, 160, 38, palette.wood) +
    pot(70, 126, 60, 74, 'vase', '#2f7d86') +
    line(112, 124, 134, 62, palette.umber, 7) +
    rect(112, 48, 40, 16, palette.slate, 3),
  huanghe: () =>
    back('#f0b66a', '#f8dfae') +
    circle(112, 46, 20, palette.persimmon) +
    hills('p3', 92, 12, '#a97b46') +
    rect(0, 98, 160, 62, '#c9913f') +
    stroke('M0 116Q40 104 80 116T160 116M0 138Q40 126 80 138T160 138', '#e8c078', 5) +
    archBridge(80, 102, 120, 36, '#6b4b34'),
  haibian: () => back('#9fd0dc', '#e6f0e6') + sea('#4b9bb5', '#226c8d') + swanFlying(78, 84, 76),
  tiangeng: () =>
    back('#a8d6dc', '#f2f1d2') +
    rect(0, 106, 160, 54, '#86b356') +
    stroke('M0 128Q80 112 160 128M0 148Q80 132 160 148', '#5f9344', 5) +
    tractor(80, 122, 96, palette.red),
  taishan: () =>
    back('#f7c79a', '#fbe6cf') +
    circle(52, 60, 22, palette.red) +
    polygon([0, 150, 54, 74, 92, 116, 118, 66, 160, 130, 160, 160, 0, 160], '#50566f') +
    pine(116, 142, 74, '#1f3a34') +
    rect(0, 140, 160, 20, '#e9edf0'),
  yundong: () =>
    back('#f08a4a', '#f7c36a') +
    ring(80, 150, 110, '#c44f2c', 20) +
    ring(80, 150, 84, '#fdf3df', 3) +
    circle(92, 40, 11, palette.umber) +
    stroke('M86 54L72 84L52 96M72 84L92 98L86 126M84 62L106 76L122 66M82 60L62 66L54 80', palette.umber, 9),
  shushuo: () =>
    back('#22335c', '#3f5f8f') +
    times(4, (index) => rect(34 + index * 25, 112 - index * 17, 17, 16 + index * 17, palette.lamp, 2)) +
    stroke('M36 88L64 74L88 52L124 34', palette.persimmon, 5) +
    line(26, 130, 134, 130, palette.ice, 4),
  caochang: () =>
    back('#bfe0e6', '#f3f4dd') +
    rect(0, 112, 160, 48, '#7fb56a') +
    line(78, 124, 78, 34, palette.slate, 5) +
    path('M80 36Q98 28 116 38V66Q98 58 80 66Z', palette.red) +
    circle(44, 128, 14, palette.white) +
    polygon([44, 120, 51, 126, 48, 134, 40, 134, 37, 126], palette.ink),
  tushuguan: () =>
    emblem(
      '#1f5f6b',
      '#8cc0c0',
      path('M80 56Q58 42 34 48V112Q58 106 80 120Q102 106 126 112V48Q102 42 80 56Z', palette.white) +
        line(80, 58, 80, 118, '#1f5f6b', 4),
    ),
  jiankang: () =>
    emblem(
      '#2c8a63',
      '#a9dcc0',
      path(
        'M80 124C44 100 34 82 40 64C48 46 70 46 80 64C90 46 112 46 120 64C126 82 116 100 80 124Z',
        palette.white,
      ) + plus(80, 82, 36, '#2c8a63'),
    ),
  bowuguan: () =>
    emblem(
      '#7c4a24',
      '#d9b27c',
      tower(80, 122, 60, 32, 2, {
        roof: palette.white,
        wall: '#f3dcb4',
        column: '#7c4a24',
        trim: '#7c4a24',
        base: palette.white,
      }),
    ),
  chuxing: () => emblem('#2a5b94', '#9fc2e4', bus(80, 108, 96, palette.white, '#2a5b94')),
  xiaofang: () =>
    emblem(
      '#b8141c',
      '#f0a39a',
      path(
        'M80 34C86 54 112 64 112 94A32 32 0 0 1 48 94C48 78 58 72 62 60C68 66 70 70 71 76C78 66 82 52 80 34Z',
        palette.white,
      ) + path('M80 80C86 90 94 94 94 106A14 14 0 0 1 66 106C66 98 74 92 80 80Z', '#b8141c'),
    ),
  nengyuan: () =>
    emblem(
      '#c0701c',
      '#f3cf94',
      circle(80, 68, 20, palette.white) +
        times(8, (index) => {
          const angle = (index * Math.PI) / 4;
          const [x, y] = [Math.cos(angle), Math.sin(angle)];
          return line(80 + x * 28, 68 + y * 28, 80 + x * 37, 68 + y * 37, palette.white, 6);
        }) +
        leaf(78, 132, 30, 208, '#fdf9f0') +
        leaf(82, 132, 30, 0, '#fdf9f0'),
    ),
};

export const publisherNames: readonly string[] = Object.keys(badges);

export const drawPublisher = (name: string): string => {
  const badge = badges[name];
  if (!badge) throw new Error(`no publisher called ${name}`);
  return roundBadge(badge());
};
