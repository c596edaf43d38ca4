import { parcel } from '../../motifs/goods.ts';
import { forklift } from '../../motifs/machines.ts';
import { halo, verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { at, circle, each, fade, line, path, polygon, rect, type Scene, times } from '../../drawing/svg.ts';
import { skyline } from '../../motifs/town.ts';
import { truck } from '../../motifs/vehicles.ts';

const draw = (): string =>
  sky('#5f9fc0', '#c4dfdc', '#f6ecd0') +
  cumulus(300, 110, 240, palette.white) +
  cumulus(900, 90, 300, palette.white, 0.9) +
  skyline('li1', 330, 40, 150, '#a3bfc8', '#cfdcd6') +
  each(
    [
      [0, 0],
      [1, 1],
      [2, 2],
    ] as const,
    ([index]) => {
      const x = 40 + index * 420;
      return (
        path(`M${x} 480V300Q${x + 190} 220 ${x + 390} 300V480Z`, ['#dfe3dc', '#e9e4d4', '#dce3e2'][index]!) +
        path(
          `M${x - 14} 306Q${x + 190} 214 ${x + 404} 306V286Q${x + 190} 194 ${x - 14} 286Z`,
          [palette.red, palette.teal, palette.navy][index]!,
        ) +
        times(
          3,
          (door) =>
            rect(x + 24 + door * 120, 366, 100, 114, palette.slate) +
            fade(
              0.3,
              times(5, (slat) =>
                line(
                  x + 24 + door * 120,
                  376 + slat * 10,
                  x + 124 + door * 120,
                  376 + slat * 10,
                  palette.white,
                  2,
                ),
              ),
            ) +
            (door !== 1 ? rect(x + 24 + door * 120, 420, 100, 60, '#2b3340') : ''),
        ) +
        circle(x + 195, 290, 22, palette.white) +
        each([0, 1, 2], (k) => rect(x + 160 + k * 26, 328, 18, 18, palette.ice))
      );
    },
  ) +
  rect(0, 476, 1280, 377, verticalGradient('#c9c3b4', '#a8a091')) +
  fade(
    0.5,
    each([-300, 100, 420, 740, 1060, 1380], (x) =>
      polygon(
        [x, 853, x + 18, 853, 640 + (x - 640) * 0.4 + 5, 480, 640 + (x - 640) * 0.4, 480],
        palette.white,
      ),
    ),
  ) +
  truck(230, 570, 300, palette.red, palette.cream) +
  truck(1060, 560, 270, palette.navy, palette.white, true) +
  truck(660, 530, 170, palette.teal, palette.straw) +
  forklift(860, 720, 190, true) +
  person(
    866,
    708,
    120,
    poses.sit,
    { top: palette.persimmon, bottom: palette.navy, hat: 'helmet', hatColour: palette.straw },
    -1,
  ) +
  parcel(40, 840, 170, 110) +
  parcel(210, 840, 140, 90, '#b5774a') +
  parcel(80, 730, 120, 90, '#cf9866') +
  parcel(206, 750, 100, 70, palette.clay) +
  parcel(350, 840, 110, 66, '#cf9866') +
  parcel(110, 640, 80, 60, '#b5774a') +
  person(470, 800, 230, poses.carry, { top: palette.blue, bottom: palette.ink, vest: palette.straw }, -1) +
  at(412, 690, parcel(-50, 34, 90, 64)) +
  person(
    610,
    770,
    210,
    poses.hold,
    { top: palette.white, bottom: palette.slate, vest: palette.red, style: 'tail' },
    1,
    rect(-2, -16, 18, 24, palette.white, 2) + rect(0, -12, 14, 2, palette.stone),
  ) +
  parcel(1080, 840, 160, 110, '#cf9866') +
  parcel(1120, 730, 110, 76) +
  parcel(980, 840, 100, 64, '#b5774a') +
  person(1000, 700, 170, poses.stride, { top: palette.red, bottom: palette.navy });

export const linyiMarket: Scene = { alt: '临沂商贸物流园，货车与包裹往来不停', draw };

/** The same yard at night: darkened, with lamps over the gates. */
const drawNight = (): string =>
  draw() +
  rect(0, 0, 1280, 853, '#0d1636', 0, 'opacity="0.66"') +
  each(
    [190, 640, 1090],
    (x) => circle(x, 300, 210, halo('#ffd98a', '88')) + circle(x, 292, 12, palette.lamp),
  ) +
  circle(640, 640, 420, halo('#ffd98a', '33')) +
  circle(1080, 90, 36, palette.cream);

export const linyiNight: Scene = { alt: '深夜的临沂物流园，灯下还在装货', draw: drawNight };
