import { pot } from '../../motifs/goods.ts';
import { verticalGradient, halo } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { at, circle, each, fade, ellipse, path, rect, type Scene, stroke, times } from '../../drawing/svg.ts';
import { pendant } from '../../motifs/things.ts';

const draw = (): string => {
  const ware = [
    ['vase', '#3a7d8c'],
    ['jar', '#b8141c'],
    ['gourd', '#d9a24a'],
    ['bowl', '#6fa79b'],
    ['vase', '#1e2431'],
    ['jar', '#e8dcc4'],
    ['gourd', '#2c4a7c'],
    ['vase', '#a2523c'],
    ['jar', '#4b5868'],
    ['bowl', '#e3b65f'],
    ['vase', '#8fb8b0'],
    ['jar', '#7c1620'],
  ] as const;
  return (
    rect(0, 0, 1280, 853, verticalGradient('#3d2b2e', '#5d3d34')) +
    rect(0, 600, 1280, 253, verticalGradient('#7a5240', '#4c3026')) +
    fade(
      0.2,
      times(8, (row) =>
        times(14, (index) =>
          rect(
            index * 100 - (row % 2) * 50,
            row * 76,
            96,
            72,
            'none',
            4,
            'stroke="#f1d9b4" stroke-width="2"',
          ),
        ),
      ),
    ) +
    path('M860 640V330A180 180 0 0 1 1220 330V640Z', '#2a1a1c') +
    path('M890 640V336A150 150 0 0 1 1190 336V640Z', verticalGradient('#f4a04a', '#d9481f')) +
    circle(1040, 470, 330, halo('#ff9a3a', '99')) +
    times(20, (index) =>
      at(1040, 330, rect(-22, -186, 44, 34, index % 2 ? '#8a5544' : '#74443a', 3), 1, -90 + index * 9.4),
    ) +
    each(
      [
        [960, 630, 60, 120, 'vase'],
        [1040, 630, 76, 150, 'jar'],
        [1120, 630, 60, 110, 'gourd'],
      ] as const,
      ([x, y, w, h, kind]) => pot(x, y, w, h, kind, '#f7c070'),
    ) +
    each(
      [0, 1, 2],
      (row) =>
        rect(40, 190 + row * 160, 420, 14, '#a8744c', 2) +
        rect(40, 204 + row * 160, 420, 8, '#4c3026') +
        times(4, (index) => {
          const [kind, colour] = ware[row * 4 + index]!;
          return pot(
            98 + index * 102,
            190 + row * 160,
            kind === 'bowl' ? 84 : 66,
            kind === 'bowl' ? 66 : 116 - (index % 2) * 16,
            kind,
            colour,
          );
        }),
    ) +
    rect(34, 60, 12, 490, '#7a4f36') +
    rect(454, 60, 12, 490, '#7a4f36') +
    pendant(650, 150, 120, palette.ink) +
    ellipse(700, 812, 260, 30, '#2a1a1c88') +
    rect(650, 700, 100, 110, '#6b5a54') +
    ellipse(700, 700, 120, 22, '#8d7a70') +
    ellipse(700, 692, 104, 17, '#c9b8a6') +
    pot(700, 694, 130, 176, 'jar', '#d3b49a') +
    fade(
      0.5,
      each([0, 1, 2, 3], (index) =>
        stroke(`M${648 + index * 2} ${560 + index * 34}q50 14 104 0`, '#9c7a62', 3),
      ),
    ) +
    person(
      570,
      850,
      470,
      { lean: 26, near: [66, 92], far: [74, 98], front: [84, 4], back: [76, -6], nod: 14 },
      { top: palette.teal, bottom: palette.ink, apron: palette.cream, style: 'bun' },
    ) +
    ellipse(652, 604, 12, 9, palette.skin) +
    each(
      [
        [330, 840, 'jar', '#6fa79b'],
        [220, 846, 'vase', '#e8dcc4'],
        [860, 844, 'bowl', palette.red],
        [130, 846, 'gourd', '#d9a24a'],
      ] as const,
      ([x, y, kind, colour]) => pot(x, y, 96, 140, kind, colour),
    )
  );
};

export const ziboCeramics: Scene = { alt: '淄博陶瓷工坊，匠人拉坯，窑火正红', draw };
