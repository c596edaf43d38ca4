import { clipboard, counter, laptop, potted } from '../../motifs/interior.ts';
import { darker } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { at, each, fade, path, rect, stroke, times, type Scene } from '../../drawing/svg.ts';
import { screen } from '../../motifs/things.ts';
import { room } from '../../motifs/town.ts';

const draw = (): string =>
  room(200, 130, 1080, 520, '#f2ead8', '#e0d3b8', '#cdbb98', '#e9e6dc') +
  times(4, (index) => rect(320 + index * 180, 60 - (index % 2) * 6, 110, 16, '#fffdf0', 8)) +
  rect(250, 160, 780, 110, palette.navy) +
  at(
    360,
    216,
    path('M0-40L34-26V2C34 24 14 38 0 44C-14 38-34 24-34 2V-26Z', palette.straw) +
      stroke('M-14 0L-3 12L16-12', palette.navy, 7),
  ) +
  rect(430, 190, 300, 20, palette.cream, 10) +
  rect(430, 226, 200, 14, '#93a9c4', 7) +
  screen(830, 180, 160, 74, palette.ice, palette.slate, palette.red) +
  each(
    [330, 560, 790],
    (x, index) =>
      person(
        x + 80,
        560,
        270,
        poses.hold,
        { top: palette.navy, bottom: palette.ink, style: index === 1 ? 'short' : 'bun' },
        index === 2 ? -1 : 1,
      ) +
      rect(x - 10, 330, 8, 120, '#a9c4cc') +
      fade(0.35, rect(x, 330, 150, 110, '#cfe6ea')),
  ) +
  counter(240, 600, 800, 150, '#a98a5c') +
  each([400, 630, 860], (x) => laptop(x + 40, 442, 70)) +
  person(420, 800, 420, poses.rest, { top: palette.red, bottom: palette.slate, style: 'long' }, 1) +
  person(
    860,
    810,
    440,
    poses.hold,
    { top: '#8a9a6a', bottom: palette.umber, hair: palette.pale },
    -1,
    clipboard(4, -6, 15),
  ) +
  at(
    1130,
    760,
    rect(-120, -90, 240, 26, palette.teal, 8) +
      rect(-120, -150, 240, 70, darker(palette.teal, 0.12), 10) +
      rect(-104, -64, 12, 64, palette.slate) +
      rect(92, -64, 12, 64, palette.slate),
  ) +
  person(
    1100,
    760,
    380,
    poses.sit,
    { top: palette.plum, bottom: palette.ink, hair: palette.stone, style: 'bun' },
    -1,
  ) +
  potted(120, 800, 320, palette.moss, palette.clay);

export const insuranceHall: Scene = { alt: '保险服务大厅，客户在柜台办理业务', draw };
