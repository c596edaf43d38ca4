import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nodesOf } from '../../machines/proof/definition.ts';
import { machines } from '../../machines/registry.ts';
import { replayedPaths } from '../../machines/replayed-paths.ts';

/** Tagged states without a picture. */
const notPictured: Readonly<Record<string, string>> = {
  'gallery opening': 'lasts as long as the animation from the thumbnail',
  'gallery closing': 'lasts as long as the animation back to it',
  'volunteer-application waiting': 'the form has no pictures to wait for',
  'start-activity approved': 'the audit of an activity is shown on the page of its group',
  'start-activity rejected': 'the same',
  'post-form rejected': 'a post that an editor refuses is not shown',
};

const folder = new URL('../../src/workbench/pictures/', import.meta.url);
const picturesOf = (machine: string) =>
  readdirSync(new URL(`${machine}/`, folder)).map((file) => file.replace('.webp', ''));

test('there are pictures of the machines whose paths a journey replays, and of no other', () => {
  expect(readdirSync(folder).toSorted()).toEqual(Object.keys(replayedPaths).toSorted());
});

test.each(Object.keys(replayedPaths))('each tagged state of %s has a picture or a reason', (name) => {
  const machine = machines.find((each) => each.name === name)?.machine;
  if (machine === undefined) throw new Error(`no machine ${name}`);
  const tagged = nodesOf(machine)
    .filter(({ tags }) => tags.length > 0)
    .map(({ path }) => path.join('.'));
  const pictured = tagged.filter((state) => notPictured[`${name} ${state}`] === undefined);
  expect(picturesOf(name).toSorted()).toEqual(pictured.toSorted());
});
