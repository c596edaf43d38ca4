import type { Page, Route } from '@playwright/test';
import { pictureExportMachine } from '../../machines/picture-export/picture-export.machine.ts';
import { pictureExportProof } from '../../machines/picture-export/picture-export.proof.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates } from '../../machines/proof/state-graph.ts';
import { pauseClock } from '../support/clock.ts';
import { checkPathCount, coveringPaths, stateOf, type Edge } from '../support/machine-paths.ts';
import { settled } from '../support/network.ts';
import { expect, hydrated, test } from '../support/test.ts';

type Snapshot = Edge['to']['snapshot'];

const timeoutMs = 15_000;
/** the file with the drawing code */
const drawingCode = /\/paint-picture-[^/]*\.js/;

const reasonOf = ({ context }: Snapshot) => String(context['reason']);

/** Paths that cover each event of each state, with the reason of a failure. */
function picturePaths(): Path[] {
  const [start = ''] = Object.keys(pictureExportProof.starts);
  return coveringPaths(pathsOf(exploreStates(pictureExportProof, start)), ({ from, event, to }) =>
    [
      stateOf(from.snapshot),
      reasonOf(from.snapshot),
      event.type,
      stateOf(to.snapshot),
      reasonOf(to.snapshot),
    ].join(' '),
  );
}

/** Only code that is not loaded yet can fail to load: such paths come first, and those before that try again. */
function loadingOrder({ edges }: Path): number {
  const failure = edges.findIndex(({ to }) => reasonOf(to.snapshot) === 'incomplete');
  if (failure < 0) return 2;
  return edges.slice(failure).some(({ event }) => event.type === 'picture.requested') ? 1 : 0;
}

const paths = picturePaths().toSorted((a, b) => loadingOrder(a) - loadingOrder(b));
checkPathCount('picture-export', 'picture-export-paths', paths);

test('the paths visit every state of a picture', () => {
  const visited = new Set(paths.flatMap(({ edges }) => edges.map(({ to }) => stateOf(to.snapshot))));
  expect([...visited].toSorted()).toEqual(Object.keys(pictureExportMachine.states).toSorted());
});

test('the page shows the machine’s state on every path of a picture', async ({ page, pageErrors }) => {
  test.setTimeout(120_000);
  await page.clock.install();
  const site = await openStory(page);
  for (const { edges } of paths) {
    const label = edges.map(({ event, to }) => `${event.type} ${to.snapshot.context['reason'] ?? ''}`);
    await test.step(label.join(' → '), async () => {
      await site.begin();
      for (const edge of edges) {
        await site.act(edge);
        await site.expectSnapshot(edge.to.snapshot);
      }
      await site.leave(edges.at(-1)?.to.snapshot);
    });
  }
  // the code that failed to load
  expect(pageErrors.filter((error) => !/paint-picture|ERR_INTERNET_DISCONNECTED/.test(error))).toEqual([]);
  await site.expectReleased();
});

/** Drives the poster in the share sheet of a story along the paths of the machine. */
async function openStory(page: Page) {
  const sheet = page.getByRole('dialog', { name: '分享' });
  const opener = page.getByRole('region', { name: '文章操作' }).getByRole('button', { name: '分享' });
  const button = (name: string) => sheet.getByRole('button', { name, exact: true });
  const poster = sheet.getByRole('img', { name: /^海报/ });
  const addresses = new Set<string>();

  let code: Route | undefined;
  await page.route(drawingCode, (route) => void (code = route));
  /** drawings that wait for the photo */
  const held: ((canDraw: boolean) => void)[] = [];
  await page.exposeFunction('heldDrawing', () => new Promise<boolean>((draw) => void held.push(draw)));
  await page.addInitScript(() => {
    const { decode } = HTMLImageElement.prototype;
    const { toBlob } = HTMLCanvasElement.prototype;
    let canDraw = true;
    HTMLImageElement.prototype.decode = async function (this: HTMLImageElement) {
      if (!this.isConnected) canDraw = await Reflect.get(window, 'heldDrawing')();
      return decode.call(this);
    };
    HTMLCanvasElement.prototype.toBlob = function (this: HTMLCanvasElement, callback, ...rest) {
      if (canDraw) toBlob.call(this, callback, ...rest);
      else callback(null);
    };
  });
  await page.goto('/new/general/1001');
  await hydrated(page);
  await settled(page);
  // the code of the sheet loads while the clock runs
  await opener.tap();
  await button('关闭').tap();
  await expect(sheet).toHaveCount(0);
  await pauseClock(page);

  async function failToLoad(): Promise<void> {
    // with a network, the page reloads once instead
    await page.context().setOffline(true);
    await code?.abort('internetdisconnected');
    code = undefined;
    await expect(button('重新加载')).toBeVisible();
    await page.context().setOffline(false);
  }

  async function endDrawing(canDraw: boolean): Promise<void> {
    await code?.continue();
    code = undefined;
    await expect.poll(() => held.length).toBe(1);
    held.pop()?.(canDraw);
  }

  return {
    async begin() {
      await opener.tap();
      await expect(button('生成海报')).toBeVisible();
    },
    async act({ from, event: { type }, to }: Edge) {
      if (type === 'picture.requested')
        await button(from.snapshot.matches('idle') ? '生成海报' : '重新加载').tap();
      else if (reasonOf(to.snapshot) === 'incomplete') await failToLoad();
      else if (type.startsWith('xstate.after')) await page.clock.runFor(timeoutMs);
      else if (type === 'picture.dismissed') await button('关闭').tap();
      // also a drawing that is no longer wanted
      if (from.snapshot.matches('drawing') && reasonOf(to.snapshot) !== 'incomplete')
        await endDrawing(reasonOf(to.snapshot) !== 'unsupported');
    },
    async expectSnapshot(snapshot: Snapshot) {
      const { picture } = snapshot.context;
      // one drawing at a time
      if (snapshot.matches('drawing'))
        await expect.poll(() => held.length + (code === undefined ? 0 : 1)).toBe(1);
      await expect(sheet).toHaveCount(snapshot.matches('idle') ? 0 : 1);
      await expect(sheet.getByRole('status')).toHaveText(snapshot.matches('drawing') ? ['正在画海报…'] : []);
      await expect(poster).toHaveCount(picture === undefined ? 0 : 1);
      await expect(sheet.getByRole('link', { name: '保存图片' })).toHaveCount(picture === undefined ? 0 : 1);
      const text = reasons[reasonOf(snapshot)];
      await expect(sheet.getByRole('alert').getByRole('paragraph')).toHaveText(
        text === undefined ? [] : [text],
      );
      await expect(button('重新加载')).toHaveCount(text === undefined ? 0 : 1);
      if (picture === undefined) return;
      await expect(poster).toHaveJSProperty('naturalWidth', 750);
      addresses.add((await poster.getAttribute('src')) ?? '');
      const downloading = page.waitForEvent('download');
      await sheet.getByRole('link', { name: '保存图片' }).tap();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('齐鲁晚报.png');
      expect(await download.failure()).toBeNull();
    },
    async leave(snapshot: Snapshot | undefined) {
      if (snapshot?.matches('drawing')) await endDrawing(true);
      if (!snapshot?.matches('idle')) await button('关闭').tap();
      await expect(sheet).toHaveCount(0);
      // the sheet leaves its history entry
      await page.clock.runFor(100);
    },
    /** No picture that was shown takes memory any more. */
    async expectReleased() {
      const isLoadable = (address: string) =>
        page.evaluate(
          (url) =>
            fetch(url).then(
              () => true,
              () => false,
            ),
          address,
        );
      expect(addresses.size).toBeGreaterThan(0);
      for (const address of addresses) expect(await isLoadable(address), address).toBe(false);
    },
  };
}

/** What the page says about a failure. */
const reasons: Readonly<Record<string, string>> = {
  unsupported: '这个浏览器画不了海报，请截屏保存，或换个浏览器打开',
  timeout: '网络太慢，海报没能画出来，请稍后重试',
  incomplete: '海报没能画出来，请检查网络后重试',
};
