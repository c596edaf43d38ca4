// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, expect, it } from 'vitest';
import { storeSettings } from './settings.ts';
import { readVisit } from '../network/visit.ts';

const chosen = { theme: 'dark', textStep: 4, care: true, dataSaver: true } as const;
const unchosen = { theme: 'auto', textStep: 2, care: false, dataSaver: false } as const;
const visit = () => readVisit({ userAgent: '', origin: '', cookies: Cookies.get(), now: 0 });

afterEach(() => storeSettings(unchosen));

it('is read by the next visit', () => {
  storeSettings(chosen);
  expect(visit()).toMatchObject(chosen);
});

it('changes one setting and keeps the others', () => {
  storeSettings(chosen);
  storeSettings({ textStep: 1 });
  expect(visit()).toMatchObject({ ...chosen, textStep: 1 });
});

it('sets no cookie for a default', () => {
  storeSettings(chosen);
  storeSettings(unchosen);
  expect(Cookies.get()).toEqual({});
});
