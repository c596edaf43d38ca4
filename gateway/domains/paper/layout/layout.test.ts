import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakLines, widthOfText } from './break-lines.ts';
import { composePage } from './compose-page.ts';
import { drawPage, sketchPage } from './draw-page.ts';
import { orders } from './orders.ts';
import { folioOf } from './page-head.ts';
import { type Rectangle, bottom, left, pageSize, type Piece } from './page-parts.ts';
import { quotableSentence, withoutLastSentence } from './sentences.ts';

const closing = [...'，。、；：！？”’）》'];
const opening = [...'（《“‘'];
const han = [...'齐鲁晚报山东济南黄河泰山泉城春夏秋冬日月水火土木金人口手足'];
const word = fc.constantFrom('2026', '5G', '37.5%', 'GDP', 'Wi-Fi');
const piece = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...han) },
  { weight: 2, arbitrary: fc.constantFrom(...closing) },
  { weight: 1, arbitrary: fc.constantFrom(...opening) },
  { weight: 1, arbitrary: word },
);
/** At most two punctuation marks in a row: a longer row cannot satisfy the rules. */
const sentence = fc
  .array(piece, { minLength: 1, maxLength: 160 })
  .map((parts) =>
    parts.join('').replaceAll(/([，。、；：！？”’）》（《“‘]{2})[，。、；：！？”’）》（《“‘]+/gu, '$1'),
  );
const measure = fc.integer({ min: 8, max: 30 });

describe('lines', () => {
  test('contain the whole text in order', () => {
    fc.assert(
      fc.property(sentence, measure, (text, room) => {
        expect(
          breakLines(text, room)
            .map((line) => line.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  test('never begin with a closing mark or end with an opening mark', () => {
    fc.assert(
      fc.property(sentence, measure, (text, room) => {
        const lines = breakLines(`山${text}水`, room);
        for (const line of lines.slice(1)) expect(closing).not.toContain(line.text[0]);
        for (const line of lines.slice(0, -1)) expect(opening).not.toContain(line.text.at(-1));
      }),
    );
  });

  test('are never wider than their column, and keep numbers and words whole', () => {
    fc.assert(
      fc.property(sentence, measure, (text, room) => {
        for (const { width, indent, text: shown } of breakLines(text, room)) {
          expect(width + indent).toBeLessThanOrEqual(room + 0.02);
          expect(widthOfText(shown)).toBeLessThanOrEqual(room - indent + 0.02);
        }
      }),
    );
    expect(breakLines('济南的地铁今年开通了2026公里', 12, 2).map(({ text }) => text)).toEqual([
      '济南的地铁今年开通了',
      '2026公里',
    ]);
  });

  test.each([
    ['第一行空两字，放不下它', 'GDPGDP2026', 8, ['GDPGDP202', '6']],
    ['后面的标点放不下', '春夏秋冬日月GDPGDPGDP26，齐', 8, ['春夏秋冬日月', 'GDPGDPGDP2', '6，齐']],
    ['前面的括号放不下', '夏（GDPGDPGDPGDP晚', 9, ['夏', '（GDPGDPGDPGD', 'P晚']],
  ])('break a word where %s', (_why, text, room, lines) => {
    expect(breakLines(text, room).map((line) => line.text)).toEqual(lines);
  });

  test('leave the length to the font only when all fonts agree', () => {
    expect(breakLines('齐鲁晚报，', 5, 0)[0]).toMatchObject({ isUneven: false });
    expect(breakLines('“齐鲁晚报', 5, 0)[0]).toMatchObject({ isUneven: true });
    expect(breakLines('齐鲁晚报', 5, 0)[0]).toMatchObject({ isUneven: false, width: 4 });
  });
});

const picture = {
  url: '/media/demo/pictures/a.jpg',
  width: 1200,
  height: 800,
  color: '#336699',
  alt: '黄河岸边',
};
const story = fc.record({
  title: fc.array(fc.constantFrom(...han), { minLength: 4, maxLength: 30 }).map((parts) => parts.join('')),
  paragraphs: fc.array(sentence, { minLength: 1, maxLength: 9 }),
  isPictured: fc.boolean(),
  label: fc.constantFrom('', '公告'),
});
const pieces = fc.array(story, { minLength: 3, maxLength: 8 }).map((stories) =>
  stories.map(({ title, paragraphs, isPictured, label }, at): Piece => ({
    key: `k${at}`,
    label,
    title,
    summary: '',
    byline: '本报记者 王晓岚',
    paragraphs,
    pictures: isPictured ? [picture] : [],
  })),
);
const head = folioOf(
  { name: 'A03', section: '城事' },
  { date: '2026年11月21日', weekday: '星期六', lunar: '丙午年十月十三', pages: 16 },
);

const within = (inner: Rectangle, outer: Rectangle) =>
  inner.x >= outer.x - 0.2 &&
  inner.y >= outer.y - 0.2 &&
  inner.x + inner.width <= outer.x + outer.width + 0.2 &&
  inner.y + inner.height <= outer.y + outer.height + 0.2;
const overlap = (one: Rectangle, other: Rectangle) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe('a page', () => {
  const paper = { x: left, y: head.end, width: pageSize.width - 2 * left, height: bottom - head.end };

  test('has zones within the page and without overlap that contain their articles', () => {
    fc.assert(
      fc.property(pieces, (given) => {
        const { blocks } = composePage(head, given);
        blocks.forEach(({ zone, runs, pictures, columns }, at) => {
          expect(within(zone, paper)).toBe(true);
          for (const other of blocks.slice(at + 1)) expect(overlap(zone, other.zone)).toBe(false);
          for (const { x, y, size, text, length = widthOfText(text) * size } of runs) {
            const box = { x, y: y - size, width: length, height: size };
            expect(within(box, zone), `${text} ${JSON.stringify(box)} in ${JSON.stringify(zone)}`).toBe(true);
          }
          for (const box of [...pictures.map((one) => one.box), ...columns])
            expect(within(box, { ...zone, height: zone.height + 4 })).toBe(true);
        });
      }),
      { numRuns: 60 },
    );
  });

  test('prints the beginning of every text, up to the end of a sentence or of the text', () => {
    fc.assert(
      fc.property(pieces, (given) => {
        for (const { piece: one, printed, runs } of composePage(head, given).blocks) {
          expect(one.paragraphs.join('').startsWith(printed.join(''))).toBe(true);
          const body = runs.filter(({ style }) => style === 'body').map(({ text }) => text);
          expect(printed.join('').startsWith(body.join(''))).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('is deterministic and escapes markup of the articles', () => {
    fc.assert(
      fc.property(pieces, (given) => {
        const hostile = given.map((one) => ({ ...one, title: `<script>${one.title}&"` }));
        const page = composePage(head, hostile);
        expect(drawPage(page)).toBe(drawPage(composePage(head, structuredClone(hostile))));
        expect(drawPage(page) + sketchPage(page)).not.toContain('<script');
      }),
      { numRuns: 20 },
    );
  });

  test('requires at least three articles', () => {
    expect(() => composePage(head, fc.sample(pieces, 1)[0]?.slice(0, 2) ?? [])).toThrow('three pieces');
  });
});

describe('text and ordering functions', () => {
  test('withoutLastSentence removes the last sentence and keeps the first', () => {
    expect(withoutLastSentence(['一。二。', '三。'])).toEqual(['一。二。']);
    expect(withoutLastSentence(['一。“二！”三'])).toEqual(['一。“二！”']);
    expect(withoutLastSentence(['一'])).toBeUndefined();
  });

  test('quotableSentence returns a sentence without quotation marks', () => {
    const line = '水还是那么清，清得能看见天上的云。';
    expect(quotableSentence([`他说：“好。”${line}`, '短。'])).toBe(line);
    expect(quotableSentence(['短。'])).toBeUndefined();
  });

  test('orders tries all permutations of few items and some of many', () => {
    expect(orders([1, 2, 3])).toHaveLength(6);
    expect(orders([1, 2, 3, 4, 5])).toContainEqual([1, 2, 4, 3, 5]);
  });
});
