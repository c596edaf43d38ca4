import type { Page, Route } from '@playwright/test';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates, stepOf } from '../../machines/proof/state-graph.ts';
import {
  addressToSign,
  shareCardMachine,
  type ShareCardInput,
  type ShownPage,
} from '../../machines/share-card/share-card.machine.ts';
import { shareCardProof } from '../../machines/share-card/share-card.proof.ts';
import { pauseClock } from '../support/clock.ts';
import { checkPathCount, coveringPaths, stateOf, type Edge } from '../support/machine-paths.ts';
import { messagingAgents } from '../support/messaging.ts';
import { expect, fullyHydrated, hydrated, test } from '../support/test.ts';

type CardContext = ShareCardInput & { readonly page: ShownPage };

const contextOf = ({ snapshot: { context } }: Edge['to']) => context as unknown as CardContext;

/** How a shown page differs from the one before. */
function changeOf({ from, to }: Edge): 'address' | 'head' | 'nothing' {
  const [before, after] = [contextOf(from).page, contextOf(to).page];
  if (before.address !== after.address) return 'address';
  return before.card.title === after.card.title ? 'nothing' : 'head';
}

/** Paths on one system that cover each event of each state, from a story on. */
function cardPaths(start: string): Path[] {
  return coveringPaths(
    pathsOf(exploreStates(shareCardProof, start)).filter(
      ({ edges: [first, ...rest] }) =>
        first?.event['page'] === story &&
        // the same page with the same head leads to the same states and the same card
        rest.every((edge) => edge.event.type !== 'page.shown' || changeOf(edge) !== 'nothing'),
    ),
    (edge) =>
      [stateOf(edge.from.snapshot), edge.event.type, changeOf(edge), stateOf(edge.to.snapshot)].join(' '),
  );
}

const [story, , other] = shareCardProof.events.map((event) => Object(event)['page'] as ShownPage);
const systems = { ios: messagingAgents.ios, android: messagingAgents.android };
const paths = Object.keys(systems).flatMap(cardPaths);
checkPathCount('share-card', 'share-card-paths', paths);

test('the paths visit every state of the share card', () => {
  const visited = new Set(paths.flatMap(({ edges }) => edges.map(({ to }) => stateOf(to.snapshot))));
  expect([...visited, 'waiting'].toSorted()).toEqual(Object.keys(shareCardMachine.states).toSorted());
});

for (const [system, userAgent] of Object.entries(systems))
  test.describe(`on ${system}`, () => {
    test.use({ userAgent });

    test('the messaging app has the machine’s card on every path of the share card', async ({
      page,
      gateway,
      pageErrors,
    }) => {
      test.setTimeout(240_000);
      await page.clock.install();
      const site = await openSite(page, gateway.origin, await gateway.token('分享的读者'));
      for (const { edges } of paths.filter(({ start }) => start === system)) {
        const label = edges.map((edge) => `${edge.event.type} ${stateOf(edge.to.snapshot)}`);
        await test.step(label.join(' → '), async () => {
          await site.begin();
          for (const edge of edges) {
            await site.act(edge);
            await site.expectStep(edge);
          }
          for (const edge of edges.slice(-1)) await site.leave(edge);
        });
      }
      // the calls for a signature that failed
      expect(pageErrors.filter((error) => !/ERR_CONNECTION_REFUSED/.test(error))).toEqual([]);
    });
  });

/** Drives the pages of a visit, in the messaging app, along the paths of the machine. */
async function openSite(page: Page, origin: string, token: string) {
  const [frontPath, storyPath] = ['/new/', '/new/general/1001'];
  const [frontTitle, storyTitle] = ['齐鲁晚报', '泰山日出等了三十年，守山人把时刻表写进了云海'];
  const laterTitle = '泰山日出，又是一年';
  const firstAddress = `${origin}${frontPath}?token=${token}`;
  const heading = page.getByRole('heading', { level: 1, name: /泰山日出/ });
  const signing = await holdRequests(page, '**/share-signature?*');
  const configuring = await holdRequests(page, '**/messaging-sandbox/config');
  // the installed clock has no entries
  await page.addInitScript(
    (name) => (performance.getEntriesByType = () => [{ name } as PerformanceEntry]),
    firstAddress,
  );
  let code: Route | undefined;
  await page.route(/\/start-share-card-[^/]*\.js/, (route) => void (code = route));
  let counts = { configured: 0, refused: 0 };
  /** addresses for which a signature was asked */
  let asked: string[] = [];

  const addressOf = (address: string) =>
    address === story?.address
      ? `${origin}${storyPath}`
      : address === other?.address
        ? `${origin}${frontPath}`
        : firstAddress;
  const titleOf = ({ address, card }: ShownPage) => {
    if (address === other?.address) return frontTitle;
    return card.title === story?.card.title ? storyTitle : laterTitle;
  };

  async function goTo(isStory: boolean): Promise<void> {
    if (isStory) await page.goForward();
    else await page.goBack();
    await expect(page).toHaveURL(`${origin}${isStory ? storyPath : frontPath}`);
    await expect(heading).toBeVisible({ visible: isStory });
    // the router has reported the page
    await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
  }

  async function show(edge: Edge): Promise<void> {
    const shown = contextOf(edge.to).page;
    const isStory = shown.address === story?.address;
    if (edge.from.snapshot.matches('waiting')) {
      await code?.continue();
      code = undefined;
      return;
    }
    // a page that the reader leaves before it is painted is not shown
    if (changeOf(edge) === 'head') await goTo(!isStory);
    await goTo(isStory);
    if (titleOf(shown) === laterTitle)
      await page.evaluate(
        (title) => document.querySelector('meta[property="og:title"]')?.setAttribute('content', title),
        laterTitle,
      );
    await page.clock.runFor(100);
  }

  const endSigning = (isDone: boolean) =>
    signing.end((route) => (isDone ? route.continue() : route.abort('connectionrefused')));

  async function endConfiguring(isAccepted: boolean): Promise<void> {
    counts[isAccepted ? 'configured' : 'refused'] += 1;
    await configuring.end((route) =>
      isAccepted
        ? route.continue()
        : route.continue({ postData: { ...route.request().postDataJSON(), signature: 'of another page' } }),
    );
  }

  const recorded = () => page.evaluate(() => Reflect.get(window, 'wxSandbox'));

  async function expectCard({ to }: Edge): Promise<void> {
    const { page: shown } = contextOf(to);
    const card = { title: titleOf(shown), link: addressOf(shown.address) };
    await expect.poll(recorded).toMatchObject({ card, timelineCard: card, hidden: [] });
  }

  return {
    async begin() {
      await page.clock.resume();
      await page.goto(firstAddress);
      await hydrated(page);
      await fullyHydrated(page);
      await expect.poll(() => code !== undefined).toBe(true);
      await page
        .getByRole('main')
        .getByRole('link', { name: /泰山日出/ })
        .last()
        .tap();
      await expect(heading).toBeVisible();
      await pauseClock(page);
      [counts, asked] = [{ configured: 0, refused: 0 }, []];
      signing.asked.length = 0;
      expect(await recorded()).toBeUndefined();
    },
    async act(edge: Edge) {
      const { from, event, to } = edge;
      // the card must be set again
      await page.evaluate(() =>
        Object.assign(Reflect.get(window, 'wxSandbox') ?? {}, { card: undefined, timelineCard: undefined }),
      );
      if (event.type === 'page.shown') await show(edge);
      else if (from.snapshot.matches('signing')) await endSigning(to.snapshot.matches('configuring'));
      else await endConfiguring(to.snapshot.matches('ready'));
      if (to.snapshot.matches('signing')) asked.push(addressOf(addressToSign(contextOf(to))));
    },
    async expectStep(edge: Edge) {
      const { snapshot } = edge.to;
      await expect.poll(() => signing.asked.map(({ url }) => url)).toEqual(asked);
      await expect.poll(() => signing.open.size).toBe(snapshot.matches('signing') ? 1 : 0);
      // an answer for a page that was left changes nothing
      if (edge.from.snapshot.matches('configuring') && snapshot.matches('signing'))
        await endConfiguring(true);
      await expect.poll(() => configuring.open.size).toBe(snapshot.matches('configuring') ? 1 : 0);
      if (counts.configured + counts.refused > 0) await expect.poll(recorded).toMatchObject(counts);
      if (stepOf(edge).effects.some(({ type }) => type === 'showCard')) await expectCard(edge);
      else expect((await recorded())?.card).toBeUndefined();
    },
    /** A card that is still waited for is set once the gateway and the messaging app answer. */
    async leave(edge: Edge) {
      const isSigning = edge.to.snapshot.matches('signing');
      if (!isSigning && !edge.to.snapshot.matches('configuring')) return;
      if (isSigning) await endSigning(true);
      await endConfiguring(true);
      await expectCard(edge);
    },
  };
}

/** Holds requests of the page until they are ended, one at a time. */
async function holdRequests(page: Page, url: string) {
  const open = new Set<Route>();
  const asked: { readonly url: string }[] = [];
  await page.route(url, (route) => {
    open.add(route);
    asked.push(route.request().postDataJSON());
  });
  const forget = (isOver: (route: Route) => boolean) => {
    for (const route of open) if (isOver(route)) open.delete(route);
  };
  page.on('requestfailed', (request) => forget((route) => route.request() === request));
  // requests of a page that was left emit no event when they end
  page.on('request', (request) => {
    if (request.isNavigationRequest()) open.clear();
  });
  return {
    asked,
    open,
    async end(answer: (route: Route) => Promise<void>) {
      await expect.poll(() => open.size).toBe(1);
      const [route] = open;
      open.clear();
      if (route !== undefined) await answer(route);
    },
  };
}
