import { bowl, steam } from '../../motifs/goods.ts';
import { verticalGradient, lighter } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { each, fade, line, ellipse, path, rect, type Scene, times } from '../../drawing/svg.ts';
import { pendant, stool } from '../../motifs/things.ts';
import { tree } from '../../motifs/trees.ts';

const draw = (): string => {
  const dish = (x: number, y: number, w: number, fill: string): string =>
    ellipse(x, y, w, w * 0.34, palette.white) +
    ellipse(x, y - 3, w * 0.74, w * 0.22, fill) +
    ellipse(x - w * 0.2, y - 6, w * 0.22, w * 0.1, lighter(fill, 0.3));
  return (
    rect(0, 0, 1280, 853, verticalGradient('#f9e6bf', '#f0cf9a')) +
    rect(0, 520, 1280, 333, verticalGradient('#c98f5c', '#9c6540')) +
    fade(
      0.3,
      times(10, (index) => line(index * 150 - 100, 853, 200 + index * 96, 520, '#7a4a2c', 3)),
    ) +
    rect(60, 110, 300, 270, palette.white) +
    rect(74, 124, 272, 242, verticalGradient('#a9d6d8', '#f3f0d2')) +
    tree(150, 366, 170, '#7fb068') +
    tree(290, 366, 140, '#6fa45c') +
    line(210, 124, 210, 366, palette.white, 10) +
    rect(560, 140, 640, 340, '#a8643c') +
    rect(574, 154, 612, 200, '#fbefd2') +
    person(
      760,
      520,
      330,
      poses.reach,
      {
        top: palette.white,
        bottom: palette.slate,
        hat: 'chef',
        hatColour: palette.white,
        apron: palette.red,
      },
      -1,
    ) +
    person(
      1010,
      520,
      330,
      poses.hold,
      {
        top: palette.white,
        bottom: palette.slate,
        hat: 'chef',
        hatColour: palette.white,
        apron: palette.red,
        style: 'bun',
      },
      -1,
    ) +
    rect(540, 380, 680, 150, verticalGradient('#e8dcc4', '#c9b698')) +
    rect(530, 366, 700, 20, palette.white) +
    rect(540, 420, 680, 14, palette.red) +
    each(
      [600, 700, 800, 900, 1000, 1100],
      (x, index) =>
        path(`M${x - 40} 368H${x + 40}L${x + 34} 384H${x - 34}Z`, palette.slate) +
        ellipse(
          x,
          367,
          40,
          9,
          [palette.leaf, palette.persimmon, palette.straw, palette.brick, palette.jade, palette.amber][
            index
          ]!,
        ),
    ) +
    steam(700, 356, 110) +
    steam(900, 356, 130) +
    pendant(300, 60, 130, palette.red) +
    pendant(880, 50, 130, palette.red) +
    each(
      [430, 470],
      (x) => rect(x - 14, 200, 28, 110, palette.red, 2) + rect(x - 8, 212, 16, 16, palette.straw),
    ) +
    person(
      480,
      620,
      360,
      poses.carry,
      { top: palette.cream, bottom: palette.indigo, hair: palette.stone, vest: palette.red },
      -1,
      rect(-30, -8, 40, 5, palette.wood) + path('M-24-8Q-14-20-4-8Z', palette.white),
    ) +
    stool(240, 760, 110, palette.wood) +
    person(250, 780, 480, poses.sit, { top: '#3f6d86', bottom: palette.slate, hair: palette.pale }, 1) +
    stool(1070, 760, 110, palette.wood) +
    person(
      1060,
      780,
      480,
      poses.sit,
      { top: palette.plum, bottom: palette.ink, hair: palette.pale, style: 'bun' },
      -1,
    ) +
    person(
      560,
      800,
      470,
      { ...poses.sit, lean: 4 },
      { top: palette.moss, bottom: palette.ink, hair: palette.stone, style: 'bald' },
      1,
    ) +
    person(
      790,
      800,
      470,
      poses.sit,
      { top: palette.rose, bottom: palette.navy, hair: palette.stone, style: 'bun' },
      -1,
    ) +
    ellipse(660, 690, 360, 74, '#8a4a2c') +
    ellipse(660, 678, 360, 74, '#c97f4e') +
    ellipse(660, 676, 330, 62, '#d99462') +
    rect(620, 740, 80, 113, '#7a4128') +
    dish(520, 662, 70, palette.leaf) +
    dish(660, 640, 60, palette.persimmon) +
    dish(800, 664, 72, palette.straw) +
    dish(660, 700, 86, '#a8502f') +
    bowl(400, 700, 70, palette.white) +
    bowl(920, 700, 70, palette.white) +
    bowl(540, 724, 66, palette.white) +
    bowl(790, 726, 66, palette.white) +
    steam(660, 680, 120, palette.white)
  );
};

export const elderlyCanteen: Scene = { alt: '长者食堂里，老人们围桌吃饭', draw };
