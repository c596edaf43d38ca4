import type { DemoSeries } from '../../load/schema/auto-show-schema.ts';
import { darker, definitions, lighter, verticalGradient } from '../drawing/paint.ts';
import { palette } from '../drawing/palette.ts';
import { at, circle, each, ellipse, path, polygon, rect, ring, stroke, times } from '../drawing/svg.ts';

/** Width and height of a picture, px. */
export const carWidth = 480;
export const carHeight = 320;

type Body = DemoSeries['body'];
type Model = Pick<DemoSeries, 'body' | 'look'>;

/** A side view in a box of 400 × 160 with the wheels on 160; the front is right. Heights are from the top. */
interface Profile {
  /** y of the roof and of the belt line */
  readonly roof: number;
  readonly belt: number;
  /** x of the foot of the rear window, both ends of the roof, and the foot of the windscreen */
  readonly xs: readonly [number, number, number, number];
  /** y of the rear deck and the front of the bonnet */
  readonly deck: number;
  readonly nose: number;
  readonly wheel: number;
  /** x of the pillars */
  readonly pillars: readonly number[];
}

const profiles: Readonly<Record<Body, Profile>> = {
  sedan: { roof: 34, belt: 78, xs: [72, 128, 226, 292], deck: 80, nose: 92, wheel: 30, pillars: [186] },
  hatchback: { roof: 30, belt: 78, xs: [38, 66, 214, 280], deck: 78, nose: 92, wheel: 29, pillars: [152] },
  wagon: { roof: 32, belt: 78, xs: [24, 42, 226, 292], deck: 78, nose: 92, wheel: 30, pillars: [114, 186] },
  coupe: { roof: 46, belt: 84, xs: [42, 150, 216, 284], deck: 84, nose: 98, wheel: 33, pillars: [] },
  suv: { roof: 10, belt: 66, xs: [22, 48, 232, 288], deck: 66, nose: 78, wheel: 35, pillars: [110, 178] },
  mpv: { roof: 2, belt: 66, xs: [14, 28, 258, 338], deck: 66, nose: 86, wheel: 29, pillars: [106, 190, 254] },
  pickup: { roof: 14, belt: 68, xs: [146, 160, 242, 290], deck: 72, nose: 76, wheel: 36, pillars: [204] },
};

const picture = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${carWidth}" height="${carHeight}" viewBox="0 0 480 320">${definitions(inner)}${inner}</svg>`;

const skies: readonly (readonly [string, string, string])[] = [
  ['#b9d6dc', '#eef0da', '#a9b8a4'],
  ['#f3c58e', '#fbe8c8', '#b08a66'],
  ['#8fc6d4', '#dcebe0', '#d8c79a'],
  ['#cfd4d8', '#eceff0', '#9aa0a6'],
  ['#22335c', '#6b6f92', '#353b52'],
  ['#c9e0d4', '#f0eed4', '#8fb07a'],
  ['#e8d9ee', '#f8efe6', '#b3a5ba'],
  ['#f1e0c0', '#fdf9f0', '#c8b593'],
];

/** The place where a model stands, by the number of its scene. */
function place(scene: number): string {
  const [top, foot, ground] = skies[scene % skies.length] ?? ['#b9d6dc', '#eef0da', '#a9b8a4'];
  const far = darker(foot, 0.16);
  const backdrops = [
    () => times(7, (index) => rect(index * 72 - 6, 120 + ((index * 37) % 60), 52, 130, far)),
    () => path('M0 230L90 130L150 190L240 96L330 190L400 140L480 230Z', far),
    () => rect(0, 190, 480, 40, '#5fa3b8') + circle(380, 80, 26, '#fdf3d0'),
    () =>
      rect(40, 70, 400, 150, lighter(foot, 0.4)) +
      times(4, (index) => rect(70 + index * 92, 92, 64, 100, far)),
    () =>
      times(
        9,
        (index) =>
          rect(index * 56, 90 + ((index * 53) % 90), 40, 150, '#2b3150') +
          rect(index * 56 + 12, 130 + ((index * 53) % 70), 6, 6, palette.lamp),
      ),
    () =>
      each(
        [40, 120, 350, 430],
        (x) => circle(x, 150, 40, palette.leaf) + rect(x - 4, 170, 8, 60, palette.wood),
      ),
    () => ellipse(240, 230, 230, 110, far),
    () => path('M0 230C120 150 200 210 300 160S440 190 480 150V230Z', far),
  ];
  return (
    rect(0, 0, 480, 320, verticalGradient(top, foot)) +
    (backdrops[scene % backdrops.length] ?? (() => ''))() +
    rect(0, 226, 480, 94, ground) +
    rect(0, 226, 480, 3, darker(ground, 0.2))
  );
}

function rim(x: number, y: number, radius: number, spokes: number): string {
  const turn = 360 / spokes;
  return (
    circle(x, y, radius, palette.ink) +
    circle(x, y, radius * 0.7, '#c9ccd0') +
    times(spokes, (index) =>
      at(x, y, polygon([-2.4, 0, 2.4, 0, 4, -radius * 0.64, -4, -radius * 0.64], '#5a616b'), 1, index * turn),
    ) +
    circle(x, y, radius * 0.16, palette.ink)
  );
}

/** Head lamp at the front end of a side view. */
function lampOf(lamp: number, y: number): string {
  const shapes = [
    () => ellipse(380, y + 8, 13, 7, palette.lamp),
    () => rect(364, y + 4, 28, 5, palette.lamp, 2),
    () => circle(382, y + 8, 8, palette.lamp) + ring(382, y + 8, 8, palette.white, 2),
    () => polygon([360, y + 2, 394, y + 8, 390, y + 15, 368, y + 9], palette.lamp),
    () => rect(374, y + 3, 18, 4, palette.lamp, 1) + rect(378, y + 10, 14, 4, palette.lamp, 1),
  ];
  return (shapes[lamp % shapes.length] ?? (() => ''))();
}

/** Side view of a model. */
function side({ body, look }: Model): string {
  const { roof: top, belt, xs, deck, nose, wheel, pillars } = profiles[body];
  const [rear, roofRear, roofFront, screen] = xs;
  // the roof line slopes, rises or has a kink, by the look
  const slope = [0, 5, -4, 9][look.roof % 4] ?? 0;
  const roofY = [top + slope, top + (look.roof % 4 === 2 ? 6 : 0)] as const;
  const shell = look.isTwoTone ? darker(look.paint, 0.62) : look.paint;
  const foot = 142;
  const cabin = `M${rear} ${belt + 4}L${roofRear} ${roofY[0]}Q${(roofRear + roofFront) / 2} ${Math.min(...roofY) - 5} ${roofFront} ${roofY[1]}L${screen} ${belt + 4}Z`;
  const glass = `M${rear + 14} ${belt}L${roofRear + 7} ${roofY[0] + 8}Q${(roofRear + roofFront) / 2} ${Math.min(...roofY) + 4} ${roofFront - 4} ${roofY[1] + 8}L${screen - 14} ${belt}Z`;
  const hull = `M6 ${foot}Q0 ${deck + 30} 10 ${deck + 4}L${Math.max(rear, 16)} ${belt}H${screen}Q${screen + 60} ${belt + 4} 384 ${nose}Q400 ${nose + 8} 398 ${foot}Z`;
  const arch = wheel + 6;
  return (
    ellipse(200, 162, 206, 9, '#00000055') +
    path(cabin, shell) +
    path(glass, '#b9d3dc') +
    path(glass, '#ffffff33', 'transform="translate(6 0)"') +
    each(pillars, (x) => rect(x, Math.min(...roofY) + 2, 7, belt - Math.min(...roofY), shell)) +
    path(hull, verticalGradient(lighter(look.paint, 0.18), darker(look.paint, 0.2))) +
    (body === 'pickup' ? rect(14, deck - 6, 128, 9, darker(look.paint, 0.35), 2) : '') +
    (body === 'suv' ? rect(60, roofY[0] - 7, 150, 4, palette.ink, 2) : '') +
    (body === 'mpv' ? rect(70, belt + 12, 190, 3, darker(look.paint, 0.4)) : '') +
    (body === 'coupe'
      ? polygon([10, deck - 10, 60, deck - 10, 52, deck - 4, 12, deck - 4], darker(look.paint, 0.3))
      : '') +
    each(
      pillars,
      (x) =>
        rect(x + 2, belt, 2, foot - belt - 12, darker(look.paint, 0.35)) +
        rect(x + 12, belt + 10, 18, 4, darker(look.paint, 0.4), 2),
    ) +
    rect(10, foot - 10, 384, 8, darker(look.paint, 0.5), 3) +
    rect(6, deck + 10, 14, 9, palette.red, 3) +
    lampOf(look.lamp, nose) +
    polygon([screen - 12, belt - 2, screen + 6, belt - 6, screen + 6, belt + 4], shell) +
    each(
      [84, 316],
      (x) => circle(x, 160 - wheel, arch, palette.ink) + rim(x, 160 - wheel, wheel, look.spokes),
    )
  );
}

/** A model in its place, from the side. */
export const drawExterior = (model: Model): string =>
  picture(place(model.look.scene) + at(36, 118, side(model), 1.02));

const cabins: readonly (readonly [string, string, string])[] = [
  ['#2b2f38', '#8a5836', '#c9ccd0'],
  ['#e6dcc8', '#5b4636', '#b9a27c'],
  ['#7c1620', '#2b2f38', '#d5d2c8'],
  ['#dfe3e6', '#3b4a5c', '#9fb0bf'],
  ['#4a3a2c', '#c98a2e', '#e6cb9c'],
  ['#234b3d', '#e9e6dc', '#b4c6b8'],
];

/** The dashboard of a model from the back seat. */
export function drawInterior({ body, look }: Model): string {
  const [dark, seat, trim] = cabins[look.cabin % cabins.length] ?? ['#2b2f38', '#8a5836', '#c9ccd0'];
  const screenWidth = 70 + look.grille * 22;
  const isUpright = look.lamp % 2 === 0;
  const screen = isUpright
    ? rect(212, 148, 62, 90, palette.ink, 6)
    : rect(240 - screenWidth / 2 + 20, 140, screenWidth, 48, palette.ink, 6);
  const map = isUpright
    ? stroke('M222 226L240 196L252 204L264 166', palette.jade, 4)
    : stroke('M232 178L250 160L268 172L284 152', palette.jade, 4);
  const high = body === 'suv' || body === 'mpv' || body === 'pickup';
  const wheelShape =
    look.roof % 2 === 0
      ? ring(128, 200, 48, palette.ink, 10)
      : stroke('M86 180Q92 152 128 152T170 180V216Q164 240 128 240T86 216Z', palette.ink, 10);
  return picture(
    rect(0, 0, 480, 320, verticalGradient('#b9d6dc', '#eef0da')) +
      path(`M0 ${high ? 120 : 100}H480V0H0Z`, '#cfe3e6') +
      path('M0 130Q120 84 240 110T480 118V150H0Z', palette.sage) +
      path('M0 0H480V30Q240 8 0 30Z', dark) +
      polygon([0, 0, 34, 0, 70, 130, 0, 140], dark) +
      polygon([480, 0, 446, 0, 410, 130, 480, 140], dark) +
      path('M0 132Q240 108 480 132V320H0Z', verticalGradient(lighter(dark, 0.12), darker(dark, 0.3))) +
      path('M0 196Q240 176 480 196V206Q240 186 0 206Z', trim) +
      each([60, 320, 400], (x) => rect(x, 160, 44, 14, darker(dark, 0.5), 4)) +
      screen +
      map +
      rect(96, 150, 66, 22, palette.ink, 4) +
      wheelShape +
      stroke('M90 200H166M128 204V242', palette.ink, 8) +
      circle(128, 202, 14, trim) +
      rect(214, 240, 70, 80, darker(dark, 0.2), 8) +
      times(3 + (look.spokes % 3), (index) => circle(226 + index * 12, 258, 4, trim)) +
      each(
        [44, 292],
        (x) =>
          rect(x, 214, 144, 130, seat, 26) +
          rect(x + 36, 186, 72, 44, lighter(seat, 0.1), 16) +
          stroke(
            `M${x + 8} 300V236Q${x + 8} 220 ${x + 26} 218H${x + 118}Q${x + 136} 220 ${x + 136} 236V300`,
            look.paint,
            4,
          ) +
          times(2 + look.grille, (index) => rect(x + 16, 246 + index * 16, 112, 3, darker(seat, 0.25))),
      ),
  );
}

/** Front of a model close by: lamp, grille and a wheel. */
export function drawDetail({ body, look }: Model): string {
  const grilles = [
    () => times(6, (index) => rect(196, 130 + index * 14, 120, 6, '#c9ccd0', 2)),
    () => times(9, (index) => rect(196 + index * 14, 126, 6, 88, '#c9ccd0', 2)),
    () =>
      times(24, (index) => circle(204 + (index % 8) * 16, 140 + Math.floor(index / 8) * 30, 5, '#8a8f96')),
    () => rect(196, 140, 124, 12, look.paint, 6) + rect(196, 186, 124, 8, '#c9ccd0', 4),
  ];
  const lamps = [
    () =>
      ellipse(110, 130, 62, 34, '#f7f3df') +
      circle(96, 130, 18, palette.lamp) +
      circle(136, 130, 12, palette.lamp),
    () =>
      rect(40, 112, 146, 18, '#f7f3df', 8) +
      times(6, (index) => rect(50 + index * 22, 116, 14, 10, palette.lamp, 2)),
    () =>
      circle(110, 132, 46, '#f7f3df') +
      ring(110, 132, 40, palette.lamp, 6) +
      circle(110, 132, 16, palette.lamp),
    () =>
      polygon([34, 96, 182, 130, 170, 162, 66, 140], '#f7f3df') +
      polygon([54, 106, 160, 132, 154, 144, 76, 128], palette.lamp),
    () =>
      rect(60, 96, 120, 16, '#f7f3df', 4) +
      rect(60, 130, 96, 16, palette.lamp, 4) +
      rect(60, 160, 70, 8, palette.lamp, 4),
  ];
  const low = body === 'coupe' || body === 'sedan' || body === 'hatchback' ? 24 : 0;
  return picture(
    rect(0, 0, 480, 320, skies[(look.scene + 3) % skies.length]?.[1] ?? palette.stone) +
      path(
        `M0 ${60 + low}Q180 ${24 + low} 350 ${48 + low}Q470 ${70 + low} 480 150V320H0Z`,
        verticalGradient(lighter(look.paint, 0.25), darker(look.paint, 0.3)),
      ) +
      stroke(`M10 ${84 + low}Q190 ${52 + low} 360 ${74 + low}`, lighter(look.paint, 0.4), 4) +
      rect(186, 116, 140, 108, palette.ink, look.grille * 10) +
      (grilles[look.grille % grilles.length] ?? (() => ''))() +
      (lamps[look.lamp % lamps.length] ?? (() => ''))() +
      rect(30, 238, 310, 26, darker(look.paint, 0.55), 10) +
      circle(420, 250, 82, palette.ink) +
      rim(420, 250, 70, look.spokes),
  );
}
