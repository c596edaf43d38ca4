import { lantern } from '../../motifs/courtyard.ts';
import { bowl, steam } from '../../motifs/goods.ts';
import { verticalGradient, halo } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person, wardrobe } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
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
  type Scene,
  stroke,
  times,
} from '../../drawing/svg.ts';
import { bulb, stool } from '../../motifs/things.ts';
import { skyline } from '../../motifs/town.ts';
import { tree } from '../../motifs/trees.ts';

const draw = (): string => {
  const skewer = (x: number, y: number, turn: number, long = 230): string =>
    at(
      x,
      y,
      line(0, 0, long, 0, '#d9c7a0', 4) +
        times(
          6,
          (index) =>
            rect(54 + index * 25, -11 + (index % 2) * 2, 22, 20, index % 3 === 1 ? '#e3b06a' : '#8a3f24', 6) +
            rect(56 + index * 25, -8, 9, 4, '#d98a4a', 2),
        ),
      1,
      turn,
    );
  return (
    rect(0, 0, 1280, 853, verticalGradient('#1f1a33', '#4a2436')) +
    skyline('zb1', 330, 60, 220, '#2a2442', '#3d2840', '#e8a45a') +
    tree(120, 400, 330, '#2d3f45') +
    tree(1180, 400, 320, '#2d3f45') +
    stroke('M-20 120Q320 240 640 130T1300 110', palette.ink, 3) +
    times(15, (index) => bulb(20 + index * 90, 150 + Math.sin(index * 1.05 + 0.5) * 34, 8, '#ffc46b')) +
    rect(0, 330, 1280, 523, verticalGradient('#6b3a3a', '#2f1d2b')) +
    each(
      [
        [130, 470, 1],
        [320, 460, -1],
        [930, 466, 1],
        [1130, 470, -1],
      ] as const,
      ([x, y, face], index) => person(x, y, 190, poses.sit, wardrobe[index + 2]!, face),
    ) +
    rect(180, 410, 110, 10, palette.wood) +
    rect(980, 412, 110, 10, palette.wood) +
    stool(130, 480, 40, palette.red) +
    stool(320, 472, 40, palette.red) +
    lantern(330, 250, 16) +
    lantern(960, 250, 16) +
    circle(640, 600, 520, halo('#ff8a3a', '88')) +
    person(640, 640, 420, poses.hold, {
      top: palette.white,
      bottom: palette.ink,
      apron: palette.red,
      hat: 'cap',
      hatColour: palette.red,
    }) +
    person(
      300,
      760,
      480,
      { ...poses.stand, near: [60, 96] },
      { top: palette.teal, bottom: palette.slate, style: 'long' },
    ) +
    person(
      980,
      760,
      490,
      { ...poses.stand, near: [62, 98] },
      { top: palette.straw, bottom: palette.navy },
      -1,
    ) +
    polygon([-20, 650, 1300, 650, 1300, 853, -20, 853], verticalGradient('#a8643c', '#6b3826')) +
    rect(-20, 640, 1320, 16, '#c98450') +
    polygon([410, 690, 880, 690, 930, 760, 360, 760], '#2a2630') +
    rect(360, 758, 570, 60, '#3a3642', 4) +
    polygon([430, 698, 860, 698, 900, 750, 390, 750], verticalGradient('#ff9a3c', '#c93a1a')) +
    times(26, (index) =>
      circle(410 + ((index * 67) % 480), 708 + ((index * 29) % 40), 8, index % 3 ? '#ffcf6b' : '#7a2418'),
    ) +
    each([430, 490, 550, 610, 670, 730, 790, 850], (x, index) =>
      skewer(x + 20, 770 - (index % 2) * 6, -92 + index, 150),
    ) +
    steam(560, 690, 220, '#ffdcb0') +
    steam(740, 690, 250, '#ffdcb0') +
    ellipse(170, 770, 150, 44, palette.white) +
    ellipse(170, 764, 132, 36, '#f6e3b8') +
    ellipse(176, 752, 120, 32, '#f0d49a') +
    fade(
      0.6,
      each(
        [
          [130, 746],
          [190, 756],
          [230, 744],
          [160, 764],
        ] as const,
        ([x, y]) => circle(x, y, 6, '#c98a4a'),
      ),
    ) +
    at(
      1110,
      780,
      ellipse(0, 0, 150, 42, palette.white) +
        times(9, (index) =>
          at(
            -100 + index * 22,
            -6 + (index % 2) * 8,
            path('M-7 0L-4-6H66L70 0Z', index % 3 ? '#6fa352' : '#f4f1e0') +
              rect(-8, -6, 30, 8, '#f7f4e6', 3),
            1,
            -12,
          ),
        ),
    ) +
    bowl(330, 830, 120, palette.cream, '#8a2f1f') +
    bowl(1010, 836, 120, palette.cream, palette.straw)
  );
};

export const ziboBarbecue: Scene = { alt: '淄博烧烤：小炉、小饼、小葱', draw };
