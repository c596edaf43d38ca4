import { height, width } from '../drawing/svg.ts';

/** A part of a scene as a picture of its own, so that several stories about one place do not show the same picture. */
export interface SceneDetail {
  readonly scene: string;
  readonly alt: string;
  /** left upper corner and width in the scene; the shape of the window is the scene's */
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/** px of a detail's picture: smaller than a scene, since it has fewer details */
export const detailSize = { width: 960, height: 640 };

export const sceneDetails: Record<string, SceneDetail> = {
  'spring-spouts': { scene: 'baotu-spring', alt: '泉水从池底涌起，水面鼓起一簇水花', x: 363, y: 470, w: 560 },
  'spring-pavilion': { scene: 'baotu-spring', alt: '大人带着孩子在泉池栏杆边看水', x: 20, y: 120, w: 640 },
  'spring-koi': { scene: 'baotu-spring', alt: '泉池里锦鲤绕着水花游', x: 800, y: 628, w: 336 },
  'pier-gulls': { scene: 'qingdao-pier', alt: '海鸥掠过栈桥上空，夕阳照着回澜阁', x: 290, y: 40, w: 720 },
  'pier-waves': { scene: 'qingdao-pier', alt: '潮水拍着栈桥，人们沿桥看海', x: 0, y: 390, w: 600 },
  'wheat-combine': { scene: 'wheat-harvest', alt: '联合收割机开过麦田', x: 520, y: 220, w: 700 },
  'wheat-farmer': { scene: 'wheat-harvest', alt: '农人站在地头看麦子，运粮车开过来', x: 60, y: 420, w: 560 },
  'marathon-runner': { scene: 'marathon', alt: '跑者迈开大步冲在前面', x: 160, y: 370, w: 700 },
  'marathon-crowd': { scene: 'marathon', alt: '赛道边，人群举着小旗为跑者加油', x: 560, y: 300, w: 620 },
  'peony-bloom': { scene: 'heze-peony', alt: '近看盛开的红牡丹和白牡丹', x: 380, y: 452, w: 600 },
  'swans-flying': { scene: 'weihai-swans', alt: '大天鹅从海湾上空飞过', x: 40, y: 30, w: 660 },
  'bookshop-cat': { scene: 'old-bookshop', alt: '老书店门前蹲着一只黑猫', x: 470, y: 596, w: 380 },
  'bridge-arch': { scene: 'stone-bridge', alt: '老石桥的拱洞和桥栏', x: 380, y: 376, w: 560 },
  'river-shore': {
    scene: 'yellow-river-bridge',
    alt: '两个人站在黄河岸边，望着宽阔的河面',
    x: 60,
    y: 440,
    w: 610,
  },
  'basketball-shot': { scene: 'basketball', alt: '篮筐下，两名球员跳起争球', x: 560, y: 20, w: 620 },
  'bridge-scaffold': {
    scene: 'stone-bridge-works',
    alt: '脚手架上，工人在修石桥的拱券',
    x: 90,
    y: 400,
    w: 480,
  },
  'stone-slabs': { scene: 'stonemason', alt: '采石场上码好的石板', x: 700, y: 150, w: 560 },
};

/** The window of a detail as an SVG view box. */
export const viewBoxOf = ({ x, y, w }: SceneDetail): string => `${x} ${y} ${w} ${(w * height) / width}`;
