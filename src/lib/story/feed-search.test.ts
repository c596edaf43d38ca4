import { expect, it } from 'vitest';
import { feedSearch } from './feed-search.ts';

it.each([
  [{ collection: 'quan' }, { collection: 'quan' }],
  // the router parses parameters as JSON where possible
  [{ collection: 7 }, { collection: '7' }],
  [{ collection: '' }, {}],
  [{ collection: ['quan'] }, {}],
  [{}, {}],
])('reads %j as %j', (search, read) => {
  expect(feedSearch(search)).toEqual(read);
});
