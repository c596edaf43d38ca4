import { expect, it } from 'vitest';
import { cities, cityOf, defaultCityId } from './cities.ts';

it('lists the seventeen editions of the specification in order', () => {
  expect(cities.map((city) => Number(city.id))).toEqual(
    Array.from({ length: 17 }, (_, index) => 135 + index),
  );
});

it('defaults to 济南', () => {
  expect(cityOf(defaultCityId)?.name).toBe('济南');
});

it('contains no other city', () => {
  expect(cityOf('134')).toBeUndefined();
  expect(cityOf('')).toBeUndefined();
});
