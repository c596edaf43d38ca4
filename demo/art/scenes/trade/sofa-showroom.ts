import { pot } from '../../motifs/goods.ts';
import { potted, sofa } from '../../motifs/interior.ts';
import { lighter, verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { at, circle, each, ellipse, fade, line, path, rect, times, type Scene } from '../../drawing/svg.ts';
import { pendant, shelf } from '../../motifs/things.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#dfe3d6', '#eae3cc')) +
  rect(0, 610, 1280, 243, verticalGradient('#b98f62', '#966f46')) +
  fade(
    0.35,
    times(10, (index) => line(index * 150 - 40, 610, index * 170 - 120, 853, '#7a5632', 3)),
  ) +
  rect(60, 90, 620, 420, '#8fa89a') +
  each(
    [150, 330, 510],
    (x, index) =>
      rect(x, 150, 130, 160, palette.wood, 3) +
      rect(x + 10, 160, 110, 140, ['#f2dcb4', '#cfe0dc', '#f0cdb8'][index]!) +
      circle(x + 65, 220, 30, [palette.red, palette.teal, palette.ochre][index]!) +
      path(`M${x + 10} 300Q${x + 65} 240 ${x + 120} 300Z`, palette.moss),
  ) +
  shelf('ss', 780, 120, 200, 440, 4, '#a8743f', [palette.red, palette.cream, palette.teal, palette.straw]) +
  rect(1010, 180, 220, 380, '#a8743f', 6) +
  rect(1022, 192, 96, 356, lighter('#a8743f', 0.2), 3) +
  rect(1124, 192, 96, 356, lighter('#a8743f', 0.2), 3) +
  circle(1108, 380, 7, palette.straw) +
  circle(1134, 380, 7, palette.straw) +
  pendant(370, 60, 190, '#c9573f') +
  ellipse(400, 770, 380, 54, '#d9c9a4') +
  sofa(390, 720, 600, '#6f8a7c', [palette.straw, palette.rose, palette.cream]) +
  person(300, 730, 410, poses.lounge, { top: palette.red, bottom: palette.navy, style: 'long' }, 1) +
  person(470, 735, 420, poses.sit, { top: palette.cream, bottom: palette.slate }, -1) +
  at(
    650,
    600,
    rect(0, -46, 74, 40, palette.white, 4) +
      rect(10, -36, 40, 6, palette.red, 3) +
      rect(10, -24, 54, 5, palette.stone, 2) +
      rect(10, -16, 30, 5, palette.stone, 2),
  ) +
  person(
    830,
    800,
    430,
    poses.bend,
    { top: palette.navy, bottom: palette.ink, style: 'tail' },
    -1,
    rect(-6, -3, 12, 9, palette.straw, 2),
  ) +
  line(800, 640, 600, 640, palette.straw, 7) +
  at(
    1110,
    800,
    ellipse(0, -90, 120, 22, lighter(palette.wood, 0.2)) +
      rect(-9, -82, 18, 82, palette.umber) +
      ellipse(0, 0, 60, 10, palette.umber),
  ) +
  pot(1110, 700, 70, 90, 'vase', '#2f7d86') +
  potted(70, 800, 240);

export const sofaShowroom: Scene = { alt: '家具样板间，顾客试坐沙发，店员量尺寸', draw };
