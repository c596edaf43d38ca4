import { potted } from '../../motifs/interior.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import {
  at,
  circle,
  each,
  ellipse,
  fade,
  line,
  path,
  polygon,
  rect,
  stroke,
  times,
  type Scene,
} from '../../drawing/svg.ts';

const draw = (): string => {
  const tile = (x: number, y: number, kind: number): string =>
    rect(x, y, 116, 116, ['#f4ecdc', '#a9c4bd', '#d98f6a', '#4f6b80'][kind]!, 3) +
    fade(
      0.7,
      kind === 0
        ? stroke(`M${x + 12} ${y + 80}q40-50 90-30M${x + 30} ${y + 110}q20-60 80-50`, '#cbb896', 5)
        : kind === 1
          ? circle(x + 58, y + 58, 36, '#dfeae2') + circle(x + 58, y + 58, 20, '#6f9a94')
          : kind === 2
            ? polygon([x + 58, y + 8, x + 108, y + 58, x + 58, y + 108, x + 8, y + 58], '#f2d3b0')
            : each([0, 1, 2, 3], (index) =>
                at(x + 58, y + 58, path('M0 0Q20-30 0-50Q-20-30 0 0Z', '#cfdfe6'), 1, index * 90),
              ),
    );
  return (
    rect(0, 0, 1280, 853, '#e9e2d0') +
    rect(30, 70, 540, 520, '#b9ad94', 6) +
    times(16, (index) =>
      tile(48 + (index % 4) * 128, 84 + Math.floor(index / 4) * 124, (index + Math.floor(index / 4)) % 4),
    ) +
    rect(620, 70, 640, 540, '#cfe0de') +
    fade(
      0.5,
      times(9, (index) => line(620, 70 + index * 60, 1260, 70 + index * 60, '#f7f4ea', 4)) +
        times(11, (index) => line(620 + index * 64, 70, 620 + index * 64, 610, '#f7f4ea', 4)),
    ) +
    rect(0, 600, 1280, 253, verticalGradient('#d3c6a8', '#b5a684')) +
    circle(820, 230, 90, '#b5c9cc') +
    circle(820, 230, 78, verticalGradient('#eaf4f2', '#a9ccd0')) +
    path('M720 400H920Q920 460 880 466H760Q720 460 720 400Z', palette.white) +
    rect(705, 388, 230, 18, '#f7f4ea', 8) +
    stroke('M820 388V350Q820 334 844 338', '#9fb0b8', 12) +
    rect(740, 470, 160, 130, '#a8743f', 4) +
    line(820, 470, 820, 600, '#7a4f28', 4) +
    path('M1000 520H1250Q1250 610 1216 624H1034Q1000 610 1000 520Z', palette.white) +
    rect(986, 508, 270, 20, '#f7f4ea', 10) +
    each([1040, 1200], (x) => rect(x, 620, 24, 20, '#c9a24a', 6)) +
    stroke('M1030 508V440Q1030 420 1056 424', '#9fb0b8', 12) +
    stroke('M1180 70V200', '#9fb0b8', 10) +
    ellipse(1180, 204, 50, 10, '#9fb0b8') +
    fade(
      0.6,
      times(6, (index) => line(1144 + index * 14, 222, 1140 + index * 15, 400, '#a9d3dc', 3)),
    ) +
    person(470, 830, 460, poses.point, { top: palette.navy, bottom: palette.ink, style: 'bun' }, -1) +
    person(
      640,
      836,
      460,
      poses.hold,
      { top: palette.persimmon, bottom: palette.slate },
      -1,
      rect(-8, -10, 15, 15, '#a9c4bd', 1),
    ) +
    person(170, 830, 430, poses.reach, { top: palette.cream, bottom: palette.navy, style: 'long' }, 1) +
    potted(1210, 840, 200)
  );
};

export const tileBath: Scene = { alt: '建材卖场的瓷砖墙和卫浴样板', draw };
