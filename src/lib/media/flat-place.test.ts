import { expect, test } from 'vitest';
import { flatPlace } from './flat-place.ts';

test.each([
  [0, 0, { x: 0.5, y: 0.5 }],
  [-180, 90, { x: 0, y: 0 }],
  [90, -45, { x: 0.75, y: 0.75 }],
])('%d degrees to the right and %d up lie where they were drawn', (yaw, pitch, place) => {
  expect(flatPlace(yaw, pitch)).toEqual(place);
});
