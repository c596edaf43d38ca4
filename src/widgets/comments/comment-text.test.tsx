import { expect, it } from 'vitest';
import { hostileTexts } from '../../../e2e/fixtures/hostile-texts.ts';
import { mount } from '#ui/state/test-mount.ts';
import { CommentText } from './comment-text.tsx';

it.each(hostileTexts)('a comment shows %j as text', async (body) => {
  const place = await mount(<CommentText comment={{ body, state: 'shown' }} />);
  expect(place.querySelector('*')).toBeNull();
  expect(place.textContent).toBe(body);
});
