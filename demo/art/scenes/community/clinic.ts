import { verticalGradient, lighter } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { at, circle, line, path, rect, type Scene, stroke, times } from '../../drawing/svg.ts';
import { plus, stool } from '../../motifs/things.ts';
import { tree } from '../../motifs/trees.ts';

const potted = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    times(7, (index) =>
      at(
        0,
        -34,
        path('M0 0C-16-24-12-60 0-78C12-60 16-24 0 0Z', index % 2 ? '#4f8d5c' : '#74ab68'),
        1,
        -66 + index * 22,
      ),
    ) +
      path('M-26-40H26L20 0H-20Z', palette.clay) +
      rect(-30, -48, 60, 12, lighter(palette.clay, 0.15), 3),
    s,
  );

const draw = (t = 0): string =>
  rect(0, 0, 1280, 853, verticalGradient('#eef3e4', '#d6e6d8')) +
  rect(0, 640, 1280, 213, verticalGradient('#c9b48a', '#a88f66')) +
  rect(0, 628, 1280, 14, palette.white) +
  rect(70, 90, 330, 320, palette.white) +
  rect(84, 104, 302, 292, verticalGradient('#a9d4dc', '#eaf0d6')) +
  path('M84 320Q200 250 386 310V396H84Z', '#8cbc78') +
  tree(150, 390, 150, '#6fa45c') +
  tree(330, 392, 120, '#7fb068') +
  line(235, 104, 235, 396, palette.white, 10) +
  path('M50 80Q100 260 60 430H96Q140 250 110 80ZM420 80Q380 260 410 430H376Q340 250 360 80Z', '#8cc0b0') +
  rect(880, 90, 330, 240, '#e4d6b4', 6) +
  times(
    3,
    (row) =>
      rect(890, 150 + row * 66, 310, 8, palette.wood) +
      times(
        6,
        (index) =>
          rect(
            902 + index * 50,
            112 + row * 66,
            36,
            38,
            [palette.white, palette.teal, palette.red, palette.straw, palette.sky, palette.cream][
              (index + row) % 6
            ]!,
            4,
          ) + rect(908 + index * 50, 124 + row * 66, 24, 8, '#ffffffaa'),
      ),
  ) +
  circle(640, 180, 66, '#3f9a7c') +
  plus(640, 180, 66, palette.white) +
  rect(500, 290, 130, 160, palette.white, 3) +
  stroke('M520 400q20-40 40-10t40-40', palette.red, 5) +
  rect(650, 290, 130, 160, palette.white, 3) +
  circle(715, 340, 26, palette.rose) +
  times(3, (index) => rect(670, 380 + index * 18, 90 - index * 16, 7, palette.pale, 3)) +
  rect(560, 640, 420, 24, palette.clay, 4) +
  rect(580, 664, 20, 170, '#8a5330') +
  rect(940, 664, 20, 170, '#8a5330') +
  rect(640, 616, 90, 24, palette.white, 3) +
  rect(648, 598, 76, 20, palette.teal, 3) +
  rect(860, 560, 80, 66, palette.slate, 6) +
  rect(868, 568, 64, 44, '#bfe6da', 3) +
  stroke('M872 592h14l6-14 8 26 6-12h22', palette.red, 3) +
  rect(884, 626, 32, 14, palette.ink) +
  stool(350, 840, 130, palette.teal) +
  person(
    350,
    846,
    600,
    {
      lean: 4 + Math.sin(t * Math.PI * 2) * 2,
      near: [36, 74],
      far: [28, 70],
      front: [86, 4],
      back: [82, -4],
    },
    { top: '#9c6b5a', bottom: palette.slate, hair: palette.pale, style: 'bun' },
    1,
  ) +
  stool(760, 846, 130, palette.slate) +
  person(
    760,
    850,
    620,
    {
      lean: 14,
      near: [82, 92],
      far: [60, 84],
      front: [84, 4],
      back: [80, -4],
      nod: 6 + Math.sin(t * Math.PI * 4) * 7,
    },
    { top: palette.white, bottom: palette.teal, coat: false, style: 'short' },
    -1,
    circle(-4, 0, 5, palette.pale) + circle(-4, 0, 3, palette.slate),
  ) +
  stroke('M676 470Q640 560 590 556Q500 590 500 604', palette.ink, 6) +
  person(
    1120,
    846,
    520,
    poses.hold,
    { top: '#bfe0d8', bottom: '#bfe0d8', style: 'bun', hat: 'cap', hatColour: palette.white },
    -1,
    rect(-16, -16, 24, 30, palette.wood, 2) + rect(-13, -12, 18, 24, palette.white),
  ) +
  potted(80, 846, 1.9);

export const clinic: Scene = { alt: '社区诊所，医生为老人听诊', draw };
