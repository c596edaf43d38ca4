// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { clearReadPlaces, keepReadPlace, readPlace } from './read-places.ts';

beforeEach(() => localStorage.clear());

it('keeps where the reader left a story, until it is forgotten', () => {
  expect(readPlace('1')).toBeUndefined();
  keepReadPlace('1', 12);
  keepReadPlace('2', 3);
  keepReadPlace('1', 14);
  expect([readPlace('1'), readPlace('2')]).toEqual([14, 3]);
  keepReadPlace('1', undefined);
  expect(readPlace('1')).toBeUndefined();
  expect(clearReadPlaces()).toBe(1);
  expect(readPlace('2')).toBeUndefined();
});

it('keeps the last hundred stories', () => {
  for (let story = 0; story < 120; story += 1) keepReadPlace(String(story), 5);
  expect(readPlace('19')).toBeUndefined();
  expect(readPlace('20')).toBe(5);
});

it('takes nothing else for a place, and lives without storage', () => {
  localStorage.setItem('readPlaces', '[["1",-2],["2"],[3,3],"x",["4",4]]');
  expect(['1', '2', '3', '4'].map(readPlace)).toEqual([undefined, undefined, undefined, 4]);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.setItem('readPlaces', '{');
  expect(readPlace('4')).toBeUndefined();
});
