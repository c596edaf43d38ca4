import { laptop } from '../../motifs/interior.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person, shoulders } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { circle, each, fade, line, polygon, rect, stroke, times, type Scene } from '../../drawing/svg.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#8a5a3c', '#a9744a')) +
  times(16, (index) => rect(index * 82, 0, 6, 480, '#6b4228')) +
  rect(260, 60, 760, 330, '#24443c', 6) +
  rect(250, 50, 780, 12, '#d9b47a') +
  rect(250, 388, 780, 14, '#d9b47a') +
  fade(
    0.85,
    stroke('M320 330V130M300 310H560M320 310Q380 300 420 220T540 140', palette.cream, 5) +
      stroke('M640 140h120M640 180h170M640 220h90', palette.cream, 6) +
      circle(900, 220, 66, 'none', `stroke="${palette.cream}" stroke-width="5"`) +
      stroke('M900 154V286M834 220H966M854 174L946 266', palette.cream, 3) +
      stroke('M640 300q40-30 80 0t80 0t80 0', palette.straw, 5),
  ) +
  each(
    [150, 1130],
    (x) =>
      rect(x - 50, 80, 100, 250, verticalGradient('#dcebea', '#f6edc8')) +
      stroke(`M${x} 80V330M${x - 50} 200H${x + 50}`, '#6b4228', 8),
  ) +
  polygon([140, 480, 1140, 480, 1280, 560, 0, 560], '#b98350') +
  rect(560, 380, 150, 110, '#7a4a28', 6) +
  rect(548, 370, 174, 16, '#9c6a3c', 4) +
  laptop(600, 370, 70) +
  person(
    800,
    510,
    290,
    { ...poses.point, near: [110, 118] },
    { top: palette.navy, bottom: palette.slate, hair: palette.pale },
    -1,
    line(0, 0, 16, -10, palette.cream, 1.4),
  ) +
  each([0, 1, 2], (row) => {
    const y = 560 + row * 105,
      size = 92 + row * 34,
      gap = 150 + row * 40;
    return (
      times(9 - row, (index) => {
        const x = 640 + (index - (8 - row) / 2) * gap;
        return (index * 5 + row * 3) % 7 === 6
          ? ''
          : shoulders(
              x,
              y,
              size,
              [palette.teal, palette.red, palette.cream, palette.blue, palette.straw, palette.plum][
                (index + row * 2) % 6
              ]!,
              index % 3 === 1 ? palette.umber : palette.ink,
              (['short', 'tail', 'long', 'short'] as const)[(index + row) % 4]!,
            );
      }) +
      rect(0, y + 54 + row * 10, 1280, 26, '#c9965c') +
      rect(0, y + 76 + row * 10, 1280, 60, '#8a5a34')
    );
  });

export const lectureHall: Scene = { alt: '大学阶梯教室，教授在讲台上讲课', draw };
