import { darker, verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { lotus } from '../../motifs/plants.ts';
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

const draw = (): string => {
  // The characters 山川日月, stroke by stroke.
  const brush = (x: number, y: number, s: number, thick: readonly (readonly [string, number])[]): string =>
    at(
      x,
      y,
      each(thick, ([d, w]) => stroke(d, palette.ink, w)),
      s,
    );
  const mountain = [
    ['M0-58Q3-10 0 46', 15],
    ['M-46-12Q-45 18-46 44Q0 52 46 46', 12],
    ['M46-18Q48 14 46 48', 13],
  ] as const;
  const stream = [
    ['M-40-50Q-38 10-60 54', 13],
    ['M0-44Q2-10 0 34', 12],
    ['M42-54Q45 0 42 60', 15],
  ] as const;
  const day = [
    ['M-32-50Q-30 0-32 54', 13],
    ['M-32-50Q0-56 34-52Q36 0 34 56', 12],
    ['M-30 0Q0-4 30-1', 10],
    ['M-30 48Q0 46 32 48', 11],
  ] as const;
  const month = [
    ['M-26-54Q-22 20-52 60', 13],
    ['M-26-54Q6-60 36-56Q38 10 34 58Q28 60 16 50', 12],
    ['M-22-22Q6-26 32-23', 9],
    ['M-22 8Q6 4 32 7', 9],
  ] as const;
  return (
    rect(0, 0, 1280, 853, verticalGradient('#8a5b3c', '#6b4029')) +
    fade(
      0.22,
      times(18, (index) =>
        stroke(`M0 ${20 + index * 50}q300 ${index % 2 ? 18 : -16} 640 4t640-6`, '#3a2016', 3.4),
      ),
    ) +
    rect(0, 0, 1280, 853, 'url(#r-ffe6b844-2a141066)') +
    at(
      560,
      430,
      rect(-290, -420, 560, 860, '#00000040', 2, 'transform="translate(18 16)"') +
        rect(-290, -420, 560, 860, '#c9d3c0', 2) +
        polygon([-250, -390, 230, -390, 230, 420, -250, 420], '#f9f1de') +
        fade(0.5, line(-10, -390, -10, 420, '#d9c9a8', 2)) +
        brush(112, -230, 1.7, mountain) +
        brush(112, 20, 1.6, stream) +
        brush(-130, -230, 1.6, day) +
        brush(-130, 16, 1.6, month) +
        stroke('M96 214Q122 206 146 214', palette.ink, 17) +
        rect(-176, 250, 74, 74, palette.red, 6) +
        stroke('M-160 270H-118M-160 288H-118M-160 306H-118M-140 264V312', '#f9f1de', 5),
      1,
      -6,
    ) +
    at(
      700,
      676,
      path('M-6 0C-12-30-8-60 0-74C8-60 12-30 6 0L0 26Z', palette.ink) +
        rect(-8, -96, 16, 26, '#d9c08c') +
        rect(-6.5, -400, 13, 306, '#7a4a2e', 5) +
        rect(-7.5, -330, 15, 10, palette.red),
      1.1,
      24,
    ) +
    path(
      'M1300 470C1150 440 1010 420 900 440C850 430 800 440 790 470C770 500 800 520 830 512C800 540 820 566 850 556C840 584 870 596 900 580C920 600 960 610 1000 606C1100 640 1200 700 1300 760Z',
      palette.skin,
    ) +
    path(
      'M830 512C860 500 890 500 910 506M850 556C880 544 900 544 920 550',
      'none',
      `stroke="${darker(palette.skin, 0.25)}" stroke-width="4" stroke-linecap="round"`,
    ) +
    path(
      'M790 470C820 440 860 436 900 446C870 460 840 476 820 500C800 506 780 494 790 470Z',
      darker(palette.skin, 0.07),
    ) +
    path('M1060 410Q1180 420 1300 420V800Q1160 720 1030 636Q1010 520 1060 410Z', '#2f5f6a') +
    path('M1060 410Q1010 520 1030 636L1070 656Q1050 530 1098 414Z', '#efe3c8') +
    at(
      150,
      250,
      rect(-100, -130, 200, 260, '#00000044', 16, 'transform="translate(10 14)"') +
        rect(-100, -130, 200, 260, '#39363f', 18) +
        rect(-82, -40, 164, 152, '#25232b', 12) +
        path('M-82-40H82V20Q0 60-82 10Z', '#111016') +
        ellipse(0, -84, 66, 28, '#0c0b10') +
        path('M-40-92q30-16 64 0', 'none', 'stroke="#8f8fa6" stroke-width="5" stroke-linecap="round"'),
    ) +
    at(250, 430, rect(-18, -70, 36, 140, palette.ink, 4) + rect(-18, -20, 36, 40, palette.straw, 2), 1, 28) +
    at(
      150,
      690,
      rect(-110, -20, 220, 40, '#4c3026', 6) +
        each(
          [-70, -20, 30, 76],
          (dx, index) =>
            rect(dx, -96 - index * 8, 11, 190, ['#b5813c', '#6b3e2c', '#2f5f6a', '#a23430'][index]!, 4) +
            path(`M${dx - 2} 94h15l-7 44Z`, '#f0e6d2'),
        ),
      1,
      -10,
    ) +
    at(
      1090,
      180,
      ellipse(14, 16, 120, 100, '#00000040') +
        circle(0, 0, 108, '#e9f1ea') +
        ring(0, 0, 96, '#7fb3b0', 5) +
        circle(0, 0, 82, '#d9e9df') +
        lotus(0, 34, 90, palette.pink),
    ) +
    rect(320, 20, 460, 24, '#3a2a2a', 4, 'transform="rotate(-6 560 40)"')
  );
};

export const calligraphy: Scene = { alt: '案头挥毫，笔墨纸砚', draw };
