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
  polygon,
  rect,
  ring,
  type Scene,
  stroke,
  times,
} from '../../drawing/svg.ts';

const carp = (x: number, y: number, size: number, body: string, fin: string, ink: string, turn = 0): string =>
  at(
    x,
    y,
    path('M-70 0C-50-40 20-44 60-10C76 2 70 16 54 20C10 40-46 34-70 0Z', body) +
      path('M-66 0C-90-30-116-34-130-24C-112-12-108 0-112 18C-96 30-80 22-66 0Z', fin) +
      path('M-20-34C-6-56 28-54 36-26C16-34-4-36-20-34Z', fin) +
      path('M-6 28C-10 46-30 52-36 44C-34 36-30 30-24 26Z', fin) +
      times(3, (row) =>
        times(5 - row, (index) =>
          stroke(`M${-46 + index * 17 + row * 5} ${-16 + row * 15}q10 2 6 13`, ink, 2.6),
        ),
      ) +
      stroke('M28-24q12 18 2 42', ink, 3) +
      circle(46, -4, 6, palette.white) +
      circle(48, -4, 3, ink),
    size / 120,
    turn,
  );

const draw = (): string => {
  const petal = (n: number, r: number, colour: string): string =>
    times(n, (index) =>
      at(
        0,
        0,
        path(
          `M0 0C${-r * 0.4} ${-r * 0.5} ${-r * 0.2} ${-r} 0 ${-r}C${r * 0.2} ${-r} ${r * 0.4} ${-r * 0.5} 0 0Z`,
          colour,
        ),
        1,
        (360 / n) * index,
      ),
    );
  const pond = (line1: string, fish: string, fin: string, flower: string, green: string): string =>
    ring(0, -10, 186, line1, 5) +
    carp(-20, 40, 168, fish, fin, line1, -18) +
    at(70, -90, petal(9, 62, flower) + circle(0, 0, 16, palette.straw)) +
    at(-96, -100, petal(8, 40, flower) + circle(0, 0, 10, palette.straw)) +
    stroke('M70-30Q90 40 40 130M-96-60Q-120 40-60 130', green, 8) +
    path('M90 60q60-40 74 16q-40 26-74-16ZM-150 20q-30-50 26-60q20 40-26 60Z', green) +
    stroke('M-150 120q24-20 48 0t48 0 48 0 48 0 48 0M-130 146q24-20 48 0t48 0 48 0 48 0', palette.teal, 6);
  return (
    rect(0, 0, 1280, 853, verticalGradient('#5a3626', '#8a5a3a')) +
    fade(
      0.25,
      times(16, (index) =>
        stroke(`M0 ${30 + index * 54}q320 ${index % 2 ? 16 : -14} 640 0t640 0`, palette.ink, 3),
      ),
    ) +
    rect(0, 0, 1280, 853, 'url(#r-ffe2a833-3a1a1066)') +
    at(
      440,
      430,
      rect(-236, -300, 472, 600, '#00000044', 4, 'transform="translate(16 20)"') +
        rect(-236, -300, 472, 600, '#f4e3c0', 3) +
        rect(-212, -276, 424, 552, 'none', 0, `stroke="${palette.red}" stroke-width="7"`) +
        rect(-198, -262, 396, 524, 'none', 0, `stroke="${palette.ink}" stroke-width="2.5"`) +
        pond(palette.ink, palette.red, palette.persimmon, palette.pink, palette.moss) +
        each([-1, 1], (side) =>
          at(side * 150, 210, petal(6, 34, palette.red) + circle(0, 0, 8, palette.straw)),
        ) +
        rect(-110, 196, 220, 34, palette.red, 3) +
        times(4, (index) => rect(-92 + index * 50, 204, 34, 18, palette.straw, 2)),
      1,
      -5,
    ) +
    at(
      960,
      330,
      rect(-170, -190, 340, 400, '#00000050', 6, 'transform="translate(14 18)"') +
        rect(-170, -190, 340, 400, '#7a4a2e', 6) +
        rect(-154, -174, 308, 368, '#5d3723', 4) +
        at(
          0,
          10,
          `<g transform="scale(-0.72 0.72)">${pond('#c99a66', '#b9824f', '#c99a66', '#c99a66', '#b9824f')}</g>`,
        ),
      1,
      7,
    ) +
    at(
      900,
      700,
      rect(-150, -36, 300, 70, '#3a2418', 16) +
        rect(-146, -44, 292, 56, '#c99a5c', 14) +
        rect(-130, -30, 260, 30, '#a8794a', 10),
      1,
      -14,
    ) +
    each(
      [
        [1120, 610, palette.red],
        [1200, 690, palette.teal],
        [1110, 770, palette.straw],
        [1210, 810, palette.plum],
      ] as const,
      ([x, y, colour]) =>
        ellipse(x + 5, y + 12, 54, 46, '#00000044') +
        circle(x, y, 50, palette.white) +
        circle(x, y, 41, colour) +
        path(
          `M${x - 30} ${y - 14}Q${x} ${y - 36} ${x + 28} ${y - 16}`,
          'none',
          `stroke="${lighter(colour, 0.4)}" stroke-width="5" stroke-linecap="round"`,
        ),
    ) +
    at(
      740,
      560,
      line(0, 0, 150, -120, palette.wood, 15) +
        path('M10 10L-34 44L-22 0Z', palette.ink) +
        path('M-34 44L-44 60L-18 50Z', palette.red),
    ) +
    at(140, 770, rect(-120, -40, 240, 80, '#e9d5ac', 2) + rect(-116, -44, 240, 80, '#f4e3c0', 2), 1, 12) +
    at(170, 150, line(-90, 60, 70, -60, '#b5813c', 13) + polygon([70, -60, 108, -96, 86, -50], palette.pale))
  );
};

export const yangjiabuPrint: Scene = { alt: '杨家埠木版年画：印版、颜料与鲤鱼图', draw };
