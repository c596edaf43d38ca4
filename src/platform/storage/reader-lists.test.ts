// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, expect, it, vi } from 'vitest';
import { storeReaderList, readReaderList, watchReaderLists } from './reader-lists.ts';
import { readVisit } from '../network/visit.ts';

const visit = () => readVisit({ userAgent: '', origin: '', cookies: Cookies.get(), now: 0 });

afterEach(() => {
  storeReaderList('channels', []);
  storeReaderList('closedAds', []);
});

it('is read by the next visit, on the server as well', () => {
  storeReaderList('channels', ['culture', 'local', 'sports']);
  expect(visit().channels).toEqual(['culture', 'local', 'sports']);
  expect(readReaderList('channels')).toEqual(['culture', 'local', 'sports']);
  expect(readReaderList('channels')).toBe(readReaderList('channels'));
});

it('leaves no cookie when it is emptied', () => {
  storeReaderList('closedAds', ['ad1']);
  storeReaderList('closedAds', []);
  expect(Cookies.get()).toEqual({});
  expect(readReaderList('closedAds')).toEqual([]);
});

it('stores forty distinct ids, and ignores invalid values', () => {
  storeReaderList(
    'closedAds',
    Array.from({ length: 60 }, (_, at) => `ad${at}`),
  );
  expect(readReaderList('closedAds')).toHaveLength(40);
  Cookies.set('closedAds', 'ad1.ad1.ad2');
  expect(readReaderList('closedAds')).toEqual(['ad1', 'ad2']);
  Cookies.set('closedAds', '<b>.ad1');
  expect(readReaderList('closedAds')).toEqual([]);
});

it('lasts as long as the page if cookies are refused', () => {
  vi.spyOn(Cookies, 'set').mockReturnValueOnce(undefined);
  storeReaderList('closedAds', ['ad1']);
  expect(readReaderList('closedAds')).toEqual(['ad1']);
});

it('notifies of every change', () => {
  const listener = vi.fn();
  const stop = watchReaderLists(listener);
  storeReaderList('channels', ['culture']);
  stop();
  storeReaderList('channels', []);
  expect(listener).toHaveBeenCalledTimes(1);
});
