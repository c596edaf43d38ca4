import { verticalGradient, halo } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { bush } from '../../motifs/plants.ts';
import { poses } from '../../motifs/poses.ts';
import { clouds, sky, stars } from '../../motifs/sky.ts';
import { at, circle, fade, line, polygon, rect, type Scene, stroke, times } from '../../drawing/svg.ts';
import { plus } from '../../motifs/things.ts';
import { block, lamp, skyline } from '../../motifs/town.ts';
import { tree } from '../../motifs/trees.ts';
import { ambulance } from '../../motifs/vehicles.ts';

const draw = (): string =>
  sky('#33486f', '#7d7fa0', '#e0a389', '#f8d6a2') +
  stars('ho1', 40, 200) +
  clouds('#f3c4a8', 0.6, [
    [250, 170, 340],
    [1080, 130, 300],
  ]) +
  skyline('ho2', 560, 80, 220, '#6b6f92', '#b59a9c', '#f6d592') +
  block(380, 600, 520, 470, '#eae6da', '#f4cf86', 11, 9, 0.12) +
  rect(180, 360, 220, 240, '#d9d5ca') +
  times(15, (index) =>
    rect(200 + (index % 5) * 38, 384 + Math.floor(index / 5) * 64, 24, 40, index % 4 ? '#f4cf86' : '#8fa6b4'),
  ) +
  rect(900, 330, 240, 270, '#dcd6cb') +
  times(20, (index) =>
    rect(918 + (index % 5) * 42, 352 + Math.floor(index / 5) * 58, 26, 36, index % 3 ? '#f4cf86' : '#8fa6b4'),
  ) +
  circle(608, 190, 130, halo('#c8ffe0', '77')) +
  rect(556, 96, 104, 104, '#2f9a7c', 16) +
  plus(608, 148, 70, palette.white) +
  rect(440, 520, 340, 90, '#3a4a62') +
  rect(450, 530, 320, 80, '#f9e2ac') +
  times(5, (index) => line(450 + index * 80, 530, 450 + index * 80, 610, '#3a4a62', 6)) +
  polygon([400, 520, 820, 520, 850, 496, 370, 496], palette.red) +
  rect(380, 520, 12, 90, palette.pale) +
  rect(826, 520, 12, 90, palette.pale) +
  rect(0, 596, 1280, 260, verticalGradient('#8a8494', '#4d4d66')) +
  polygon([470, 606, 750, 606, 960, 853, 260, 853], '#9c94a0') +
  fade(
    0.6,
    times(5, (index) => rect(180 + index * 210, 770, 110, 10, palette.white)),
  ) +
  bush(120, 640, 240, '#4f7a68') +
  bush(1160, 640, 260, '#4a7364') +
  tree(60, 640, 300, '#4f7d66') +
  tree(1230, 640, 330, '#47735f') +
  lamp(300, 660, 280, '#2b3348', true) +
  lamp(960, 660, 280, '#2b3348', true, true) +
  ambulance(850, 800, 440) +
  circle(850, 584, 120, halo('#ff6a5a', 'aa')) +
  circle(1080, 740, 120, halo(palette.lamp, '88')) +
  person(
    420,
    780,
    280,
    poses.walk,
    { top: palette.white, bottom: palette.teal, coat: true, style: 'bun' },
    1,
  ) +
  person(
    520,
    786,
    290,
    poses.stride,
    { top: '#9cd0c4', bottom: '#9cd0c4', hat: 'cap', hatColour: '#7fbfb0' },
    1,
  ) +
  at(
    250,
    800,
    rect(-90, -90, 180, 16, palette.white, 6) +
      rect(-90, -100, 60, 14, palette.ice, 6) +
      stroke('M-70-74L60-8M70-74L-60-8', palette.pale, 6) +
      circle(-66, -6, 10, palette.ink) +
      circle(66, -6, 10, palette.ink),
  );

export const hospital: Scene = { alt: '医院门前，医护人员接应救护车', draw };
