import { expect, it } from 'vitest';
import { cities, cityOf, defaultCityId } from './cities.ts';

it('lists the seventeen editions of the specification in their order, without a gap', () => {
  expect(cities.map((city) => Number(city.id))).toEqual(
    Array.from({ length: 17 }, (_, index) => 135 + index),
  );
});

it('opens at 济南', () => {
  expect(cityOf(defaultCityId)?.name).toBe('济南');
});

it('knows no city outside the list', () => {
  expect(cityOf('134')).toBeUndefined();
  expect(cityOf('')).toBeUndefined();
});
