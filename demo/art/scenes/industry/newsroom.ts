import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person, shoulders } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { circle, each, fade, path, rect, type Scene, stroke } from '../../drawing/svg.ts';
import { newspaper, pendant, screen } from '../../motifs/things.ts';
import { skyline } from '../../motifs/town.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#1d2a44', '#2c3a55')) +
  rect(0, 60, 1280, 380, '#0f1730') +
  skyline('nr1', 440, 60, 260, '#1b2750', '#34406e', '#f3c277') +
  fade(0.6, circle(1080, 130, 40, palette.cream)) +
  each([0, 1, 2, 3, 4, 5, 6], (index) => rect(index * 213 - 5, 60, 10, 380, '#2c3a55')) +
  rect(0, 60, 1280, 8, '#3a4a6a') +
  rect(0, 436, 1280, 420, verticalGradient('#3a4866', '#28334d')) +
  rect(300, 90, 680, 300, '#0c1226', 8) +
  rect(312, 102, 656, 276, '#14304a') +
  path('M330 330Q420 180 520 270T700 190T950 250', 'none', `stroke="${palette.lamp}" stroke-width="5"`) +
  fade(
    0.8,
    path('M340 150H560V300H340Z', verticalGradient('#5fa0b4', '#3f7d6c')) +
      path('M340 260Q420 200 470 250T560 230V300H340Z', '#2d5f4f'),
  ) +
  each([0, 1, 2, 3], (index) =>
    rect(590, 150 + index * 32, 340 - index * 40, 12, index ? '#5d83a0' : palette.red, 4),
  ) +
  rect(312, 346, 656, 32, palette.red) +
  each([0, 1, 2, 3, 4, 5], (index) => rect(330 + index * 104, 357, 84, 10, '#f6d5cf', 4)) +
  pendant(180, 40, 130, palette.ink) +
  pendant(1100, 40, 130, palette.ink) +
  pendant(640, 20, 110, palette.ink) +
  person(
    250,
    500,
    220,
    poses.stroll,
    { top: palette.cream, bottom: palette.ink, style: 'tail' },
    1,
    rect(-4, -14, 20, 24, palette.white, 1),
  ) +
  person(1010, 500, 230, poses.phone, { top: palette.teal, bottom: palette.ink }, -1) +
  each(
    [
      [170, 560, 320],
      [560, 550, 300],
      [950, 560, 320],
    ] as const,
    ([x, y, w], index) =>
      rect(x - w * 0.46, y, w * 0.92, 80, '#1f2940') +
      rect(x - w / 2, y - 10, w, 16, palette.wood, 4) +
      shoulders(
        x - 40,
        y - 76,
        76,
        [palette.red, palette.blue, palette.straw][index]!,
        palette.ink,
        (['short', 'long', 'short'] as const)[index]!,
      ) +
      screen(x - 10, y - 126, 130, 86, '#10283c', '#7fc0c8', palette.lamp) +
      rect(x + 48, y - 42, 12, 32, palette.ink) +
      rect(x - 130, y - 26, 60, 16, palette.white, 2) +
      rect(x - 126, y - 40, 54, 14, palette.cream, 2),
  ) +
  each(
    [
      [330, 830, 620],
      [980, 830, 640],
    ] as const,
    ([x, y, w], index) =>
      rect(x - w * 0.48, y - 60, w * 0.96, 140, '#172036') +
      rect(x - w / 2, y - 78, w, 24, palette.clay, 4) +
      screen(
        x + (index ? -260 : 40),
        y - 300,
        240,
        160,
        '#10283c',
        '#7fc0c8',
        index ? palette.red : palette.lamp,
      ) +
      rect(x + (index ? -150 : 150), y - 140, 20, 64, palette.ink) +
      newspaper(x + (index ? 120 : -180), y - 108, 96, index ? 62 : -64) +
      rect(x + (index ? 230 : -290), y - 116, 30, 40, index ? palette.red : palette.teal, 4),
  ) +
  shoulders(360, 730, 150, palette.red, '#221c28', 'long') +
  shoulders(900, 740, 156, '#4f7d9c', '#171a26') +
  person(
    640,
    850,
    400,
    poses.point,
    { top: palette.white, bottom: palette.slate, hair: '#5a5a62' },
    1,
    stroke('M0 0L16-4', palette.red, 3),
  );

export const newsroom: Scene = { alt: '夜晚的新闻编辑部，记者编辑赶稿', draw };
