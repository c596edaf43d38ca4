import type { Page, Request } from '@playwright/test';
import { endlessListMachine } from '../../machines/endless-list/endless-list.machine.ts';
import { endlessListProof } from '../../machines/endless-list/endless-list.proof.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates } from '../../machines/proof/state-graph.ts';
import { reconnect } from '../support/held-calls.ts';
import {
  checkPathCount,
  coveringPaths,
  possibleGraph,
  stateOf,
  type Edge,
} from '../support/machine-paths.ts';
import { importStories } from '../support/news-feed.ts';
import { settled } from '../support/network.ts';
import { expect, hydrated, isolatedTest as test } from '../support/test.ts';

const hasMoreOf = ({ event: { type, hasMore, output } }: Edge): boolean | undefined => {
  if (type === 'list.shown') return hasMore === true;
  return (output as { readonly hasMore: boolean } | undefined)?.hasMore;
};
const nameOf = (edge: Edge) => `${edge.event.type} ${hasMoreOf(edge) ?? ''}`.trim();

/** Paths of the events that are possible on a page. */
function listPaths(canHappen: (edge: Edge) => boolean): Path[] {
  const [start = ''] = Object.keys(endlessListProof.starts);
  const graph = possibleGraph(exploreStates(endlessListProof, start), canHappen);
  return coveringPaths(pathsOf(graph), (edge) =>
    [stateOf(edge.from.snapshot), nameOf(edge), stateOf(edge.to.snapshot)].join(' '),
  );
}

const channelPaths = listPaths(({ from: { snapshot }, event: { type } }) => {
  // the document has the first page; a refresh joins a request in flight
  if (snapshot.matches('idle')) return type === 'list.shown';
  return type !== 'list.shown' || !snapshot.matches('loading');
});
// replies are not refreshed
const threadPaths = listPaths(({ event: { type } }) => type !== 'list.shown');
const paths = [...channelPaths, ...threadPaths];
checkPathCount('endless-list', 'endless-list-paths', paths);

test('the paths visit every state of a list', () => {
  const visited = new Set(
    paths
      .flatMap(({ edges }) => edges.flatMap(({ from, to }) => [from, to]))
      .map(({ snapshot }) => stateOf(snapshot)),
  );
  expect([...visited].toSorted()).toEqual(Object.keys(endlessListMachine.states).toSorted());
});

const stepsOf = ({ edges }: Path) => edges.map(nameOf).join(' → ');

test('a channel shows the machine’s state on every path of its list', async ({
  page,
  ownGateway: gateway,
  pageErrors,
}) => {
  test.setTimeout(240_000);
  await importStories(gateway, 'sports', titles(120));
  let channel = '';
  const pages = await holdPages(page, '**/getNewsSectionLabelNewsPage?*', (request) =>
    request.url().includes(`sectionId=${channel}&`),
  );
  const section = page.getByRole('region', { name: /^(体育|文化|经济|教育|健康|乡村)$/ });
  const short = ['culture', 'economy', 'education', 'health', 'rural'];
  for (const path of channelPaths)
    await test.step(stepsOf(path), async () => {
      const [first, ...edges] = path.edges;
      const isLong = first !== undefined && hasMoreOf(first) === true;
      channel = isLong ? 'sports' : (short.pop() ?? '');
      pages.pass();
      // the same address again would begin where the last path ended
      await page.goto('about:blank');
      await page.goto(`/new/?channel=${channel}`);
      await hydrated(page);
      await settled(page);
      pages.begin();
      await expectList(isLong ? 'more' : 'end');
      // what a refresh finds
      if (!isLong) await importStories(gateway, channel, titles(40));
      for (const edge of edges) {
        await act(edge);
        await expectList(stateOf(edge.to.snapshot));
        await pages.expectCount(edge);
      }
    });
  expect(pageErrors.filter((error) => !/^500: |status of 500/.test(error))).toEqual([]);

  async function act(edge: Edge) {
    const { type } = edge.event;
    if (type === 'foot.reached')
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    else if (type === 'list.shown') {
      await page.evaluate(() => scrollTo(0, 0));
      pages.end(hasMoreOf(edge));
      await page.getByRole('navigation', { name: '频道' }).locator('[aria-current]').press('Enter');
      await pages.answered();
    } else if (type === 'retry.requested') await page.getByRole('button', { name: '重试' }).tap();
    else if (type === 'network.restored') await reconnect(page);
    else pages.end(hasMoreOf(edge));
  }

  async function expectList(state: string) {
    await expect(section).toHaveAttribute('aria-busy', String(state === 'loading'));
    await expect(page.getByText('正在加载…')).toHaveCount(state === 'loading' ? 1 : 0);
    await expect(page.getByText('后面的内容没能加载出来')).toHaveCount(state === 'failed' ? 1 : 0);
    await expect(page.getByText('今天的报纸看到这里')).toHaveCount(state === 'end' ? 1 : 0);
    await expect(page.getByRole('link', { name: '下一页' })).toHaveCount(state === 'more' ? 1 : 0);
  }
});

test('replies show the machine’s state on every path of a list that is opened', async ({
  page,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  const pages = await holdPages(
    page,
    '**/news_comment_list.do?*',
    (request) => request.postData()?.includes('"parentId"') === true,
  );
  const thread = page
    .getByRole('button', { name: /^(展开 \d+ 条回复|正在加载…|没能加载出来，点这里重试)$/ })
    .first();
  for (const path of threadPaths)
    await test.step(stepsOf(path), async () => {
      pages.pass();
      await page.goto('/new/comment/1007');
      await hydrated(page);
      await settled(page);
      pages.begin();
      await expectThread('idle');
      for (const edge of path.edges) {
        if (edge.event.type === 'network.restored') await reconnect(page);
        else if (edge.event.type.startsWith('xstate.')) pages.end(hasMoreOf(edge));
        else await thread.tap();
        await expectThread(stateOf(edge.to.snapshot));
        await pages.expectCount(edge);
      }
    });
  expect(pageErrors.filter((error) => !/^500: |status of 500/.test(error))).toEqual([]);

  async function expectThread(state: string) {
    const texts: Readonly<Record<string, string | RegExp>> = {
      loading: '正在加载…',
      failed: '没能加载出来，点这里重试',
    };
    await expect(thread).toHaveText(texts[state] ?? /^展开 \d+ 条回复$/);
    await expect(thread).toBeEnabled({ enabled: state !== 'loading' });
  }
});

let imported = 0;
const titles = (count: number) => Array.from({ length: count }, () => `往下看的第 ${(imported += 1)} 条`);

/** Holds the calls for pages of a list, and answers them with or without a next page, or not at all. */
async function holdPages(page: Page, url: string, isOfList: (request: Request) => boolean) {
  let isHeld = false;
  let release: (hasMore: boolean | undefined) => void = () => {};
  let next = new Promise<boolean | undefined>((resolve) => (release = resolve));
  let requested = 0;
  let expected = 0;
  let answered = Promise.resolve();
  await page.route(url, async (route) => {
    if (!isHeld || !isOfList(route.request())) return route.continue();
    requested += 1;
    const hasMore = await next;
    next = new Promise((resolve) => (release = resolve));
    answered = (async () => {
      if (hasMore === undefined)
        return route.fulfill({ status: 500, json: { code: 500, msg: '服务出错了', data: {} } });
      const response = await route.fetch();
      const answer = (await response.json()) as { data: { nextCursor?: string } };
      if (!hasMore) delete answer.data.nextCursor;
      await route.fulfill({ response, json: answer });
    })();
    await answered;
  });
  return {
    end: (hasMore: boolean | undefined) => release(hasMore),
    answered: () => expect.poll(() => requested).toBe((expected += 1)),
    async expectCount({ from, to }: Edge) {
      if (to.snapshot.matches('loading') && !from.snapshot.matches('loading')) expected += 1;
      await expect.poll(() => requested).toBe(expected);
    },
    /** Answers everything until the page is there. */
    pass() {
      isHeld = false;
      release(undefined);
      next = new Promise((resolve) => (release = resolve));
    },
    /** From now on: what the page requested before came from elsewhere. */
    begin() {
      isHeld = true;
      requested = 0;
      expected = 0;
    },
  };
}
