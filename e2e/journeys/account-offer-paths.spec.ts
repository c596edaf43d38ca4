import type { Page, Route } from '@playwright/test';
import { accountOfferMachine } from '../../machines/account-offer/account-offer.machine.ts';
import { accountOfferProof } from '../../machines/account-offer/account-offer.proof.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates, stepOf } from '../../machines/proof/state-graph.ts';
import { commonwealPath } from '../support/commonweal.ts';
import type { RunningGateway } from '../support/gateway.ts';
import { addReaderCookie, uniqueName } from '../support/login.ts';
import { checkPathCount, coveringPaths, stateOf, type Edge } from '../support/machine-paths.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { expect, hydrated, test } from '../support/test.ts';

type Snapshot = Edge['to']['snapshot'];

const formPath = `${commonwealPath}/volApplay/`;

/** What is known of a token: its reader, that nobody holds it, or nothing. */
function answerTo({ event: { type, output } }: Edge): 'reader' | 'nobody' | 'failure' | undefined {
  if (type.startsWith('xstate.error')) return 'failure';
  if (!type.startsWith('xstate.done')) return undefined;
  return Object(output)['code'] === 200 ? 'reader' : 'nobody';
}

/** Paths that cover each event of each state. */
function offerPaths(): Path[] {
  const [start = ''] = Object.keys(accountOfferProof.starts);
  const possible = pathsOf(exploreStates(accountOfferProof, start)).map((path): Path => {
    // another link opens another page with a machine of its own
    const until = path.edges.findIndex(
      ({ event: { type } }, index) => type === 'offer.received' && index > 0,
    );
    return until < 0 ? path : { ...path, edges: path.edges.slice(0, until) };
  });
  return coveringPaths(
    possible.filter(({ edges: [first] }) => first?.event.type === 'offer.received'),
    (edge) => [stateOf(edge.from.snapshot), edge.event.type, answerTo(edge)].join(' '),
  );
}

const paths = offerPaths();
checkPathCount('account-offer', 'account-offer-paths', paths);

test('the paths visit every state of the offer', () => {
  const visited = new Set(paths.flatMap(({ edges }) => edges.map(({ to }) => stateOf(to.snapshot))));
  expect([...visited].toSorted()).toEqual(Object.keys(accountOfferMachine.states).toSorted());
});

test('the page shows the machine’s state on every path of the offer', async ({ page, gateway }) => {
  test.setTimeout(120_000);
  const site = await openSite(page, gateway);
  for (const { edges } of paths)
    await test.step(
      edges.map((edge) => `${edge.event.type} ${answerTo(edge) ?? ''}`).join(' → '),
      async () => {
        for (const edge of edges) {
          await site.act(edge);
          await site.expectSnapshot(edge.to.snapshot);
          await keepStatePictures(page, 'account-offer', edge.to.snapshot);
        }
        await site.expectReader(edges);
      },
    );
});

/** Drives the page of a link with another reader’s token along the paths of the machine. */
async function openSite(page: Page, gateway: RunningGateway) {
  const [own, foreign] = [uniqueName('本人'), uniqueName('发链接的人')];
  const foreignToken = await gateway.token(foreign);
  const dialog = page.getByRole('dialog', { name: '要换账号吗？' });
  const button = (name: string) => dialog.getByRole('button', { name });
  await addReaderCookie(page, gateway, await gateway.token(own));
  /** requests for the reader of the link’s token */
  const held: Route[] = [];
  let answered: ReturnType<typeof answerTo>;
  let isHolding = false;
  await page.route('**/token-info?*', (route) => {
    if (route.request().postDataJSON().token !== foreignToken) return route.fallback();
    if (!isHolding) return forward(route);
    held.push(route);
  });

  function forward(route: Route): Promise<void> {
    if (answered === 'failure') return route.abort('connectionrefused');
    if (answered === 'nobody') return route.continue({ postData: { token: 'nobody-holds-it' } });
    return route.continue();
  }

  async function answer(what: ReturnType<typeof answerTo>): Promise<void> {
    [isHolding, answered] = [false, what];
    for (const route of held.splice(0)) await forward(route);
  }

  const actions: Readonly<Record<string, () => Promise<void>>> = {
    async 'offer.received'() {
      isHolding = true;
      answered = undefined;
      await page.goto('/robots.txt');
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(`${formPath}?token=${foreignToken}`);
      await hydrated(page);
    },
    'offer.accepted': () => button('换成链接里的账号').tap(),
    'offer.declined': () => button('继续用现在的账号').tap(),
  };

  return {
    act: (edge: Edge) => actions[edge.event.type]?.() ?? answer(answerTo(edge)),
    async expectSnapshot(snapshot: Snapshot) {
      await expect.poll(() => held.length).toBe(snapshot.matches('checking') ? 1 : 0);
      await expect(dialog).toHaveCount(snapshot.hasTag('asking') ? 1 : 0);
      if (snapshot.hasTag('asking'))
        await expect(dialog).toContainText(`现在登录的是“${own}”，链接里的账号是“${foreign}”`);
      await expect(page).not.toHaveURL(/token=/);
    },
    /** Only an accepted offer changes whose account the page uses. */
    async expectReader(edges: readonly Edge[]) {
      const isSwitched = edges.some((edge) =>
        stepOf(edge).effects.some(({ type }) => type === 'switchReader'),
      );
      await expect(page.getByText(`提交后保存到账号“${isSwitched ? foreign : own}”`)).toBeVisible();
    },
  };
}
