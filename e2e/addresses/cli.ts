import { listAddresses } from './address-list.ts';
import { readRoutes } from './route-tree.ts';

const addresses = listAddresses(await readRoutes());

if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(addresses, null, 1)}\n`);
else {
  for (const { pattern, url, built } of addresses)
    process.stdout.write(`${built ? '✓' : '·'} ${pattern.padEnd(44)} ${url}\n`);
  const count = addresses.filter(({ built }) => built).length;
  process.stdout.write(`${count} of ${addresses.length} addresses are built\n`);
}
