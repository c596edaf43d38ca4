import { connectivityMachine } from '../../machines/connectivity/connectivity.machine.ts';
import { connectivityProof } from '../../machines/connectivity/connectivity.proof.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates } from '../../machines/proof/state-graph.ts';
import { pauseClock } from '../support/clock.ts';
import { checkPathCount, coveringPaths, stateOf, type Edge } from '../support/machine-paths.ts';
import { settled } from '../support/network.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { expect, hydrated, test } from '../support/test.ts';

const recoveredShownMs = 2000;
/** What the page says in each state. */
const banners: Readonly<Record<string, string>> = {
  online: '',
  offline: '网络断开了，连上后自动重试',
  recovered: '网络已恢复',
};

/** A browser reports only changes. */
const canHappen = ({ from: { snapshot }, event: { type } }: Edge) =>
  snapshot.hasTag('offline') ? type !== 'network.lost' : type !== 'network.restored';

/** Paths that cover each event of each state. */
function networkPaths(): Path[] {
  const [start = ''] = Object.keys(connectivityProof.starts);
  return coveringPaths(
    pathsOf(exploreStates(connectivityProof, start)).filter(({ edges }) => edges.every(canHappen)),
    ({ from, event, to }) => [stateOf(from.snapshot), event.type, stateOf(to.snapshot)].join(' '),
  );
}

const paths = networkPaths();
checkPathCount('connectivity', 'connectivity-paths', paths);

test('the paths visit every state of the network', () => {
  const visited = new Set(paths.flatMap(({ edges }) => edges.map(({ to }) => stateOf(to.snapshot))));
  expect([...visited].toSorted()).toEqual(Object.keys(connectivityMachine.states).toSorted());
});

test('the page shows the machine’s state on every path of the network', async ({ page, context }) => {
  await page.clock.install();
  await page.goto('/new/general/1001');
  await hydrated(page);
  await settled(page);
  await pauseClock(page);
  const banner = page.getByRole('status').filter({ has: page.locator('[data-network-line]') });
  const expectState = async (state: string) => {
    const text = banners[state] ?? '';
    await expect(banner).toHaveText(text === '' ? [] : [text]);
  };
  const actions: Readonly<Record<string, () => Promise<void>>> = {
    'network.lost': () => context.setOffline(true),
    'network.restored': () => context.setOffline(false),
  };
  for (const { edges } of paths)
    await test.step(edges.map(({ event }) => event.type).join(' → '), async () => {
      await expectState('online');
      for (const { event, to } of edges) {
        await (actions[event.type]?.() ?? page.clock.runFor(recoveredShownMs));
        await expectState(stateOf(to.snapshot));
        await keepStatePictures(page, 'connectivity', to.snapshot);
      }
      await context.setOffline(false);
      // the browser reports it later, and the time begins then
      if (edges.at(-1)?.to.snapshot.hasTag('offline')) await expectState('recovered');
      await page.clock.runFor(recoveredShownMs);
    });
});
