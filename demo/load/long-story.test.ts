import { expect, test } from 'vitest';
import { readDemoContent } from './read-content.ts';
import { longStory } from './long-story.ts';

test('the long story has 50,000 to 60,000 characters and 200 pictures, and is the same each time', async () => {
  const { pictures, stories } = await readDemoContent();
  const story = longStory(pictures);
  const words = story.body
    .map((block) => ('p' in block ? block.p : 'img' in block ? block.caption : ''))
    .join('');
  expect(words.length).toBeGreaterThan(50_000);
  expect(words.length).toBeLessThan(60_000);
  expect(story.body.filter((block) => 'img' in block)).toHaveLength(200);
  expect(words).not.toMatch(/[@#]|undefined/);
  expect(longStory(pictures)).toEqual(story);
  expect(stories).toContainEqual(story);
});
