import { bed, potted, sofa } from '../../motifs/interior.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { each, fade, line, polygon, rect, stroke, times, type Scene } from '../../drawing/svg.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#eae6da', '#dcd5c3')) +
  polygon([200, 0, 1080, 0, 960, 110, 320, 110], '#cfe3e8') +
  times(7, (index) => line(330 + index * 104, 110, 220 + index * 142, 0, '#9fb5bc', 5)) +
  each([0, 1], (floor) => {
    const y = 130 + floor * 220;
    return (
      rect(0, y, 1280, 190, floor ? '#f3e6cc' : '#f6ecd6') +
      each(
        [40, 330, 690, 980],
        (x, index) =>
          rect(x, y + 20, 260, 150, verticalGradient('#fdf3d4', '#ecd7a6')) +
          (index % 2 === floor % 2
            ? sofa(x + 130, y + 166, 190, [palette.teal, palette.brick, palette.moss, palette.plum][index]!, [
                palette.straw,
              ])
            : bed(
                x + 130,
                y + 168,
                200,
                palette.wood,
                [palette.rose, palette.sky, palette.straw, palette.jade][index]!,
              )) +
          rect(
            x,
            y + 6,
            260,
            22,
            [palette.navy, palette.red, palette.moss, palette.wood][(index + floor) % 4]!,
          ) +
          rect(x + 90, y + 12, 80, 9, palette.cream, 4),
      ) +
      rect(0, y + 186, 1280, 34, '#b9ad94') +
      fade(0.5, rect(0, y + 146, 1280, 42, '#cfe3e8')) +
      line(0, y + 146, 1280, y + 146, '#7f8f94', 6)
    );
  }) +
  rect(0, 570, 1280, 283, verticalGradient('#e6dcc6', '#c3b598')) +
  fade(
    0.35,
    times(9, (index) => line(640 + (index - 4) * 90, 570, 640 + (index - 4) * 220, 853, '#a39472', 3)),
  ) +
  polygon([520, 853, 760, 350, 900, 350, 700, 853], '#7f8f94') +
  polygon([548, 853, 776, 366, 884, 366, 672, 853], '#3d464e') +
  times(14, (index) => {
    const s = index / 14;
    return line(548 + 228 * s, 853 - 487 * s, 672 + 212 * s, 853 - 487 * s, '#9fb0b8', 5 - 3 * s);
  }) +
  stroke('M520 820L752 330M700 820L900 330', '#2c3540', 10) +
  person(650, 690, 190, poses.stand, { top: palette.red, bottom: palette.ink, style: 'long' }, 1) +
  person(745, 530, 140, poses.stand, { top: palette.blue, bottom: palette.slate }, 1) +
  potted(90, 840, 260) +
  sofa(270, 800, 340, '#b5654a', [palette.straw, palette.cream]) +
  person(1040, 820, 400, poses.point, { top: palette.navy, bottom: palette.ink, style: 'tail' }, -1) +
  person(1160, 824, 400, poses.rest, { top: palette.cream, bottom: palette.umber, hair: palette.stone }, -1);

export const furnitureHall: Scene = { alt: '家居卖场中庭，顾客乘扶梯上楼看家具', draw };
