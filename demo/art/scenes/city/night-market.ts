import { lanternString } from '../../motifs/courtyard.ts';
import { bowl, steam } from '../../motifs/goods.ts';
import { darker, verticalGradient, halo } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { crowd, person, wardrobe } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { seededRandom } from '../../drawing/random.ts';
import { sky, stars } from '../../motifs/sky.ts';
import { at, circle, each, fade, rect, type Scene, stroke, times } from '../../drawing/svg.ts';
import { bulb } from '../../motifs/things.ts';
import { awning, block } from '../../motifs/town.ts';

const draw = (): string => {
  const random = seededRandom('nm');
  const stall = (x: number, y: number, s: number, a: string): string =>
    at(
      x,
      y,
      rect(-110, -250, 8, 250, palette.ink) +
        rect(102, -250, 8, 250, palette.ink) +
        rect(-100, -230, 200, 130, '#5d2f35') +
        circle(0, -150, 190, halo('#ffb55a', 'bb')) +
        rect(-110, -104, 220, 104, darker(a, 0.35)) +
        rect(-116, -112, 232, 12, palette.wood) +
        fade(
          0.9,
          times(5, (index) =>
            bowl(
              -84 + index * 42,
              -116,
              34,
              [palette.cream, palette.red, palette.straw][index % 3]!,
              palette.persimmon,
            ),
          ),
        ) +
        awning(-126, -270, 252, 56, a, palette.cream, 7) +
        bulb(-60, -196, 6) +
        bulb(60, -196, 6) +
        bulb(0, -200, 6) +
        person(-10, -40, 150, poses.reach, {
          top: palette.white,
          bottom: palette.ink,
          hat: 'chef',
          hatColour: palette.white,
          apron: a,
        }),
      s,
    ) + steam(x + 40 * s, y - 150 * s, 90 * s, '#ffe2b8');
  return (
    sky('#10152f', '#2b2a52', '#6b3a55', '#b5553f') +
    stars('nm1', 60, 240) +
    block(80, 470, 170, 400, '#232448', '#e0a45a', 5, 12) +
    block(300, 470, 130, 310, '#2c2a52', '#d9964f', 4, 9) +
    block(860, 470, 150, 370, '#262650', '#e0a45a', 5, 11) +
    block(1060, 470, 190, 300, '#2f2b55', '#d9964f', 6, 8) +
    rect(0, 460, 1280, 393, verticalGradient('#5a3444', '#241a30')) +
    circle(640, 470, 420, halo('#ff9a4a', '99')) +
    stall(470, 520, 0.5, palette.teal) +
    stall(810, 520, 0.5, palette.straw) +
    stall(600, 500, 0.38, palette.red) +
    stall(700, 500, 0.38, palette.moss) +
    crowd(random.next, 420, 860, 500, 70, 16, ['#4a2440', '#6b2f3a', '#33274a', '#8a3f3a']) +
    stall(270, 600, 0.9, palette.red) +
    stall(1020, 600, 0.92, palette.navy) +
    crowd(random.next, 360, 920, 570, 110, 11, ['#3a2144', '#6b2634', '#2c2748', '#a34a3a', '#40506b']) +
    stall(30, 780, 1.5, palette.persimmon) +
    stall(1270, 780, 1.5, palette.teal) +
    lanternString(-20, 170, 660, 200, 9, 17) +
    lanternString(620, 200, 1300, 160, 9, 17) +
    lanternString(240, 290, 1040, 290, 10, 11) +
    each(
      [
        [420, 850, 300, 1, 0],
        [560, 840, 290, -1, 7],
        [720, 850, 310, 1, 2],
        [860, 846, 280, -1, 5],
        [640, 800, 200, 1, 3],
      ] as const,
      ([x, y, size, face, look], index) =>
        person(
          x,
          y,
          size,
          index % 2 ? poses.stroll : poses.hold,
          wardrobe[look]!,
          face,
          index % 2
            ? ''
            : stroke('M0 6L10-34', '#d9b27a', 2) +
                circle(6, -14, 5, palette.red) +
                circle(8, -23, 5, palette.red) +
                circle(10, -32, 5, palette.red),
        ),
    ) +
    person(500, 850, 180, poses.point, { top: palette.straw, bottom: palette.navy, child: true })
  );
};

export const nightMarket: Scene = { alt: '夜市灯火，摊位前人头攒动', draw };
