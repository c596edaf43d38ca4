import type { Page } from '@playwright/test';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates, stepOf } from '../../machines/proof/state-graph.ts';
import { shareSheetMachine } from '../../machines/share-sheet/share-sheet.machine.ts';
import { shareSheetProof } from '../../machines/share-sheet/share-sheet.proof.ts';
import { closeToasts } from '../support/announcements.ts';
import { checkPathCount, coveringPaths, stateOf, type Edge } from '../support/machine-paths.ts';
import { settled } from '../support/network.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { expect, hydrated, test } from '../support/test.ts';

type Snapshot = Edge['to']['snapshot'];

const story = '/new/general/1001';
const copied = '链接已复制，可以粘贴给朋友';
const forbidden = '这个浏览器不让复制，请从地址栏复制链接';

/** Paths that cover each event of each state. */
function sheetPaths(): Path[] {
  const [start = ''] = Object.keys(shareSheetProof.starts);
  return coveringPaths(
    // the page takes every failure of the system's sheet for a refusal
    pathsOf(exploreStates(shareSheetProof, start)).filter(
      ({ edges }) => !edges.some(({ event }) => event['error'] === 'gone'),
    ),
    ({ from, event, to }) =>
      [stateOf(from.snapshot), event.type, String(event['output']), stateOf(to.snapshot)].join(' '),
  );
}

const paths = sheetPaths();
checkPathCount('share-sheet', 'share-sheet-paths', paths);

test('the paths visit every state of the share sheet', () => {
  const visited = new Set(paths.flatMap(({ edges }) => edges.map(({ to }) => stateOf(to.snapshot))));
  expect([...visited, 'open'].toSorted()).toEqual(Object.keys(shareSheetMachine.states).toSorted());
});

test('the page shows the machine’s state on every path of the share sheet', async ({
  page,
  gateway,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  const site = await openStory(page, `${gateway.origin}${story}`);
  for (const { edges } of paths) {
    await test.step(edges.map(({ event }) => event.type).join(' → '), async () => {
      await site.begin();
      for (const edge of edges) {
        if (edge === edges[0]) await site.expectSnapshot(edge.from.snapshot);
        await site.act(edge);
        await site.expectSnapshot(edge.to.snapshot);
        await site.expectAnnounced(stepOf(edge).effects.map(({ type }) => type));
      }
      await site.leave();
    });
  }
  expect(pageErrors).toEqual([]);
});

/** Drives the share sheet of a story along the paths of the machine. */
async function openStory(page: Page, url: string) {
  const sheet = page.getByRole('dialog', { name: '分享' });
  const opener = page.getByRole('region', { name: '文章操作' }).getByRole('button', { name: '分享' });
  const button = (name: string) => sheet.getByRole('button', { name, exact: true });
  const poster = sheet.getByRole('img', { name: /^海报/ });
  const toast = page.getByRole('status').filter({ hasText: /链接/ });
  const copy = await holdBrowserCalls(page, 'heldCopy');
  const share = await holdBrowserCalls(page, 'heldShare');
  await page.addInitScript(() => {
    const ask = async (what: string, asked: string) => {
      const failure = await Reflect.get(window, what)(asked);
      if (failure !== '') throw new DOMException('no', failure);
    };
    navigator.clipboard.writeText = (text) => ask('heldCopy', text);
    document.execCommand = () => false;
    navigator.share = ({ url: shared = '' } = {}) => ask('heldShare', shared);
  });
  await page.goto(story);
  await hydrated(page);
  await settled(page);

  const actions: Readonly<Record<string, () => Promise<unknown>>> = {
    'copy.requested': () => button('复制链接').tap(),
    'share.requested': () => button('系统分享').tap(),
    'poster.requested': () => button('生成海报').tap(),
    'sheet.closed': () => button('关闭').tap(),
  };
  const failures: Readonly<Record<string, string>> = {
    dismissed: 'AbortError',
    refused: 'NotAllowedError',
  };

  return {
    async begin() {
      await opener.tap();
      await expect(button('复制链接')).toBeVisible();
    },
    async act({ from, event: { type, output } }: Edge) {
      const held = from.snapshot.matches('copying') ? copy : share;
      if (type.startsWith('xstate.done')) held.end(failures[String(output)] ?? '');
      else if (type.startsWith('xstate.error')) held.end('NotAllowedError');
      else await actions[type]?.();
    },
    async expectSnapshot(snapshot: Snapshot) {
      await expect(sheet).toHaveCount(snapshot.status === 'done' ? 0 : 1);
      await expect(sheet.getByRole('list')).toHaveCount(snapshot.hasTag('choosing') ? 1 : 0);
      await expect(poster).toBeVisible({ visible: snapshot.hasTag('poster') });
      if (snapshot.status === 'done') await expect(opener).toBeFocused();
      // the link is that of the story; what the browser still does once the sheet is closed stays open
      if (!snapshot.matches('closed')) {
        await expect.poll(() => copy.open()).toEqual(snapshot.matches('copying') ? [url] : []);
        await expect.poll(() => share.open()).toEqual(snapshot.matches('sharingWithSystem') ? [url] : []);
      }
      // the other states look like `open`
      if (snapshot.matches('open') || snapshot.matches('poster'))
        await keepStatePictures(page, 'share-sheet', snapshot);
    },
    async expectAnnounced(effects: readonly string[]) {
      const text = effects.includes('reportCopied')
        ? copied
        : effects.includes('reportCopyFailed')
          ? forbidden
          : undefined;
      await expect(toast).toHaveText(text === undefined ? [] : [text]);
      await closeToasts(page);
      await expect(toast).toHaveCount(0);
    },
    /** What the browser still does once the sheet is closed is not reported. */
    async leave() {
      if ((await sheet.count()) > 0) await button('关闭').tap();
      await expect(sheet).toHaveCount(0);
      copy.end('');
      share.end('');
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      await expect(toast).toHaveCount(0);
    },
  };
}

/** Holds calls of the browser that the page sees as a function of this name, which returns the name of a failure. */
async function holdBrowserCalls(page: Page, name: string) {
  const held: { readonly asked: string; readonly answer: (failure: string) => void }[] = [];
  await page.exposeFunction(
    name,
    (asked: string) => new Promise<string>((answer) => void held.push({ asked, answer })),
  );
  return {
    open: () => held.map(({ asked }) => asked),
    end(failure: string) {
      for (const { answer } of held.splice(0)) answer(failure);
    },
  };
}
