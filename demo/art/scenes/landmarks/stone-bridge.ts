import { flock } from '../../motifs/birds.ts';
import { house } from '../../motifs/courtyard.ts';
import { darker, lighter, verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { ridge } from '../../motifs/land.ts';
import { person } from '../../motifs/people.ts';
import { grass } from '../../motifs/plants.ts';
import { poses } from '../../motifs/poses.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { willow } from '../../motifs/trees.ts';
import { bike } from '../../motifs/vehicles.ts';
import { glints, mirror } from '../../motifs/water.ts';
import { at, each, fade, line, path, rect, type Scene, times } from '../../drawing/svg.ts';

const stone = '#c9bfa8';
/** px of the deck's middle, and of the water */
const deck = 390;
const waterline = 640;

/** Height of the deck: a flat arc over three arches. */
const deckAt = (x: number): number => deck + ((x - 640) / 640) ** 2 * 84;

const arch = (x: number, w: number, h: number): string =>
  `M${x - w / 2} ${waterline + 4}V${waterline - h * 0.4}A${w / 2} ${h * 0.6} 0 0 1 ${x + w / 2} ${waterline - h * 0.4}V${waterline + 4}Z`;

const arches = [
  [300, 200, 130],
  [640, 260, 190],
  [980, 200, 130],
] as const;

const bridge = (): string => {
  const holes = arches.map(([x, w, h]) => arch(x, w, h)).join('');
  return (
    path(
      `M0 ${deckAt(0)}Q640 ${deck - 84} 1280 ${deckAt(1280)}V${waterline + 4}H0Z${holes}`,
      verticalGradient(lighter(stone, 0.2), darker(stone, 0.16)),
      'fill-rule="evenodd"',
    ) +
    fade(
      0.35,
      each([34, 72, 110], (drop) =>
        path(
          `M0 ${deckAt(0) + drop}Q640 ${deck - 84 + drop} 1280 ${deckAt(1280) + drop}`,
          'none',
          `stroke="${darker(stone, 0.4)}" stroke-width="3" stroke-dasharray="70 5"`,
        ),
      ),
    ) +
    each(arches, ([x, w, h]) =>
      path(
        `M${x - w / 2} ${waterline}V${waterline - h * 0.4}A${w / 2} ${h * 0.6} 0 0 1 ${x + w / 2} ${waterline - h * 0.4}V${waterline}`,
        'none',
        `stroke="${darker(stone, 0.28)}" stroke-width="18" stroke-dasharray="34 4"`,
      ),
    ) +
    times(22, (index) => {
      const x = 30 + index * 58;
      return rect(x - 7, deckAt(x) - 62, 14, 64, lighter(stone, 0.3), 4);
    }) +
    times(21, (index) => {
      const x = 30 + index * 58;
      return path(
        `M${x} ${deckAt(x) - 46}L${x + 58} ${deckAt(x + 58) - 46}V${deckAt(x + 58) - 6}L${x} ${deckAt(x) - 6}Z`,
        index % 2 ? stone : lighter(stone, 0.12),
      );
    })
  );
};

const surroundings = (top: string, low: string): string =>
  sky(top, low, '#f6ead0') +
  cumulus(250, 120, 280, palette.white, 0.9) +
  cumulus(1010, 90, 260, palette.white, 0.8) +
  ridge('sb1', 330, 40, '#9db9a6', '#cdd8bd', 460) +
  each([80, 230, 1060, 1210], (x) => house(x, 440, 190, 90, '#efe2c8', '#5d6670')) +
  path('M0 430H1280V660H0Z', '#8faf78');

const water = (): string =>
  path(`M0 ${waterline}H1280V853H0Z`, verticalGradient('#7fb0ac', '#3f7380')) +
  mirror(
    waterline,
    each(arches, ([x, w, h]) => path(arch(x, w, h), '#2b4a52')),
    0.3,
    0.7,
  ) +
  glints('sb2', 660, 850, 60, '#dcefe8', 0.5);

type Walker = Parameters<typeof person> extends [number, number, number, ...infer Rest] ? Rest : never;

/** A person on the deck. @param x of the feet */
const walker = (x: number, size: number, ...rest: Walker): string => person(x, deckAt(x) - 4, size, ...rest);

const drawOpen = (): string =>
  surroundings('#86bccb', '#d3e6dc') +
  flock('#5a6b70', [
    [820, 190, 14],
    [860, 176, 11],
    [790, 204, 10],
  ]) +
  water() +
  walker(150, 150, poses.walk, { top: palette.red, bottom: palette.slate, style: 'long' }) +
  walker(250, 150, poses.stroll, { top: palette.navy, bottom: palette.ink, hair: palette.pale }) +
  walker(300, 140, poses.stroll, {
    top: palette.rose,
    bottom: palette.slate,
    hair: palette.stone,
    style: 'bun',
  }) +
  walker(470, 110, poses.run, { top: palette.straw, bottom: palette.blue, child: true }) +
  walker(590, 150, poses.raise, { top: palette.teal, bottom: palette.slate, style: 'tail' }) +
  walker(690, 150, poses.point, { top: palette.cream, bottom: palette.navy, hair: palette.stone }) +
  bike(860, deckAt(860) - 4, 130, palette.red) +
  walker(900, 150, poses.walk, { top: palette.moss, bottom: palette.ink }, -1) +
  walker(1080, 150, poses.walk, { top: palette.plum, bottom: palette.slate, style: 'bun' }, -1) +
  bridge() +
  willow(1200, 660, 330, '#6b9d57', 'sb3') +
  grass('sb4', 0, 260, 853, 60, 40, '#5f8a4c') +
  each([120, 1130], (x) => path(`M${x - 150} 853Q${x} 770 ${x + 150} 853Z`, '#7b9a5c'));

/** Steel tubes and boards before the left arch. */
const scaffold = (): string =>
  times(6, (index) => line(160 + index * 56, 430, 160 + index * 56, 660, palette.slate, 6)) +
  each(
    [450, 520, 590],
    (y) => line(150, y, 452, y, palette.slate, 5) + rect(150, y - 8, 302, 10, palette.ochre),
  ) +
  each([0, 1], (index) => line(160 + index * 112, 590, 272 + index * 112, 450, palette.stone, 4));

const drawWorks = (): string =>
  surroundings('#a9bcc0', '#dfe2d2') +
  water() +
  walker(560, 150, poses.dig, {
    top: palette.blue,
    bottom: palette.slate,
    hat: 'helmet',
    hatColour: palette.straw,
  }) +
  walker(
    700,
    150,
    poses.carry,
    { top: palette.persimmon, bottom: palette.slate, hat: 'helmet', hatColour: palette.white },
    -1,
  ) +
  bridge() +
  scaffold() +
  person(220, 512, 120, poses.reach, {
    top: palette.blue,
    bottom: palette.slate,
    hat: 'helmet',
    hatColour: palette.straw,
  }) +
  person(
    390,
    582,
    120,
    poses.hold,
    { top: palette.persimmon, bottom: palette.slate, hat: 'helmet', hatColour: palette.white },
    -1,
  ) +
  at(
    1010,
    deckAt(1010) - 6,
    rect(-110, -70, 120, 56, palette.straw, 6) +
      rect(-30, -118, 70, 104, palette.straw, 8) +
      rect(-16, -106, 46, 40, palette.ice, 4) +
      path(
        'M-90-70L-150-190L-230-130',
        'none',
        `stroke="${palette.ochre}" stroke-width="16" stroke-linejoin="round"`,
      ) +
      rect(-250, -136, 44, 30, palette.slate, 4) +
      rect(-112, -16, 160, 18, palette.ink, 9),
  ) +
  path('M820 853C900 760 1100 730 1280 740V853Z', '#8a9a68') +
  person(
    1060,
    836,
    300,
    poses.point,
    { top: palette.navy, bottom: palette.slate, hat: 'helmet', hatColour: palette.white },
    -1,
  ) +
  person(
    1160,
    842,
    300,
    poses.hold,
    { top: palette.persimmon, bottom: palette.ink, hat: 'helmet', hatColour: palette.straw, style: 'tail' },
    -1,
    rect(-8, -8, 20, 14, palette.white),
  );

export const stoneBridge: Scene = { alt: '三孔老石桥上人来人往，桥下河水缓缓流过', draw: drawOpen };
export const stoneBridgeWorks: Scene = { alt: '老石桥搭着脚手架，工人在桥上修缮', draw: drawWorks };
