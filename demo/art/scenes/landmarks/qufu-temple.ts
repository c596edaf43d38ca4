import { balustrade, steps } from '../../motifs/courtyard.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { hall, styles } from '../../motifs/roofs.ts';
import { clouds, sky } from '../../motifs/sky.ts';
import { at, each, fade, line, path, polygon, rect, type Scene, stroke, times } from '../../drawing/svg.ts';
import { cypress } from '../../motifs/trees.ts';
import { mist } from '../../motifs/weather.ts';

const draw = (): string =>
  sky('#4d86a8', '#a9d0d3', '#f1ecd2') +
  clouds(palette.white, 0.85, [
    [240, 140, 320],
    [1040, 110, 280],
    [760, 210, 200],
  ]) +
  each([60, 170, 1110, 1220], (x, index) =>
    cypress(x, 600, 420 + (index % 2) * 60, index % 2 ? '#2f6350' : '#245043'),
  ) +
  hall(640, 560, 700, 330, styles.palace, 9, 2) +
  each([-4, -3, -2, -1, 0, 1, 2, 3, 4], (index) => {
    const x = 640 + index * 82;
    return (
      rect(x - 11, 372, 22, 160, '#d8d3c4') +
      stroke(`M${x - 9} 384q18 12 18 24t-18 24q18 12 18 24t-18 24q18 12 18 24`, '#9a9488', 4)
    );
  }) +
  balustrade(150, 1130, 590, 34, '#ece6d6', 40) +
  rect(150, 584, 980, 36, '#cfc8b7') +
  balustrade(60, 1220, 640, 34, '#ece6d6', 44) +
  rect(60, 634, 1160, 40, '#c4bdac') +
  steps(640, 690, 300, 12, 10, '#e6dfcd') +
  polygon([600, 690, 616, 566, 664, 566, 680, 690], '#b9b2a2') +
  stroke('M626 680q28-20 0-44t16-50', '#8f897b', 5) +
  polygon([0, 690, 1280, 690, 1280, 853, 0, 853], verticalGradient('#d9cdb3', '#b3a488')) +
  fade(
    0.3,
    times(5, (row) => line(0, 706 + row * row * 8, 1280, 706 + row * row * 8, palette.umber, 2)) +
      each([-600, -200, 200, 500, 780, 1080, 1480, 1880], (x) =>
        line(x, 853, 640 + (x - 640) * 0.55, 690, palette.umber, 2),
      ),
  ) +
  each([250, 350, 450, 830, 930, 1030], (x, index) =>
    person(
      x,
      790,
      150,
      poses.hold,
      {
        top: index % 2 ? palette.wine : '#31546b',
        bottom: index % 2 ? palette.wine : '#31546b',
        skirt: true,
        hat: 'cap',
        hatColour: palette.ink,
        coat: true,
      },
      x < 640 ? 1 : -1,
    ),
  ) +
  at(
    640,
    790,
    path('M-60-60H60L46 0H-46Z', '#4d5a52') +
      rect(-70, -74, 140, 16, '#5f6e63', 4) +
      stroke('M-40 0L-48 34M40 0L48 34M0 0V36', '#3d4a44', 12),
  ) +
  fade(0.4, stroke('M620 712q-22-50 10-90t-6-90M660 712q26-40 0-84', palette.white, 9)) +
  mist(560, 120, '#f6efd8', '33');

export const qufuTemple: Scene = { alt: '曲阜孔庙大成殿前的礼乐队伍', draw };
