// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { ShareTable } from './share-table.tsx';
import { mount } from '../state/test-mount.ts';

it('lists each count and share in a table, and draws the longest bar over the full width', async () => {
  const place = await mount(
    <ShareTable
      what="频道"
      rows={[
        { id: 'a', name: '文化', value: 6 },
        { id: 'b', name: '城事', value: 3 },
      ]}
      shares={[67, 33]}
    />,
  );
  expect(Array.from(place.querySelectorAll('tbody tr'), (row) => row.textContent)).toEqual([
    '文化667%',
    '城事333%',
  ]);
  expect(Array.from(place.querySelectorAll('rect'), (bar) => bar.getAttribute('width'))).toEqual([
    '100',
    '50',
  ]);
});
