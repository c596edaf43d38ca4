import { expect, it } from 'vitest';
import app from '../../../../package.json?raw';
import sdk from '../../../../sdk/package.json?raw';
import { licences } from './licences.ts';

it('names every package that the scripts are made of', () => {
  const packages = [app, sdk].flatMap((text) => Object.keys(JSON.parse(text).dependencies));
  expect(licences.map(({ name }) => name)).toEqual(packages.toSorted());
});
