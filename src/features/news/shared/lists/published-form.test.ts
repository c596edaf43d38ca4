import { expect, it } from 'vitest';
import { publishedForm } from './published-form.ts';

it.each([
  [undefined, 'article'],
  ['videos', 'video'],
  ['lives', 'live'],
  ['none', 'article'],
  [3, 'article'],
] as const)('takes %j in the address for %s', (list, form) => {
  expect(publishedForm(list)).toBe(form);
});
