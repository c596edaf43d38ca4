import { darker, verticalGradient, halo, lighter } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import {
  at,
  circle,
  each,
  fade,
  line,
  path,
  polygon,
  rect,
  type Scene,
  stroke,
  times,
} from '../../drawing/svg.ts';
import { screen } from '../../motifs/things.ts';
import { room } from '../../motifs/town.ts';

const robotArm = (
  x: number,
  y: number,
  size: number,
  colour: string,
  a: number,
  b: number,
  flip = false,
  spark = false,
): string => {
  const turn = (angle: number, length: number): [number, number] => [
    Math.sin((angle * Math.PI) / 180) * length,
    -Math.cos((angle * Math.PI) / 180) * length,
  ];
  const [ex, ey] = turn(a, 62),
    [hx, hy] = turn(b, 56);
  return at(
    x,
    y,
    rect(-26, -14, 52, 14, palette.ink, 3) +
      rect(-18, -30, 36, 18, darker(colour, 0.2), 4) +
      line(0, -30, ex, -30 + ey, colour, 19) +
      line(0, -30, ex, -30 + ey, lighter(colour, 0.2), 5) +
      line(ex, -30 + ey, ex + hx, -30 + ey + hy, darker(colour, 0.06), 14) +
      circle(0, -30, 13, palette.ink) +
      circle(0, -30, 6, palette.pale) +
      circle(ex, -30 + ey, 12, palette.ink) +
      circle(ex, -30 + ey, 5, palette.pale) +
      at(
        ex + hx,
        -30 + ey + hy,
        rect(-8, -4, 16, 14, palette.slate, 3) +
          stroke('M-6 10L-9 24M6 10L9 24', palette.ink, 4) +
          (spark
            ? circle(0, 26, 34, halo('#fff3b0', 'ff')) +
              times(9, (index) =>
                line(0, 26, Math.cos(index * 0.7) * 28, 26 + Math.sin(index * 0.7) * 22, palette.lamp, 1.6),
              )
            : ''),
      ),
    size / 150,
    0,
    flip,
  );
};

const draw = (t = 0): string => {
  /** degrees by which the arms swing */
  const reach = Math.sin(t * Math.PI * 4) * 9;
  return (
    room(380, 150, 900, 470, '#dbe6e4', '#c3d4d6', '#aebfc0', '#eef3ee') +
    each([0, 1, 2, 3], (index) =>
      polygon(
        [
          420 + index * 120,
          150,
          500 + index * 120,
          150,
          420 + (index - 1.5) * 330 + 220,
          0,
          320 + (index - 1.5) * 330 + 110,
          0,
        ],
        '#ffffffaa',
      ),
    ) +
    each([430, 550, 670, 790], (x) => rect(x, 210, 70, 120, verticalGradient('#8fc4cf', '#d4e6d8'))) +
    polygon([560, 470, 720, 470, 1010, 853, 270, 853], '#5d6f7a') +
    polygon([590, 470, 690, 470, 900, 853, 380, 853], '#3a4855') +
    fade(
      0.5,
      times(12, (index) =>
        line(
          590 - index * index * 1.5,
          476 + index * index * 2.8,
          690 + index * index * 1.5,
          476 + index * index * 2.8,
          '#7f919a',
          2 + index * 0.4,
        ),
      ),
    ) +
    stroke('M560 470L270 853M720 470L1010 853', palette.straw, 8) +
    each(
      [
        [640, 500, 70],
        [640, 560, 120],
        [640, 660, 210],
        [640, 830, 360],
      ] as const,
      ([x, y, w], index) =>
        at(
          x,
          y,
          path(
            'M-50-4L-44-22H-24L-10-38H22L36-22H46L50-4Z',
            [palette.red, palette.red, '#c93a32', palette.red][index]!,
          ) +
            path('M-18-24L-8-34H4V-24ZM9-34H20L30-24H9Z', palette.ice) +
            circle(-28, -4, 9, palette.ink) +
            circle(30, -4, 9, palette.ink) +
            circle(-28, -4, 4, palette.pale) +
            circle(30, -4, 4, palette.pale),
          w / 100,
        ),
    ) +
    robotArm(520, 510, 150, palette.ochre, 20 + reach, 120 - reach) +
    robotArm(760, 510, 150, palette.ochre, 20 - reach, 120 + reach, true) +
    robotArm(400, 600, 270, palette.amber, 16 - reach, 110 + reach, false, true) +
    robotArm(880, 600, 270, palette.amber, 24 + reach, 118 - reach, true) +
    robotArm(190, 800, 520, palette.persimmon, 12 + reach, 104 - reach, false) +
    robotArm(1120, 810, 540, palette.persimmon, 18 - reach, 112 + reach, true, true) +
    screen(1040, 120, 190, 130, '#16384a', '#7fd0c0', palette.lamp) +
    screen(60, 130, 210, 140, '#16384a', '#7fd0c0', palette.red) +
    person(
      960,
      853,
      310,
      poses.hold,
      { top: palette.blue, bottom: palette.navy, hat: 'helmet', hatColour: palette.white },
      -1,
      rect(-16, -16, 24, 30, palette.ink, 3) + rect(-13, -13, 18, 24, '#7fd0c0', 1),
    ) +
    person(
      330,
      853,
      290,
      poses.point,
      { top: palette.blue, bottom: palette.navy, hat: 'helmet', hatColour: palette.red, style: 'tail' },
      1,
    )
  );
};

export const smartFactory: Scene = { alt: '智能工厂里机械臂协同装配', draw };
