import { expect, it } from 'vitest';
import { feedSearch } from './feed-search.ts';

it.each([
  [{ collection: 'quan' }, { collection: 'quan' }],
  // addresses are read as JSON where they can be
  [{ collection: 7 }, { collection: '7' }],
  [{ collection: '' }, {}],
  [{ collection: ['quan'] }, {}],
  [{}, {}],
])('reads %j as %j', (search, read) => {
  expect(feedSearch(search)).toEqual(read);
});
