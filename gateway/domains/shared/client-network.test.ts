import { expect, test } from 'vitest';
import { clientNetwork } from './client-network.ts';

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2408:8000:1:2:3:4:5:6', '2408:8000:1:2'],
  ['2408:8000:1:2::6', '2408:8000:1:2'],
  ['2408:8000::1', '2408:8000:0:0'],
  ['2408:08000::1', '2408:08000::1'],
  ['::1', '0:0:0:0'],
  ['fe80::', 'fe80:0:0:0'],
  ['', ''],
])('%s belongs to the network %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});
