import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nodesOf } from '../../machines/proof/definition.ts';
import { machines } from '../../machines/registry.ts';
import { replayedPaths } from '../../machines/replayed-paths.ts';

const pictured = Object.keys(replayedPaths).filter((name) => taggedStates(name).length > 0);

/** Tagged states without a picture. */
const notPictured: Readonly<Record<string, string>> = {
  'share-sheet copying': 'ends at once',
  'share-sheet sharingWithSystem': 'the system’s own sheet covers the page',
  'share-sheet cancelled': 'looks like `open`',
  'video-player video': 'the states within it have pictures',
  'video-player video.going': 'the states within it have pictures',
  'channel-pager leaving': 'lasts as long as the animation to the channel',
  'channel-pager returning': 'lasts as long as the animation back',
  'video-feed leaving': 'lasts as long as the animation to the next video',
  'video-feed returning': 'lasts as long as the animation back',
  'gallery opening': 'lasts as long as the animation from the thumbnail',
  'gallery closing': 'lasts as long as the animation back to it',
  'volunteer-application waiting': 'the form has no pictures to wait for',
  'tip-form pending': 'looks like `approved` with another line of text',
  'tip-form rejected': 'a refused tip is not shown in its form',
  'start-activity approved': 'the audit of an activity is shown on the page of its group',
  'start-activity rejected': 'the same',
  'post-form rejected': 'a post that an editor refuses is not shown',
};

const folder = new URL('../../src/workbench/pictures/', import.meta.url);
const picturesOf = (machine: string) =>
  readdirSync(new URL(`${machine}/`, folder)).map((file) => file.replace('.webp', ''));

test('there are pictures of the main widgets’ machines, and of no other', () => {
  expect(readdirSync(folder).toSorted()).toEqual(pictured.toSorted());
});

test.each(pictured)('each tagged state of %s has a picture or a reason', (name) => {
  const expected = taggedStates(name).filter((state) => notPictured[`${name} ${state}`] === undefined);
  expect(picturesOf(name).toSorted()).toEqual(expected.toSorted());
});

function taggedStates(name: string): string[] {
  const machine = machines.find((each) => each.name === name)?.machine;
  if (machine === undefined) throw new Error(`no machine ${name}`);
  return nodesOf(machine)
    .filter(({ tags }) => tags.length > 0)
    .map(({ path }) => path.join('.'));
}
