import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('quotes what needs it, keeps numbers, and runs no formula', () => {
  const rows = [
    ['名称', '变化', '说明'],
    ['甲，乙', -3, '他说"好"'],
    ['a,b', 1.5, '=HYPERLINK("x")'],
    ['两\n行', 0, '-1'],
  ];
  expect(csvOf(rows)).toBe(
    '\uFEFF名称,变化,说明\r\n甲，乙,-3,"他说""好"""\r\n"a,b",1.5,"\'=HYPERLINK(""x"")"\r\n"两\n行",0,\'-1\r\n',
  );
});
