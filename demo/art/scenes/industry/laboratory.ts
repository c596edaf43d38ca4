import { verticalGradient, halo } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { at, circle, each, fade, line, path, rect, type Scene, stroke, times } from '../../drawing/svg.ts';

const draw = (): string => {
  const flask = (x: number, y: number, s: number, colour: string, round = false): string =>
    at(
      x,
      y,
      (round
        ? circle(0, -34, 34, '#e6f2f055') + path('M-33-30A34 34 0 0 0 33-30Z', colour)
        : path('M-10-90V-56L-40-6Q-42 0-34 0H34Q42 0 40-6L10-56V-90Z', '#e6f2f066') +
          path('M-24-32L-40-6Q-42 0-34 0H34Q42 0 40-6L24-32Z', colour)) +
        rect(-10, -100, 20, round ? 38 : 14, '#e6f2f088') +
        rect(-14, -104, 28, 6, palette.white, 3) +
        circle(-8, -18, 4, '#ffffff99') +
        circle(8, -26, 3, '#ffffff99') +
        stroke(round ? 'M-22-40A24 24 0 0 1-6-56' : 'M-8-50L-26-20', '#ffffffaa', 3),
      s,
    );
  return (
    rect(0, 0, 1280, 853, verticalGradient('#16394a', '#2c6570')) +
    rect(60, 60, 420, 330, '#0f2a38', 8) +
    fade(
      0.9,
      times(13, (index) => {
        const y = 90 + index * 22,
          s = Math.sin(index * 0.62) * 90;
        return (
          line(270 - s, y, 270 + s, y, '#7fd0c0', 3) +
          circle(270 - s, y, 9, palette.persimmon) +
          circle(270 + s, y, 9, palette.lamp)
        );
      }),
    ) +
    rect(560, 90, 660, 14, '#4f8a90') +
    rect(560, 260, 660, 14, '#4f8a90') +
    each([600, 680, 760, 850, 940, 1030, 1120, 1190], (x, index) =>
      flask(
        x,
        90 + 0,
        0.62,
        [
          palette.red,
          palette.straw,
          palette.jade,
          palette.blue,
          palette.persimmon,
          palette.mint,
          palette.rose,
          palette.lamp,
        ][index]!,
        index % 3 === 0,
      ),
    ) +
    each(
      [610, 700, 790, 880, 970, 1060, 1150],
      (x, index) =>
        rect(x - 18, 186, 36, 74, '#e6f2f044', 6) +
        rect(
          x - 18,
          210 + (index % 3) * 10,
          36,
          50 - (index % 3) * 10,
          [palette.mint, palette.rose, palette.sky, palette.straw, palette.jade, palette.blush, palette.ice][
            index
          ]!,
          6,
        ) +
        rect(x - 14, 176, 28, 12, palette.pale, 3),
    ) +
    circle(640, 420, 520, halo('#bff0e0', '33')) +
    person(
      360,
      920,
      620,
      { lean: 30, near: [40, 82], far: [60, 96], front: [4, 2], back: [-4, -3], nod: 8 },
      { top: palette.white, bottom: palette.slate, style: 'bun', coat: true },
      1,
    ) +
    person(
      1000,
      900,
      590,
      poses.hold,
      { top: palette.white, bottom: palette.navy, coat: true },
      -1,
      path('M-4-16V8A5 5 0 0 0 6 8V-16Z', '#e6f2f0aa') + path('M-4-2V8A5 5 0 0 0 6 8V-2Z', palette.red),
    ) +
    rect(0, 690, 1280, 163, verticalGradient('#e9efe8', '#b9cac8')) +
    rect(0, 680, 1280, 16, palette.white) +
    at(
      590,
      690,
      rect(-80, -16, 160, 16, palette.ink, 5) +
        path('M40-16C80-90 60-170 0-190L-14-168C30-150 40-90 10-16Z', '#33405a') +
        at(
          -16,
          -176,
          rect(-17, -90, 34, 130, palette.white, 6) +
            rect(-21, -100, 42, 22, palette.ink, 4) +
            rect(-12, 40, 24, 34, palette.slate, 3) +
            rect(-8, 74, 16, 22, palette.red, 2),
          1,
          -16,
        ) +
        rect(-70, -62, 110, 10, palette.slate, 2) +
        circle(34, -96, 17, palette.pale) +
        circle(34, -96, 7, palette.ink),
    ) +
    flask(760, 690, 1.3, palette.teal) +
    flask(860, 690, 1.1, palette.persimmon, true) +
    flask(120, 690, 1.2, palette.straw, true) +
    flask(220, 690, 1, palette.red) +
    at(
      1160,
      690,
      rect(-70, -110, 160, 12, palette.wood, 3) +
        rect(-70, -20, 160, 20, palette.wood, 3) +
        times(
          5,
          (index) =>
            path(`M${-60 + index * 30}-130V-26a9 9 0 0 0 18 0V-130Z`, '#e6f2f088') +
            path(
              `M${-60 + index * 30} ${-90 + index * 8}V-26a9 9 0 0 0 18 0V${-90 + index * 8}Z`,
              [palette.red, palette.straw, palette.jade, palette.blue, palette.pink][index]!,
            ),
        ),
    ) +
    each(
      [
        [90, 790],
        [200, 780],
      ] as const,
      ([x, y]) => rect(x, y, 90, 12, palette.ice, 6),
    )
  );
};

export const laboratory: Scene = { alt: '实验室里科研人员观察与记录', draw };
