import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { applyAll, applyFix, contextOf, dropMark, type Mark, type MarkedText } from './marked-text.ts';

const mark = (from: number, to: number, fix?: string): Mark => ({
  from,
  to,
  kind: 'word',
  reason: '错字',
  ...(fix !== undefined && { fix }),
});

const text = '他再接再励,跑的快';
const marks = [mark(1, 5, '再接再厉'), mark(5, 6, '，'), mark(6, 8, '跑得')];

test('a fix is applied, and later marks move along', () => {
  const [, comma] = marks;
  if (comma === undefined) throw new Error('no comma');
  const fixed = applyFix({ text, marks }, { ...comma });
  expect(fixed).toEqual({ text, marks });
  const longer = mark(1, 5, '再接再厉，继续');
  const after = applyFix({ text, marks: [longer, ...marks.slice(1)] }, longer);
  expect(after.text).toBe('他再接再厉，继续,跑的快');
  expect(after.marks.map(({ from, to }) => after.text.slice(from, to))).toEqual([',', '跑的']);
});

test('all automatic fixes are applied at once, and the other marks stay', () => {
  const unsure = mark(8, 9);
  const { text: fixed, marks: left } = applyAll({ text, marks: [...marks, unsure] });
  expect(fixed).toBe('他再接再厉，跑得快');
  expect(left.map(({ from, to }) => fixed.slice(from, to))).toEqual(['快']);
});

test('a mark can be ignored', () => {
  const [first] = marks;
  if (first === undefined) throw new Error('no mark');
  expect(dropMark({ text, marks }, first)).toEqual({ text, marks: marks.slice(1) });
});

test('a mark is shown with the surrounding words, without split surrogate pairs', () => {
  const long = `${'前'.repeat(20)}错${'😀'.repeat(20)}`;
  expect(contextOf(long, mark(20, 21))).toEqual({
    before: `…${'前'.repeat(12)}`,
    found: '错',
    after: `${'😀'.repeat(6)}…`,
  });
  expect(contextOf(`😀${'一'.repeat(11)}错`, mark(13, 14)).before).toBe(`…${'一'.repeat(11)}`);
});

it('never changes the text between the marks', () => {
  const pieces = fc.array(
    fc.record({
      plain: fc.string({ unit: fc.constantFrom('甲', '乙', '。') }),
      wrong: fc.string({ minLength: 1 }),
      fix: fc.string(),
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(pieces, (parts) => {
      let whole = '';
      const found: Mark[] = [];
      for (const { plain, wrong, fix } of parts) {
        whole += plain;
        found.push(mark(whole.length, whole.length + wrong.length, fix));
        whole += wrong;
      }
      const marked: MarkedText = { text: whole, marks: found };
      expect(applyAll(marked)).toEqual({
        text: parts.map(({ plain, fix }) => plain + fix).join(''),
        marks: [],
      });
      const first = found[0];
      if (first !== undefined) {
        const after = applyFix(marked, first);
        expect(after.marks.map(({ from, to }) => after.text.slice(from, to))).toEqual(
          parts.slice(1).map(({ wrong }) => wrong),
        );
      }
    }),
  );
});
