import { expect, test } from 'vitest';
import { cityOf } from './cities.ts';
import { nearestCity } from './nearest-city.ts';

test.each([
  [36.66, 117.02, '济南'],
  [36.06, 120.31, '青岛'],
  [37.53, 121.39, '烟台'],
  [36.25, 117.1, '泰安'],
  [34.86, 117.55, '枣庄'],
])('who is at %f, %f is in %s', (latitude, longitude, name) => {
  expect(cityOf(nearestCity(latitude, longitude) ?? '')?.name).toBe(name);
});

test.each([
  [39.9, 116.4],
  [31.2, 121.5],
  [-36, 117],
])('who is at %f, %f is in none', (latitude, longitude) => {
  expect(nearestCity(latitude, longitude)).toBeUndefined();
});
