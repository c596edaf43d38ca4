// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, expect, it, vi } from 'vitest';
import { keepReaderList, readReaderList, watchReaderLists } from './reader-lists.ts';
import { readVisit } from '../network/visit.ts';

const visit = () => readVisit({ userAgent: '', origin: '', cookies: Cookies.get(), now: 0 });

afterEach(() => {
  keepReaderList('channels', []);
  keepReaderList('closedAds', []);
});

it('is read again by the next visit, on the server as well', () => {
  keepReaderList('channels', ['culture', 'local', 'sports']);
  expect(visit().channels).toEqual(['culture', 'local', 'sports']);
  expect(readReaderList('channels')).toEqual(['culture', 'local', 'sports']);
  expect(readReaderList('channels')).toBe(readReaderList('channels'));
});

it('leaves no cookie when it is emptied', () => {
  keepReaderList('closedAds', ['ad1']);
  keepReaderList('closedAds', []);
  expect(Cookies.get()).toEqual({});
  expect(readReaderList('closedAds')).toEqual([]);
});

it('keeps forty ids, each once, and takes what is none of ours for nothing', () => {
  keepReaderList(
    'closedAds',
    Array.from({ length: 60 }, (_, at) => `ad${at}`),
  );
  expect(readReaderList('closedAds')).toHaveLength(40);
  Cookies.set('closedAds', 'ad1.ad1.ad2');
  expect(readReaderList('closedAds')).toEqual(['ad1', 'ad2']);
  Cookies.set('closedAds', '<b>.ad1');
  expect(readReaderList('closedAds')).toEqual([]);
});

it('lasts as long as the page where cookies are refused', () => {
  vi.spyOn(Cookies, 'set').mockReturnValueOnce(undefined);
  keepReaderList('closedAds', ['ad1']);
  expect(readReaderList('closedAds')).toEqual(['ad1']);
});

it('tells this page of every change', () => {
  const told = vi.fn();
  const stop = watchReaderLists(told);
  keepReaderList('channels', ['culture']);
  stop();
  keepReaderList('channels', []);
  expect(told).toHaveBeenCalledTimes(1);
});
