import { darker, verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { at, circle, each, ellipse, line, path, rect, stroke, type Scene } from '../../drawing/svg.ts';
import { stool } from '../../motifs/things.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#f4ead6', '#e6d5b2')) +
  each(
    [70, 960],
    (x) =>
      rect(x, 80, 250, 220, verticalGradient('#cfe3e6', '#f4eecb')) +
      stroke(`M${x + 125} 80V300M${x} 190H${x + 250}`, palette.white, 10),
  ) +
  line(360, 110, 930, 110, palette.slate, 8) +
  each(
    [410, 500, 590, 690, 780, 880],
    (x, index) =>
      stroke(`M${x} 110v20`, palette.slate, 4) +
      at(
        x,
        130,
        index % 2
          ? path(
              'M-20 0Q0 14 20 0L46 24L34 56L26 48L44 200H-44L-26 48L-34 56L-46 24Z',
              [palette.red, palette.teal, palette.plum, palette.navy, palette.moss, palette.wine][index]!,
            ) +
              path('M-20 0L8 40L20 0M8 40L-10 64', 'none', `stroke="${palette.cream}" stroke-width="5"`) +
              rect(-32, 84, 64, 12, palette.straw)
          : path(
              'M-18 0Q0 12 18 0L50 20L44 90L30 88L28 60L30 150H-30L-28 60L-30 88L-44 90L-50 20Z',
              [palette.rose, palette.teal, palette.blue, palette.navy, palette.persimmon, palette.wine][
                index
              ]!,
            ) + line(0, 10, 0, 150, palette.cream, 4),
      ),
  ) +
  rect(0, 590, 1280, 263, verticalGradient('#b99268', '#94704a')) +
  each(
    [
      [250, 0],
      [640, 1],
      [1030, 2],
    ] as const,
    ([x, index]) =>
      person(
        x - 90,
        740,
        400,
        { ...poses.sit, near: [62, 88], far: [54, 86], nod: 16 },
        {
          top: [palette.red, palette.teal, palette.cream][index]!,
          bottom: palette.slate,
          style: (['bun', 'short', 'tail'] as const)[index]!,
          hair: [palette.ink, palette.stone, palette.umber][index]!,
        },
        1,
      ) +
      stool(x - 94, 750, 130, palette.wood) +
      rect(x - 60, 600, 260, 20, '#d9b47a', 4) +
      rect(x - 40, 620, 16, 170, palette.slate) +
      rect(x + 164, 620, 16, 170, palette.slate) +
      at(
        x + 70,
        600,
        path('M-50 0V-20H-30V-60H50V-84H70V0Z', palette.white) +
          path('M-50 0V-10H70V0Z', palette.slate) +
          circle(62, -56, 16, palette.slate) +
          line(-38, -40, -38, -8, palette.slate, 4) +
          rect(-46, -66, 20, 30, palette.white, 4) +
          rect(20, -100, 10, 18, [palette.red, palette.straw, palette.teal][index]!, 2),
      ) +
      path(
        `M${x - 50} 600Q${x} 574 ${x + 60} 596L${x + 10} 604L${x - 40} 680Z`,
        [palette.rose, palette.navy, palette.straw][index]!,
      ),
  ) +
  person(
    1200,
    836,
    440,
    poses.reach,
    { top: palette.navy, bottom: palette.ink, style: 'bun' },
    -1,
    stroke('M0 0Q-6 20 4 40', palette.straw, 2),
  ) +
  at(
    90,
    850,
    each(
      [palette.red, palette.teal, palette.straw],
      (colour, index) =>
        ellipse(0, -20 - index * 38, 90, 20, darker(colour, 0.2)) +
        rect(-90, -52 - index * 38, 180, 32, colour, 14),
    ),
  );

export const garmentWorkshop: Scene = { alt: '服装车间，裁缝踩缝纫机，样衣挂成一排', draw };
