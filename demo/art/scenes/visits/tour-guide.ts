import { house, lanternString } from '../../motifs/courtyard.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person, wardrobe } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { styles, tower } from '../../motifs/roofs.ts';
import { clouds, sky } from '../../motifs/sky.ts';
import { each, fade, line, path, rect, times, type Scene } from '../../drawing/svg.ts';
import { suitcase } from '../../motifs/things.ts';

const draw = (): string =>
  sky('#a3d0d8', '#e9efd6') +
  clouds(palette.white, 0.8, [
    [300, 100, 280],
    [1000, 130, 260],
  ]) +
  tower(640, 500, 210, 96, 3, styles.grey) +
  house(150, 560, 330, 190, '#ecd9b4') +
  house(1130, 560, 330, 190, '#e6d2ac') +
  house(360, 560, 180, 150, '#f0dfbe') +
  house(920, 560, 180, 150, '#f0dfbe') +
  lanternString(60, 300, 560, 330, 5, 15) +
  lanternString(720, 330, 1220, 300, 5, 15) +
  rect(0, 556, 1280, 297, verticalGradient('#d3c4a3', '#b3a27f')) +
  fade(
    0.35,
    times(7, (row) => line(0, 580 + row * row * 6, 1280, 580 + row * row * 6, '#8f7f5e', 3)) +
      times(11, (index) => line(640 + (index - 5) * 60, 556, 640 + (index - 5) * 190, 853, '#8f7f5e', 3)),
  ) +
  each(
    [
      [560, 620, 170, 2],
      [640, 616, 164, 5],
      [730, 622, 172, 8],
    ] as const,
    ([x, y, size, look]) => person(x, y, size, poses.stroll, wardrobe[look]!, -1),
  ) +
  person(
    300,
    800,
    420,
    { ...poses.raise, far: [20, 60] },
    { top: palette.red, bottom: palette.navy, hat: 'cap', hatColour: palette.red, style: 'tail' },
    1,
    line(0, 6, 2, -44, palette.umber, 1.8) +
      path('M2-44Q14-49 24-43T40-44V-26Q30-22 22-27T2-26Z', palette.straw),
  ) +
  person(520, 806, 400, poses.stroll, { top: palette.teal, bottom: palette.slate, hat: 'straw' }, -1) +
  person(
    650,
    812,
    380,
    poses.raise,
    { top: palette.cream, bottom: palette.umber, style: 'long' },
    -1,
    rect(-5, -9, 11, 8, palette.ink, 2),
  ) +
  person(780, 806, 400, poses.stroll, { top: palette.moss, bottom: palette.ink, hair: palette.pale }, -1) +
  person(880, 812, 270, poses.stroll, { top: palette.straw, bottom: palette.blue, child: true }, -1) +
  person(
    990,
    806,
    400,
    poses.stroll,
    { top: palette.plum, bottom: palette.slate, style: 'bun' },
    -1,
    suitcase(palette.red),
  );

export const tourGuide: Scene = { alt: '导游举着小旗，带游客走过古城街巷', draw };
