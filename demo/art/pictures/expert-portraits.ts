import { rows } from '../motifs/land.ts';
import { bust, type BustLook } from '../motifs/bust.ts';
import { goodsShelf } from '../motifs/interior.ts';
import { block, lamp } from '../motifs/town.ts';
import { definitions, darker, verticalGradient } from '../drawing/paint.ts';
import { palette } from '../drawing/palette.ts';
import { at, circle, each, rect, stroke, times } from '../drawing/svg.ts';
import { pavilion, styles } from '../motifs/roofs.ts';
import { plus, shelf } from '../motifs/things.ts';
import { tree } from '../motifs/trees.ts';
import { sailboat } from '../motifs/boats.ts';
import { hills } from './avatars.ts';

/** Width and height of a portrait, px. */
export const portraitSize = 400;

const field = (top: string, foot: string): string => rect(0, 0, 400, 400, verticalGradient(top, foot));
const bookcase = (): string =>
  field('#8a5f3c', '#6b4428') +
  shelf('ep', 10, 20, 380, 380, 3, '#8a5f3c', [
    palette.red,
    palette.teal,
    palette.cream,
    palette.navy,
    palette.ochre,
    palette.moss,
  ]);

/** What stands behind the experts of a field. */
const backgrounds = {
  books: bookcase,
  town: () =>
    field('#b9d6dc', '#eef0da') +
    block(20, 330, 90, 240, '#c9d3cc', '#8fa9b4', 4, 8) +
    block(290, 330, 100, 280, '#d6cdb8', '#a9bcc0', 4, 9) +
    rect(0, 320, 400, 80, '#a9b8a4'),
  sea: () =>
    field('#8fc6d4', '#dcebe0') +
    rect(0, 210, 400, 190, verticalGradient('#5fa3b8', '#2d6f8a')) +
    sailboat(66, 214, 90, palette.red, palette.cream) +
    sailboat(340, 196, 60, palette.white, palette.straw),
  fieldwork: () =>
    field('#a9d3dc', '#f3f0d0') +
    at(0, 200, rect(0, 0, 400, 200, '#9cc068')) +
    at(0, 0, rows(640, 640, '#6f9a48', 26, 9, 0.5, 1280), 0.3125) +
    tree(50, 216, 110, '#7fae5c') +
    tree(352, 216, 120, '#6fa056'),
  mountain: () =>
    field('#f3c58e', '#fbe8c8') +
    circle(310, 90, 40, '#d9573a') +
    at(0, 0, hills('ep1', 90, 16, '#a98a90') + hills('ep2', 112, 12, '#6f6b84'), 2.5),
  pavilion: () =>
    field('#c9e0d4', '#f0eed4') +
    at(0, 0, hills('ep3', 100, 10, '#a9c9b4'), 2.5) +
    pavilion(330, 330, 170, 180, styles.palace, true) +
    tree(56, 340, 190, '#8fb86c') +
    rect(0, 326, 400, 74, '#b9cc94'),
  clinic: () =>
    field('#dfeeea', '#eef3e6') +
    plus(340, 84, 70, palette.jade) +
    rect(20, 60, 110, 140, palette.white, 6) +
    stroke('M34 130H60L72 100L90 160L102 130H118', palette.red, 5),
  shop: () =>
    field('#f4ead6', '#e6d5b2') +
    goodsShelf(
      'ep4',
      10,
      30,
      380,
      330,
      [
        { shape: 'box', colours: [palette.red, palette.straw, palette.teal] },
        { shape: 'wine', colours: [palette.moss, palette.wine] },
        { shape: 'bag', colours: [palette.cream, palette.jade] },
      ],
      '#b5834f',
    ),
  board: () =>
    field('#24443c', '#2f5248') +
    stroke('M30 300V60M20 280H150M30 280Q70 250 100 160T150 80', palette.cream, 4) +
    stroke('M290 70h80M290 100h60M290 130h70', palette.cream, 4) +
    circle(340, 220, 34, 'none', `stroke="${palette.straw}" stroke-width="4"`),
  chart: () =>
    field('#e3ebec', '#cfdcdc') +
    times(5, (index) =>
      rect(24 + index * 24, 260 - index * 36, 16, 80 + index * 36, index === 4 ? palette.red : palette.teal),
    ) +
    stroke('M280 250L310 210L334 226L380 140', palette.navy, 6) +
    each([160, 210, 260, 310], (y) => rect(270, y, 120, 2, '#9fb0b8')),
  night: () =>
    field('#22335c', '#6b6f92') +
    lamp(60, 380, 260, '#131c39', true) +
    block(300, 380, 90, 260, darker('#4d5080', 0.1), palette.lamp, 4, 8),
} as const;

interface Portrait extends BustLook {
  readonly alt: string;
  readonly behind: keyof typeof backgrounds;
}

const {
  skin,
  tan,
  ink,
  stone,
  pale,
  umber,
  navy,
  slate,
  plum,
  wine,
  teal,
  moss,
  white,
  red,
  blue,
  brick,
  rose,
  straw,
  indigo,
} = palette;

const portraits: Readonly<Record<string, Portrait>> = {
  'expert-01': {
    alt: '戴眼镜的中年男子，身后是书架',
    behind: 'books',
    skin,
    hair: ink,
    cut: 'side',
    wear: 'suit',
    top: navy,
    glasses: true,
  },
  'expert-02': {
    alt: '短发女子，身后是海湾和帆船',
    behind: 'sea',
    skin,
    hair: ink,
    cut: 'bob',
    wear: 'blouse',
    top: teal,
  },
  'expert-03': {
    alt: '白发老人，身后是麦田',
    behind: 'fieldwork',
    skin: tan,
    hair: pale,
    cut: 'short',
    wear: 'jacket',
    top: slate,
    lined: true,
  },
  'expert-04': {
    alt: '盘发女子，身后是诊室',
    behind: 'clinic',
    skin,
    hair: umber,
    cut: 'bun',
    wear: 'coat',
    top: white,
  },
  'expert-05': {
    alt: '年轻男子，身后是图表墙',
    behind: 'chart',
    skin,
    hair: ink,
    cut: 'short',
    wear: 'suit',
    top: slate,
  },
  'expert-06': {
    alt: '长发女子，身后是商店货架',
    behind: 'shop',
    skin,
    hair: ink,
    cut: 'long',
    wear: 'blouse',
    top: red,
  },
  'expert-07': {
    alt: '秃顶戴眼镜的老教授，身后是黑板',
    behind: 'board',
    skin,
    hair: stone,
    cut: 'bald',
    wear: 'sweater',
    top: moss,
    glasses: true,
    lined: true,
  },
  'expert-08': {
    alt: '戴眼镜的短发女子，身后是城市楼群',
    behind: 'town',
    skin,
    hair: umber,
    cut: 'bob',
    wear: 'suit',
    top: plum,
    glasses: true,
  },
  'expert-09': {
    alt: '留胡子的男子，身后是亭台',
    behind: 'pavilion',
    skin: tan,
    hair: ink,
    cut: 'side',
    wear: 'jacket',
    top: indigo,
    beard: true,
  },
  'expert-10': {
    alt: '灰发女子，身后是书架',
    behind: 'books',
    skin,
    hair: stone,
    cut: 'bob',
    wear: 'sweater',
    top: wine,
    lined: true,
  },
  'expert-11': {
    alt: '中年男子，身后是山和落日',
    behind: 'mountain',
    skin: tan,
    hair: ink,
    cut: 'short',
    wear: 'jacket',
    top: teal,
  },
  'expert-12': {
    alt: '盘发戴眼镜的女子，身后是黑板',
    behind: 'board',
    skin,
    hair: ink,
    cut: 'bun',
    wear: 'blouse',
    top: blue,
    glasses: true,
  },
  'expert-13': {
    alt: '灰发男子，身后是夜色里的街道',
    behind: 'night',
    skin,
    hair: stone,
    cut: 'side',
    wear: 'suit',
    top: ink,
    lined: true,
  },
  'expert-14': {
    alt: '长发女子，身后是田野',
    behind: 'fieldwork',
    skin,
    hair: umber,
    cut: 'long',
    wear: 'jacket',
    top: brick,
  },
  'expert-15': {
    alt: '穿白大褂的男医生，身后是诊室',
    behind: 'clinic',
    skin,
    hair: ink,
    cut: 'short',
    wear: 'coat',
    top: white,
    glasses: true,
  },
  'expert-16': {
    alt: '白发老太太，身后是亭台和树',
    behind: 'pavilion',
    skin,
    hair: pale,
    cut: 'bun',
    wear: 'sweater',
    top: plum,
    glasses: true,
    lined: true,
  },
  'expert-17': {
    alt: '年轻男子，身后是海湾',
    behind: 'sea',
    skin: tan,
    hair: ink,
    cut: 'side',
    wear: 'sweater',
    top: straw,
  },
  'expert-18': {
    alt: '短发女子，身后是图表墙',
    behind: 'chart',
    skin,
    hair: ink,
    cut: 'bob',
    wear: 'suit',
    top: navy,
  },
  'expert-19': {
    alt: '秃顶男子，身后是商店货架',
    behind: 'shop',
    skin: tan,
    hair: umber,
    cut: 'bald',
    wear: 'suit',
    top: moss,
    beard: true,
  },
  'expert-20': {
    alt: '长发戴眼镜的女子，身后是书架',
    behind: 'books',
    skin,
    hair: ink,
    cut: 'long',
    wear: 'sweater',
    top: rose,
    glasses: true,
  },
  'expert-21': {
    alt: '白发老人，身后是山和落日',
    behind: 'mountain',
    skin,
    hair: pale,
    cut: 'side',
    wear: 'jacket',
    top: wine,
    glasses: true,
    lined: true,
  },
  'expert-22': {
    alt: '盘发女子，身后是城市楼群',
    behind: 'town',
    skin,
    hair: umber,
    cut: 'bun',
    wear: 'suit',
    top: teal,
  },
  'expert-23': {
    alt: '戴眼镜的年轻男子，身后是夜色里的楼',
    behind: 'night',
    skin,
    hair: ink,
    cut: 'short',
    wear: 'sweater',
    top: red,
    glasses: true,
  },
  'expert-24': {
    alt: '灰发女子，身后是海湾和帆船',
    behind: 'sea',
    skin: tan,
    hair: stone,
    cut: 'long',
    wear: 'blouse',
    top: indigo,
    lined: true,
  },
};

export const portraitNames: readonly string[] = Object.keys(portraits);

/** @returns an SVG document of `portraitSize` square @throws Error for an unknown name */
export const drawPortrait = (name: string): { alt: string; svg: string } => {
  const portrait = portraits[name];
  if (!portrait) throw new Error(`no portrait called ${name}`);
  const picture = backgrounds[portrait.behind]() + bust(200, 196, portrait, 1.02);
  return {
    alt: `${portrait.alt}（示例人物画像）`,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${portraitSize}" height="${portraitSize}" viewBox="0 0 ${portraitSize} ${portraitSize}">${definitions(picture)}${picture}</svg>`,
  };
};
