import { verticalGradient, lighter } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import {
  at,
  circle,
  each,
  fade,
  line,
  ellipse,
  path,
  rect,
  type Scene,
  stroke,
  times,
} from '../../drawing/svg.ts';

const dumplingShape = (x: number, y: number, s: number, turn: number, shade = '#f6ead2'): string =>
  at(
    x,
    y,
    ellipse(3, 12, 44, 17, '#6b3a2444') +
      path('M-46 8C-44-20-20-30 0-30C20-30 44-20 46 8C30 18-30 18-46 8Z', shade) +
      path(
        'M-46 8C-50-6-40-22-30-26C-26-34-16-36-10-32C-4-40 6-40 10-32C18-36 26-32 30-25C40-22 50-6 46 8C40-8 26-20 0-20C-26-20-40-8-46 8Z',
        lighter(shade, 0.4),
      ) +
      stroke('M-28-24L-22-14M-11-31L-8-19M9-31L8-19M28-24L22-14', '#d9c29a', 2.4) +
      stroke('M-30 10Q0 17 30 10', '#dcc8a0', 2.4),
    s,
    turn,
  );

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#b5784a', '#96592f')) +
  fade(
    0.25,
    times(14, (index) =>
      stroke(`M0 ${30 + index * 62}q320 ${index % 2 ? 14 : -12} 640 2t640-4`, '#5a2f18', 3.4),
    ),
  ) +
  rect(0, 0, 1280, 853, 'url(#r-fff0c833-4a241255)') +
  circle(420, 420, 306, '#5a2f1855', 'transform="translate(14 18)"') +
  circle(420, 420, 304, '#c9954f') +
  `<circle cx="420" cy="420" r="290" fill="none" stroke="#a8743a" stroke-width="10"/>` +
  fade(
    0.4,
    times(19, (index) =>
      line(
        150 + index * 30,
        420 - Math.sqrt(Math.max(0, 280 ** 2 - (index * 30 - 270) ** 2)),
        150 + index * 30,
        420 + Math.sqrt(Math.max(0, 280 ** 2 - (index * 30 - 270) ** 2)),
        '#8a5a2a',
        3,
      ),
    ),
  ) +
  each(
    [
      [92, 6],
      [170, 10],
      [246, 15],
    ] as const,
    ([r, n], ringIndex) =>
      times(n, (index) => {
        const a = (index / n) * 6.283 + ringIndex * 0.3;
        return dumplingShape(
          420 + Math.cos(a) * r,
          420 + Math.sin(a) * r,
          0.82 + ringIndex * 0.02,
          (a * 180) / Math.PI + 90,
        );
      }),
  ) +
  dumplingShape(420, 424, 0.84, 0) +
  at(
    940,
    560,
    ellipse(10, 14, 250, 190, '#5a2f1844') +
      path(
        'M-250-170H230Q250-170 250-150V170Q250 190 230 190H-230Q-250 190-250 170V-150Q-250-170-230-170Z',
        '#e3b97a',
      ) +
      fade(
        0.5,
        times(60, (index) =>
          circle(-220 + ((index * 83) % 440), -150 + ((index * 47) % 320), 2 + (index % 4), palette.white),
        ),
      ) +
      each(
        [
          [-150, -90, 52],
          [-30, -100, 50],
          [-160, 30, 54],
        ] as const,
        ([x, y, r]) => circle(x, y, r, '#f9efdc') + circle(x, y, r * 0.84, '#fdf7ea'),
      ) +
      circle(-30, 20, 56, '#f9efdc') +
      circle(-30, 20, 26, '#7f9a4f') +
      each([0, 1, 2, 3, 4, 5, 6], (index) =>
        circle(
          -30 + Math.cos(index) * 15,
          20 + Math.sin(index * 1.7) * 14,
          6,
          ['#5f8f3f', '#e08a5a', '#f3d9a0'][index % 3]!,
        ),
      ) +
      at(
        150,
        10,
        rect(-26, -150, 52, 270, '#a8703a', 22) +
          rect(-12, -186, 24, 40, '#8a5a2c', 10) +
          rect(-12, 116, 24, 40, '#8a5a2c', 10) +
          rect(-16, -140, 12, 250, '#c9925a', 6),
        1,
        18,
      ),
    1,
    -4,
  ) +
  at(
    960,
    170,
    circle(6, 10, 122, '#5a2f1855') +
      circle(0, 0, 120, palette.white) +
      circle(0, 0, 106, '#3f7d86') +
      circle(0, 0, 98, '#8aa655') +
      times(60, (index) => {
        const a = index * 2.4,
          r = 11 * Math.sqrt(index);
        return rect(
          Math.cos(a) * r - 7,
          Math.sin(a) * r - 4,
          15,
          8,
          ['#5f8f3f', '#a9c46a', '#e08a5a', '#f6e6b8'][index % 4]!,
          3,
          `transform="rotate(${(index * 37) % 90} ${Math.cos(a) * r} ${Math.sin(a) * r})"`,
        );
      }) +
      line(30, 20, 150, -70, palette.wood, 13),
  ) +
  each(
    [
      [1180, 110, '#4c1a14'],
      [1200, 250, '#8a4a1c'],
    ] as const,
    ([x, y, fill]) =>
      circle(x + 4, y + 6, 54, '#5a2f1855') +
      circle(x, y, 52, palette.white) +
      circle(x, y, 41, fill) +
      ellipse(x - 12, y - 12, 12, 6, '#ffffff44'),
  ) +
  each(
    [
      [0, 0],
      [70, 30],
    ] as const,
    ([dx, dy]) =>
      at(
        720 + dx,
        60 + dy,
        path('M-24 30C-40 4-20-30 4-30C34-30 40 10 20 30Q0 44-24 30Z', '#f3e6d6') +
          stroke('M-2-28q4-14 12-18', palette.leaf, 4),
      ),
  ) +
  path(
    'M-20 853V700C60 640 110 640 170 668C210 660 240 680 232 704C250 720 240 744 218 748C200 780 150 800 110 853Z',
    palette.skin,
  ) +
  path('M-20 853V720C20 700 60 720 70 760L60 853Z', palette.red) +
  path(
    'M560 870C560 800 600 760 650 752C690 720 730 730 728 752C756 756 756 782 734 790C740 810 720 826 696 820C670 840 660 853 650 870Z',
    palette.tan,
  ) +
  path('M540 870L560 800Q600 790 620 830L640 870Z', palette.teal) +
  dumplingShape(246, 690, 0.8, -20);

export const dumplings: Scene = { alt: '案板上包饺子，一盖帘饺子摆成圈', draw };
