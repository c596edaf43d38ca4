import { expect, it } from 'vitest';
import { layoutPicture, pictureWidth, type PictureShape } from './layout-picture.ts';
import type { PictureBlock, PictureContent } from './picture-content.ts';

const style = { paper: 'p', ink: 'i', quiet: 'q', brand: 'b', sans: 'Sans', serif: 'Serif' };
/** every character is as wide as the type is high */
const measure = (text: string, font: string) => Array.from(text).length * sizeOf(font);
const sizeOf = (font: string) => Number(/([\d.]+)px/.exec(font)?.[1]);
const layout = (content: PictureContent) => layoutPicture(content, style, measure);
const url = 'https://news.example/new/chainFile/lossChain/1';

const notice: PictureContent = {
  isFramed: true,
  align: 'center',
  blocks: [
    { kind: 'text', text: '登报凭证', size: 'display' },
    {
      kind: 'rows',
      rows: [
        { label: '证件种类', value: '营业执照' },
        { label: '持有人', value: '济南市历下区泉城路某某餐饮管理有限公司'.repeat(2) },
      ],
    },
    { kind: 'text', text: '遗失营业执照正本，声明作废。'.repeat(9), size: 'body', align: 'start' },
    { kind: 'seal', lines: ['齐鲁晚报', '已登报'] },
    { kind: 'code', url, captions: ['扫码查验'] },
  ],
};

type Text = Extract<PictureShape, { kind: 'text' }>;
const textsOf = (shapes: readonly PictureShape[]) =>
  shapes.filter((shape): shape is Text => shape.kind === 'text');

it('keeps every text of a notice within the frame, and the rows beside their labels', () => {
  const { shapes, height } = layout(notice);
  for (const { text, x, y, font, anchor } of textsOf(shapes)) {
    const width = measure(text, font);
    const left = anchor === 'middle' ? x - width / 2 : x;
    expect(left).toBeGreaterThanOrEqual(60);
    // closing punctuation may hang over
    expect(left + width).toBeLessThanOrEqual(pictureWidth - 60);
    expect(y).toBeLessThan(height - 60);
  }
  const texts = textsOf(shapes);
  const [label, value] = [
    texts.find(({ text }) => text === '持有人'),
    texts.find(({ text }) => text.startsWith('济南市')),
  ];
  expect(value?.y).toBe(label?.y);
  expect(value?.x).toBeGreaterThan((label?.x ?? 0) + 3 * 28);
});

it('shows the whole text of a notice', () => {
  const { shapes } = layout(notice);
  const written = textsOf(shapes)
    .map(({ text }) => text)
    .join('');
  expect(written).toContain('遗失营业执照正本，声明作废。'.repeat(9));
  expect(written).toContain('济南市历下区泉城路某某餐饮管理有限公司'.repeat(2));
});

it('lays blocks below each other without overlap, and is as high as they are', () => {
  const note: PictureBlock = { kind: 'text', text: '一', size: 'note' };
  const one = layout({ blocks: [note] });
  const two = layout({ blocks: [note, { ...note, gap: 10 }] });
  expect(two.height - one.height).toBe(36 + 10);
  const [first, second] = textsOf(two.shapes);
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBe(46);
});

it('ends a text with an ellipsis where its lines run out', () => {
  const { shapes } = layout({
    blocks: [{ kind: 'text', text: '字'.repeat(99), size: 'title', maxLines: 2 }],
  });
  const texts = textsOf(shapes);
  expect(texts).toHaveLength(2);
  expect(texts.at(-1)?.text.endsWith('…')).toBe(true);
});

it('draws the modules of a QR code as whole pixels in its square', () => {
  const { shapes } = layout({ blocks: [{ kind: 'code', url, captions: [] }] });
  const modules = shapes.filter((shape) => shape.kind === 'rect');
  expect(modules.length).toBeGreaterThan(100);
  const left = (pictureWidth - 184) / 2;
  for (const { x, y, width, height } of modules) {
    expect(width % height).toBe(0);
    expect(x).toBeGreaterThanOrEqual(left);
    expect(x + width).toBeLessThanOrEqual(left + 184);
    expect(y + height).toBeLessThanOrEqual(56 + 184);
  }
});

it('fits the lines of a seal into its ring', () => {
  const { shapes } = layout({ blocks: [{ kind: 'seal', lines: ['一二三四五六'] }] });
  const [text] = textsOf(shapes);
  const ring = shapes.find((shape) => shape.kind === 'ring');
  expect(text === undefined ? NaN : measure(text.text, text.font)).toBeLessThan(2 * (ring?.radius ?? 0) - 20);
});
