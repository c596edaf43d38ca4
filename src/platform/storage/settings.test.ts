// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, expect, it } from 'vitest';
import { rememberSettings } from './settings.ts';
import { readVisit } from '../network/visit.ts';

const chosen = { theme: 'dark', textStep: 4, care: true, dataSaver: true } as const;
const unchosen = { theme: 'auto', textStep: 2, care: false, dataSaver: false } as const;
const visit = () => readVisit({ userAgent: '', origin: '', cookies: Cookies.get(), now: 0 });

afterEach(() => rememberSettings(unchosen));

it('is read again by the next visit', () => {
  rememberSettings(chosen);
  expect(visit()).toMatchObject(chosen);
});

it('changes one setting and leaves the others', () => {
  rememberSettings(chosen);
  rememberSettings({ textStep: 1 });
  expect(visit()).toMatchObject({ ...chosen, textStep: 1 });
});

it('leaves no cookie of what nobody chose', () => {
  rememberSettings(chosen);
  rememberSettings(unchosen);
  expect(Cookies.get()).toEqual({});
});
