import { verticalGradient, halo } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { at, circle, each, fade, line, polygon, rect, type Scene, times } from '../../drawing/svg.ts';
import { newspaper, pendant } from '../../motifs/things.ts';

const strips = (x1: number, y1: number, x2: number, y2: number): string => {
  const angle = Math.atan2(y2 - y1, x2 - x1) * 57.3,
    long = Math.hypot(x2 - x1, y2 - y1);
  return at(
    x1,
    y1,
    times(Math.floor(long / 92), (index) => {
      const x = index * 92 + 6;
      return (
        rect(x, 10, 4, 74, palette.red) +
        rect(x + 9, 10, 13, 74, palette.ink, 0, 'opacity="0.8"') +
        rect(x + 28, 12, 22, 40, index % 2 ? palette.jade : palette.sky) +
        fade(
          0.6,
          times(
            5,
            (row) =>
              rect(x + 30 + row * 11, 58, 3.6, 26, palette.stone) +
              rect(x + 56 + (row % 3) * 10, 12, 3.6, 40, palette.stone),
          ),
        )
      );
    }),
    1,
    angle,
  );
};

const roller = (x: number, y: number, r: number, colour: string): string =>
  circle(x, y, r, 'url(#h-3a4350-8f9ba3-2a313c)') +
  circle(x, y, r * 0.72, colour) +
  circle(x, y, r * 0.22, palette.ink) +
  times(4, (index) => at(x, y, line(0, -r * 0.64, 0, -r * 0.3, '#ffffff55', r * 0.08), 1, index * 90 + 20));

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#22303f', '#3a4a58')) +
  times(6, (index) => rect(index * 230 - 20, 0, 26, 640, '#1c2733')) +
  pendant(240, 80, 110, palette.ink) +
  pendant(640, 60, 110, palette.ink) +
  pendant(1040, 80, 110, palette.ink) +
  rect(0, 690, 1280, 163, verticalGradient('#5d6a70', '#39444d')) +
  rect(60, 180, 250, 520, '#4a6673', 10) +
  rect(400, 180, 250, 520, '#436070', 10) +
  rect(740, 180, 250, 520, '#3c5868', 10) +
  each(
    [60, 400, 740],
    (x, index) =>
      rect(x, 180, 250, 26, palette.red, 8) +
      rect(x + 20, 620, 210, 60, '#2a3a46', 4) +
      circle(x + 46, 650, 11, index ? '#7fd0a0' : palette.lamp) +
      circle(x + 80, 650, 11, palette.red) +
      rect(x + 110, 636, 100, 28, '#16222c', 3),
  ) +
  polygon([-20, 300, 130, 300, 130, 394, -20, 394], '#f3ecdc') +
  strips(-20, 300, 130, 300) +
  polygon([186, 250, 470, 330, 470, 424, 186, 344], '#f6f0e2') +
  strips(186, 250, 470, 330) +
  polygon([530, 330, 812, 246, 812, 340, 530, 424], '#f3ecdc') +
  strips(530, 330, 812, 246) +
  polygon([870, 250, 1150, 420, 1150, 514, 870, 344], '#fbf6ea') +
  strips(870, 250, 1150, 420) +
  each(
    [
      [160, 320, 74],
      [230, 470, 60],
      [500, 360, 84],
      [560, 520, 60],
      [840, 290, 74],
      [900, 480, 60],
    ] as const,
    ([x, y, r], index) =>
      roller(x, y, r, ['#52707c', palette.red, '#52707c', '#2d7f86', '#52707c', palette.ochre][index]!),
  ) +
  roller(1150, 460, 64, '#52707c') +
  polygon([1110, 510, 1200, 510, 1290, 640, 1180, 640], '#f3ecdc') +
  rect(880, 690, 410, 20, '#202b35') +
  rect(880, 706, 410, 12, palette.straw) +
  times(8, (index) =>
    at(
      905 + index * 50,
      686,
      rect(-4, -16, 62, 16, palette.white, 2) +
        rect(-4, -12, 62, 3, palette.stone) +
        rect(-4, -6, 62, 2, palette.stone) +
        rect(-4, -16, 16, 5, palette.red),
      1,
      -3,
    ),
  ) +
  person(
    700,
    840,
    480,
    poses.hold,
    { top: '#2f5f86', bottom: palette.navy, apron: '#25405a', hat: 'cap', hatColour: palette.red },
    -1,
    newspaper(-9, 10, 25, 5),
  ) +
  person(240, 836, 420, poses.reach, { top: '#2f5f86', bottom: palette.navy, style: 'tail' }, -1) +
  each(
    [0, 1, 2, 3, 4, 5],
    (index) =>
      rect(1010 - (index % 2) * 5, 826 - index * 17, 150, 15, index % 2 ? '#f3ecdc' : palette.white, 2) +
      rect(1014, 830 - index * 17, 40, 4, palette.red),
  ) +
  circle(640, 250, 600, halo('#ffe9b0', '22'));

export const newspaperPress: Scene = { alt: '印刷车间里，晚报报纸飞速印出', draw };
