// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { formDrafts } from './form-drafts.ts';

const empty = { name: '', cityId: '', skills: [] as readonly string[], consented: false, coverId: '' };
const drafts = () =>
  formDrafts({
    empty,
    device: ['commonwealDraft', 'volunteer'],
    deviceFields: ['cityId', 'skills'],
    tab: 'commonwealPerson.volunteer',
    tabFields: ['name', 'consented'],
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('saves a draft, and no personal data on the device', () => {
  expect(drafts().read()).toBeUndefined();
  const draft = { ...empty, name: '王晓芳', cityId: '135', skills: ['law'], consented: true };
  drafts().save(draft);
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
  drafts().remove();
  expect(drafts().read()).toBeUndefined();
});

it('saves no fields that are in neither list', () => {
  drafts().save({ ...empty, name: '王晓芳', coverId: 'u1' });
  expect(drafts().read()?.coverId).toBe('');
});

it.each(['{"name":', '[]', '"text"', '{"name":7,"consented":"yes"}', 'null'])(
  'ignores %s, which is not a draft of this form',
  (text) => {
    sessionStorage.setItem('commonwealPerson.volunteer', text);
    expect(drafts().read()).toBeUndefined();
  },
);
