import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { at, circle, each, fade, line, path, rect, ring, type Scene, times } from '../../drawing/svg.ts';

const draw = (): string => {
  const half = (side: 1 | -1): string =>
    `<g transform="scale(${side} 1)">${path('M0-196C40-190 60-168 58-140C84-170 128-164 136-130C120-128 104-118 98-102C140-108 170-84 172-52C150-60 128-54 116-40C150-20 164 16 148 52C136 34 120 26 100 26C112 62 98 100 62 116C62 94 52 78 36 70C34 104 20 126 0 134Z', palette.red)}${path('M8-160C28-150 34-132 26-112C14-118 8-138 8-160ZM44-112C62-124 84-124 98-116C84-100 64-96 48-98ZM30-82C50-90 74-84 86-70C66-60 44-62 28-70ZM74-44C96-50 120-42 130-32C108-26 88-28 72-36ZM22-48C38-56 56-50 60-38C46-30 30-32 20-38ZM56-8C84-14 112-2 120 16C96 10 72 10 54 2ZM14-12C26-18 40-12 42-2C32 6 20 4 12 0ZM36 30C56 30 70 44 72 66C56 62 42 50 36 30ZM10 26C20 36 22 62 10 92Z', '#f9ecd0')}${path('M24 150C60 140 110 150 150 116C160 150 130 184 90 186C120 190 140 206 140 226C110 220 90 216 74 200C76 224 66 240 48 250C44 226 34 200 0 196V168Z', palette.red)}${path('M50 164C76 166 104 158 124 144C118 164 90 176 54 176Z', '#f9ecd0')}</g>`;
  const pane = (x: number, y: number, w: number, h: number): string =>
    rect(x, y, w, h, verticalGradient('#fdf3dc', '#f2dfb4'));
  return (
    rect(0, 0, 1280, 853, verticalGradient('#6b3e2c', '#4c2a20')) +
    fade(
      0.2,
      times(12, (index) => line(index * 112 + 30, 0, index * 112, 853, palette.ink, 3)),
    ) +
    rect(300, 36, 680, 660, '#3a211a', 6) +
    pane(324, 60, 632, 612) +
    fade(
      0.28,
      path('M324 60H956V420Q800 330 660 420T324 380Z', '#a9cfd6') + circle(850, 190, 46, palette.persimmon),
    ) +
    fade(
      0.3,
      path('M420 60Q470 200 400 330M470 60Q480 120 560 150', 'none', 'stroke="#4c3026" stroke-width="9"') +
        each(
          [
            [420, 300],
            [440, 220],
            [540, 146],
            [460, 150],
          ] as const,
          ([x, y]) => circle(x, y, 13, palette.red),
        ),
    ) +
    each([450, 577, 704, 830], (x) => rect(x - 4, 60, 8, 612, '#6b4230')) +
    each([184, 308, 432, 556], (y) => rect(324, y - 4, 632, 8, '#6b4230')) +
    at(
      640,
      350,
      circle(0, 10, 262, '#f9ecd0') +
        ring(0, 10, 254, palette.red, 9) +
        ring(0, 10, 238, palette.red, 3) +
        half(1) +
        half(-1) +
        times(24, (index) => at(0, 10, path('M0-238L10-214H-10Z', palette.red), 1, index * 15)),
      0.98,
    ) +
    each(
      [
        [374, 112],
        [906, 112],
        [374, 620],
        [906, 620],
      ] as const,
      ([x, y]) =>
        at(
          x,
          y,
          times(6, (index) =>
            at(0, 0, path('M0-6C-14-14-12-36 0-42C12-36 14-14 0-6Z', palette.red), 1, index * 60),
          ) + circle(0, 0, 7, palette.red),
        ),
    ) +
    rect(0, 696, 1280, 157, verticalGradient('#a8643c', '#7a4128')) +
    rect(0, 690, 1280, 12, '#c9854f') +
    at(
      1060,
      760,
      rect(-150, -60, 280, 110, '#d5283099', 3) + rect(-140, -70, 280, 110, palette.red, 3),
      1,
      -8,
    ) +
    at(
      1010,
      740,
      path('M0 0L96-60L104-50L10 10Z', palette.pale) +
        path('M0 0L110-8L110 4L8 12Z', palette.stone) +
        ring(-26, -16, 24, palette.ink, 9) +
        ring(-28, 26, 24, palette.ink, 9) +
        circle(6, 4, 6, palette.ink),
      1.3,
      -6,
    ) +
    person(
      170,
      1050,
      700,
      { lean: 14, near: [40, 92], far: [50, 100], front: [4, 2], back: [-4, -3], nod: 16 },
      { top: '#2d5f6a', bottom: palette.ink, hair: palette.pale, style: 'bun' },
    ) +
    at(
      420,
      700,
      path('M0 0C20-60 60-50 70-20C100-30 110 10 80 24C90 60 30 60 20 30Z', palette.red) +
        path(
          'M22-6Q44-24 56-6M30 14q20 10 40-2',
          'none',
          'stroke="#f9ecd0" stroke-width="5" stroke-linecap="round"',
        ),
      1.1,
      -10,
    ) +
    each(
      [
        [560, 800, 20],
        [640, 770, -14],
        [720, 816, 40],
        [500, 836, 0],
      ] as const,
      ([x, y, turn]) => at(x, y, path('M-20 0Q0-16 20 0Q4 4-20 0Z', '#d52830'), 1, turn),
    ) +
    fade(0.14, path('M324 60L0 700H260L600 60Z', palette.white))
  );
};

export const paperCut: Scene = { alt: '老人剪窗花，红色剪纸贴满花窗', draw };
