import { expect, it } from 'vitest';
import app from '../../../../package.json?raw';
import sdk from '../../../../sdk/package.json?raw';
import { licences } from './licences.ts';

it('lists every package in the scripts', () => {
  const packages = [app, sdk].flatMap((text) => Object.keys(JSON.parse(text).dependencies));
  expect(licences.map(({ name }) => name)).toEqual(packages.toSorted());
});
