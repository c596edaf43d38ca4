import { pot } from '../../motifs/goods.ts';
import { ridge } from '../../motifs/land.ts';
import { verticalGradient, halo } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { hall, styles } from '../../motifs/roofs.ts';
import { clouds, moon, sky, stars } from '../../motifs/sky.ts';
import { at, circle, each, ellipse, path, rect, type Scene, stroke, times } from '../../drawing/svg.ts';
import { table } from '../../motifs/things.ts';
import { sea, shimmer } from '../../motifs/water.ts';
import { mist } from '../../motifs/weather.ts';

const draw = (): string => {
  const cake = (x: number, y: number, s: number): string =>
    at(
      x,
      y,
      path('M-50-4V16Q0 44 50 16V-4Z', '#b5742f') +
        times(11, (index) =>
          rect(-49 + index * 9, 2 + Math.sin((index / 10) * 3.14) * 14, 4, 15, '#9c5f22', 2),
        ) +
        ellipse(0, -4, 50, 22, '#dda04a') +
        `<ellipse cx="0" cy="-5" rx="40" ry="16" fill="none" stroke="#a8692a" stroke-width="4"/>` +
        times(6, (index) =>
          ellipse(Math.cos(index * 1.05) * 21, -5 + Math.sin(index * 1.05) * 8, 9, 4, '#b5742f'),
        ) +
        ellipse(0, -5, 7, 3.4, '#f3c777'),
      s,
    );
  return (
    sky('#0f1736', '#1f2f5c', '#4a4a7c', '#8f6f80') +
    stars('ma1', 120, 500) +
    moon(820, 270, 178, '#fbe9bd') +
    clouds('#8f8fb4', 0.55, [
      [560, 340, 420],
      [1080, 220, 320],
      [240, 170, 300],
    ]) +
    ridge('ma2', 560, 50, '#2d3766', '#4d5080', 640) +
    mist(540, 120, '#b9a9b4', '66') +
    hall(210, 660, 330, 220, { ...styles.night, roof: '#18203f' }, 5) +
    sea(640, '#4a5280', '#1b2448', 720) +
    shimmer('ma3', 820, 645, 740, 220, '#fbe9bd', 0.6) +
    rect(0, 690, 1280, 163, verticalGradient('#3d3350', '#231d36')) +
    rect(0, 684, 1280, 14, '#6b5a6d') +
    times(18, (index) => rect(index * 74, 620, 12, 70, '#4d4260')) +
    rect(0, 612, 1280, 14, '#5d5070') +
    at(
      0,
      0,
      stroke('M1300 60Q1130 90 1020 60T860 130M1120 78Q1100 140 1030 170', '#2a2436', 14) +
        each(
          [
            [1240, 80],
            [1180, 70],
            [1120, 100],
            [1060, 60],
            [1000, 84],
            [940, 90],
            [880, 130],
            [1080, 140],
            [1040, 170],
          ] as const,
          ([x, y], index) =>
            ellipse(x, y - 14, 16, 38, '#3f6d5c', `transform="rotate(${index * 40} ${x} ${y})"`) +
            ellipse(x + 8, y + 14, 14, 34, '#2f5a50', `transform="rotate(${-50 + index * 30} ${x} ${y})"`) +
            times(6, (n) => circle(x - 12 + n * 6, y + ((n * 7) % 13), 5, n % 2 ? palette.lamp : '#f0b040')),
        ),
    ) +
    person(470, 780, 330, poses.point, { top: palette.red, bottom: '#1b1b38', hair: palette.stone }) +
    person(380, 782, 310, poses.rest, {
      top: '#c98a6a',
      bottom: '#2a2448',
      hair: palette.pale,
      style: 'bun',
    }) +
    person(560, 784, 200, poses.cheer, { top: palette.straw, bottom: '#26305c', child: true }) +
    person(650, 786, 320, poses.stand, { top: palette.teal, bottom: '#1b1b38', style: 'long' }) +
    table(1000, 853, 500, 100, '#6b3a2c') +
    ellipse(960, 744, 130, 28, palette.white) +
    ellipse(960, 740, 112, 21, '#d9e6e2') +
    cake(900, 724, 0.9) +
    cake(1010, 728, 0.9) +
    cake(956, 700, 0.95) +
    pot(1150, 746, 90, 84, 'jar', '#3f6d86') +
    stroke('M1190 706q34-4 40-34', '#3f6d86', 11) +
    each(
      [800, 1080],
      (x) =>
        path(`M${x - 20} 716H${x + 20}L${x + 14} 744H${x - 14}Z`, palette.white) +
        ellipse(x, 716, 20, 6, '#c98a4a'),
    ) +
    circle(820, 270, 420, halo('#fbe9bd', '2c'))
  );
};

export const midAutumnMoon: Scene = { alt: '中秋圆月，一家人赏月吃月饼', draw };
