// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { draftsOf } from './application-drafts.ts';

const empty = { name: '', cityId: '', skills: [] as readonly string[], consented: false, coverId: '' };
const drafts = () =>
  draftsOf('volunteer', { empty, words: ['cityId', 'skills'], person: ['name', 'consented'] });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('keeps a draft, and on the device nothing that says who somebody is', () => {
  expect(drafts().read()).toBeUndefined();
  const draft = { ...empty, name: '王晓芳', cityId: '135', skills: ['law'], consented: true };
  drafts().keep(draft);
  expect(drafts().read()).toEqual(draft);
  expect(JSON.stringify({ ...localStorage })).not.toContain('王晓芳');
  // the tab is closed
  sessionStorage.clear();
  expect(drafts().read()).toEqual({ ...empty, cityId: '135', skills: ['law'] });
  expect(drafts().read({ ...empty, name: '李明', cityId: '136' })).toEqual({
    ...empty,
    name: '李明',
    cityId: '135',
    skills: ['law'],
  });
  drafts().drop();
  expect(drafts().read()).toBeUndefined();
});

it('keeps no pictures: whoever sends them does', () => {
  drafts().keep({ ...empty, name: '王晓芳', coverId: 'u1' });
  expect(drafts().read()?.coverId).toBe('');
});

it.each(['{"name":', '[]', '"text"', '{"name":7,"consented":"yes"}', 'null'])(
  'takes %s, which is no draft of this form, for none',
  (text) => {
    sessionStorage.setItem('commonwealPerson.volunteer', text);
    expect(drafts().read()).toBeUndefined();
  },
);
