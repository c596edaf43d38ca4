import { verticalGradient, lighter } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { seededRandom } from '../../drawing/random.ts';
import { at, circle, each, fade, line, path, rect, type Scene, stroke, times } from '../../drawing/svg.ts';

const draw = (t = 0): string => {
  const random = seededRandom('swim');
  const lane = (x: number): string =>
    times(22, (index) =>
      rect(x - 9, index * 40 - 10, 18, 32, index % 4 < 2 ? palette.red : palette.white, 8),
    );
  const swimmer = (x: number, y: number, cap: string, arm: number): string =>
    at(
      x,
      y,
      path(
        'M-16 90Q-46 170-30 260M16 90Q46 170 30 260',
        'none',
        'stroke="#e8f7f4" stroke-width="10" stroke-linecap="round" opacity="0.7"',
      ) +
        times(10, (index) =>
          circle(random.between(-30, 30), 100 + index * 14, random.between(4, 9), '#eefaf6', 'opacity="0.8"'),
        ) +
        stroke('M-10 70L-16 130M10 70L14 126', palette.skin, 14) +
        path('M-26-14C-30 20-20 60-17 80H17C20 60 30 20 26-14C16-24-16-24-26-14Z', palette.skin) +
        path('M-19 48L-17 84H17L19 48Z', palette.navy) +
        stroke(arm > 0 ? 'M22-8L44-60L26-112' : 'M22-8L50 40L40 84', palette.skin, 14) +
        stroke(arm > 0 ? 'M-22-8L-50 40L-40 84' : 'M-22-8L-44-60L-26-112', palette.skin, 14) +
        circle(0, -36, 20, cap) +
        stroke('M0-54V-20', lighter(cap, 0.4), 4) +
        (arm ? stroke(`M${arm * 26}-132q-14-10-26 4M${arm * 26}-132q14-10 26 4`, '#f2fbf8', 6) : ''),
      1,
    );
  return (
    rect(0, 0, 1280, 853, verticalGradient('#2aa3b4', '#1583a0')) +
    fade(
      0.45,
      times(120, () => {
        const x = random.between(0, 1280),
          y = random.between(0, 853),
          w = random.between(30, 90);
        return stroke(
          `M${x} ${y + Math.sin(t * 6.28 + x) * 6}q${w * 0.3} ${-w * 0.24} ${w * 0.5} 0t${w * 0.5} 0`,
          '#a9e3e0',
          4,
        );
      }),
    ) +
    each([128, 384, 640, 896, 1152], (x) => rect(x - 12, 120, 24, 740, '#0f5f80', 0, 'opacity="0.55"')) +
    each([256, 512, 768, 1024], lane) +
    swimmer(128, 460, palette.straw, 1) +
    swimmer(384, 330, palette.red, -1) +
    swimmer(640, 260, palette.white, 1) +
    swimmer(896, 390, palette.navy, -1) +
    swimmer(1152, 560, palette.persimmon, 1) +
    rect(0, 0, 1280, 92, verticalGradient('#e9e2d0', '#d3c9b2')) +
    rect(0, 86, 1280, 18, palette.teal) +
    fade(
      0.35,
      times(26, (index) => line(index * 52, 0, index * 52, 86, '#8f866f', 2)),
    ) +
    each(
      [128, 384, 640, 896, 1152],
      (x, index) =>
        rect(x - 54, 10, 108, 66, palette.white, 6) +
        rect(x - 46, 18, 92, 50, palette.red, 4) +
        times(index + 1, (dot) => circle(x + (dot - index / 2) * 14, 43, 4, palette.white)),
    )
  );
};

export const swimming: Scene = { alt: '俯瞰泳池，选手在泳道中竞速', draw };
