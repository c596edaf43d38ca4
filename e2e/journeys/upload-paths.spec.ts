import { truncate, writeFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { nodesOf } from '../../machines/proof/definition.ts';
import { statesOf } from '../../machines/proof/labels.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates, stepOf } from '../../machines/proof/state-graph.ts';
import type { UploadContext } from '../../machines/upload/upload-setup.ts';
import { uploadMachine } from '../../machines/upload/upload.machine.ts';
import { uploadProof } from '../../machines/upload/upload.proof.ts';
import { pauseClock } from '../support/clock.ts';
import {
  reconnect,
  abort,
  createHeldRoutes,
  respond,
  respondWithFailure,
  type FailedResponse,
} from '../support/held-calls.ts';
import {
  checkPathCount,
  coveringPaths,
  outcomeOf,
  possiblePaths,
  type Edge,
} from '../support/machine-paths.ts';
import { settled } from '../support/network.ts';
import { pendingUploads } from '../support/pending-uploads.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { expect, hydrated, test } from '../support/test.ts';

type Snapshot = Edge['to']['snapshot'];

const [newFile = ''] = Object.keys(uploadProof.starts);
const stateOf = (snapshot: Snapshot) => statesOf(snapshot).join();
const contextOf = ({ context }: Snapshot): UploadContext => context;

/** Paths that cover each possible event of each state, and each way in which an earlier visit left a file. */
function uploadPaths(): Path[] {
  const all = Object.keys(uploadProof.starts).flatMap((start) => pathsOf(exploreStates(uploadProof, start)));
  return coveringPaths(
    possiblePaths(all, canHappen).map(({ start, edges }) => ({
      start,
      // a restored file continues as a new one
      edges: start === newFile ? edges : edges.slice(0, 1),
    })),
    (edge) => {
      const { from, event, to } = edge;
      const states = [stateOf(from.snapshot), stateOf(to.snapshot)];
      return [...states, event.type, outcomeOf(edge), delayOf(edge)].join(' ');
    },
  );
}

/** ms of the timer whose end an edge is; undefined for any other event */
const delayOf = ({ from, event }: Edge) =>
  from.timers.find((timer) => timer.event.type === event.type)?.delayMs;

function canHappen(edge: Edge, before: readonly Edge[]): boolean {
  const { from, event } = edge;
  // the page turns every failure into an outcome
  if (event.type.startsWith('xstate.error')) return false;
  if (from.snapshot.matches('beginning')) {
    // only a prepared file is stored
    const { isPaused, size } = contextOf(from.snapshot);
    return event.type === 'start.requested' && (!isPaused || size > 0);
  }
  const last = before.findLast(({ event: { type } }) => type.startsWith('network.'));
  const isOffline = last?.event.type === 'network.lost';
  // the browser reports only changes
  if (event.type === 'network.lost') return !isOffline;
  // pictures are prepared on the device
  if (!isOffline || from.snapshot.matches('preparing')) return true;
  return [undefined, 'unreached'].includes(outcomeOf(edge));
}

const paths = uploadPaths();
checkPathCount('upload', 'upload-paths', paths);

test('the paths visit every state of an upload but the first, which ends at once', () => {
  const visited = new Set(paths.flatMap(({ edges }) => edges.map(({ to }) => stateOf(to.snapshot))));
  const states = nodesOf(uploadMachine)
    .filter(({ states: inner }) => Object.keys(inner).length === 0)
    .map(({ path }) => path.join('.'));
  expect([...visited, 'beginning'].toSorted()).toEqual(states.toSorted());
});

test('the page shows the machine’s state on every path of an upload', async ({ page }) => {
  test.setTimeout(240_000);
  const form = await openForm(page);
  for (const { start, edges } of paths)
    await test.step(
      edges.map((edge) => `${edge.event.type} ${outcomeOf(edge) ?? ''}`.trim()).join(' → '),
      async () => {
        for (const [index, edge] of edges.entries()) {
          if (start === newFile) await form.act(edge, edges[index + 1]);
          else await form.restore(edge.from.snapshot);
          await form.expectSnapshot(edge.to.snapshot);
          await form.expectCalls(edge);
          await form.expectStored(edge);
          await keepStatePictures(page, 'upload', edge.to.snapshot);
        }
        await form.leave(edges.at(-1)?.to.snapshot);
      },
    );
});

/** What the page’s `createImageBitmap` waits for. */
interface HeldDecoding {
  releaseDecoding?: () => void;
}

const photo = 'demo/media/pictures/airport.jpg';

/** Drives the picture of a tip along the paths of the machine; the calls of uploads are answered here. */
async function openForm(page: Page) {
  const group = page.getByRole('group', { name: '图片和视频' });
  const row = group.locator('[data-state]');
  const button = (name: string) => group.getByRole('button', { name: `${name}图片 1` });
  const large = test.info().outputPath('large.jpg');
  await writeFile(large, '');
  await truncate(large, 20 * 1024 * 1024 + 1);
  const held = createHeldRoutes(page);
  let removedIds: unknown[] = [];
  /** of the path’s first call */
  let firstClientId: string | undefined;
  let size = 0;

  await page.addInitScript(() => {
    const decode = createImageBitmap;
    const decoding = globalThis as HeldDecoding;
    globalThis.createImageBitmap = async (...input: unknown[]) => {
      await new Promise<void>((resolve) => (decoding.releaseDecoding = resolve));
      return decode(...(input as Parameters<typeof decode>));
    };
  });
  const releaseDecoding = () => page.evaluate(() => (globalThis as HeldDecoding).releaseDecoding?.());
  await page.route('**/x/uploads/*', async (route) => {
    const request = route.request();
    const name = operationOf(route);
    if (name === 'removal') {
      removedIds.push(request.postDataJSON().uploadId);
      return respond(route, { removed: true });
    }
    if (name === 'start') {
      const { clientId, ...body } = request.postDataJSON();
      firstClientId ??= clientId;
      ({ size } = body);
    }
    held.hold(route);
  });
  await page.clock.install();
  await page.goto('/new/report/');
  await hydrated(page);
  await settled(page);
  await pauseClock(page);

  /** What a call asks for, in the proof’s terms. */
  function describe(route: Route): string {
    const request = route.request();
    const name = operationOf(route);
    const search = new URL(request.url()).searchParams;
    if (name === 'start') {
      const { clientId, kind } = request.postDataJSON();
      return `start ${kind}${clientId.replace(firstClientId, '')}`;
    }
    if (name === 'finish') return `finish ${request.postDataJSON().uploadId}`;
    const offset = name === 'chunk' ? ` ${Math.floor((Number(search.get('offset')) * 100) / size)}` : '';
    return `${name} ${search.get('uploadId')}${offset}`;
  }

  const bytesOf = (sent: unknown) => Math.ceil((size * Number(sent)) / 100);

  /** Ends the call of a step with the outcome of an edge. */
  async function endCall(edge: Edge): Promise<void> {
    const { output } = edge.event as { readonly output?: Readonly<Record<string, unknown>> };
    const failure = failures[outcomeOf(edge) ?? ''];
    if (failure !== undefined) return held.end((call) => respondWithFailure(call, failure));
    // the others may not be repeated
    const isRetried = ['creating', 'locating'].some((working) => edge.from.snapshot.matches({ working }));
    if (outcomeOf(edge) === 'unreached') return held.end(abort, isRetried ? 2 : 0);
    const route = await held.next();
    if (edge.from.snapshot.matches({ working: 'creating' }))
      return respond(route, { id: 'u1', received: 0, chunkSize: size, smallestChunk: 1 });
    if (!edge.from.snapshot.matches({ working: 'finishing' }))
      return respond(route, { state: 'open', received: bytesOf(output?.['sent']), size });
    const color = '#000000';
    await respond(route, { ...Object(output?.['attachment']), color, bytes: size });
  }

  /** The file is deleted on the device, and at the gateway if it is known there. */
  async function expectDeleted(id: string | undefined): Promise<void> {
    await releaseDecoding();
    await expect(row).toHaveCount(0);
    await expect.poll(() => pendingUploads(page)).toEqual([]);
    await expect.poll(() => removedIds).toEqual(id === undefined ? [] : [id]);
  }

  const actions: Readonly<Record<string, (next: Edge | undefined) => Promise<unknown>>> = {
    async 'start.requested'(next) {
      // what the browser cannot decode is not made smaller
      const isRefused = next !== undefined && outcomeOf(next) === 'refused';
      await group.locator('[type=file]').setInputFiles(isRefused ? large : photo);
    },
    'pause.requested': () => button('暂停上传').tap(),
    'resume.requested': () => button('继续上传').tap(),
    'retry.requested': () => button('重试上传').tap(),
    'remove.requested': () => button('移除').tap(),
    'network.lost': () => page.context().setOffline(true),
    'network.restored': () => reconnect(page),
  };

  return {
    async act(edge: Edge, next: Edge | undefined) {
      const { from, event } = edge;
      const delayMs = delayOf(edge);
      if (delayMs !== undefined) await page.clock.runFor(delayMs);
      else if (outcomeOf(edge) === undefined) await actions[event.type]?.(next);
      else if (from.snapshot.matches('preparing')) await releaseDecoding();
      else await endCall(edge);
    },
    /** Opens the page again with a file as an earlier visit left it. */
    async restore(snapshot: Snapshot) {
      const { id, isPaused } = contextOf(snapshot);
      await actions['start.requested']?.(undefined);
      await releaseDecoding();
      const started = await held.next();
      if (id !== undefined) await respond(started, { id, received: 0, chunkSize: size, smallestChunk: 1 });
      if (isPaused) await button('暂停上传').tap();
      await expect.poll(() => pendingUploads(page)).toMatchObject([{ isPaused, ...(id && { id }) }]);
      await page.clock.resume();
      held.clear();
      await page.reload();
      await hydrated(page);
      await expect(row).toHaveCount(1);
      await pauseClock(page);
    },
    async expectSnapshot(snapshot: Snapshot) {
      if (snapshot.status === 'done') {
        await expect(row).toHaveCount(0);
        return expect(group.getByText('添加图片或视频')).toBeVisible();
      }
      const { sent, size: preparedSize } = contextOf(snapshot);
      const [isReady, isFailed] = [snapshot.hasTag('ready'), snapshot.hasTag('failed')];
      const buttons = [
        ...(preparedSize > 0 || isFailed ? ['看大图：'] : []),
        ...(snapshot.hasTag('may-pause') ? ['暂停上传'] : []),
        ...(snapshot.matches('paused') ? ['继续上传'] : []),
        ...(snapshot.hasTag('may-retry') ? ['重试上传'] : []),
        '移除',
      ];
      await expect
        .poll(() => row.evaluate(describeRow))
        .toEqual({
          state: isReady ? 'ready' : isFailed ? 'failed' : 'busy',
          texts: ['图片 1', expect.stringMatching(`^${textOf(snapshot)}$`)],
          buttons: buttons.map((label) => `${label}图片 1`),
          progress: isReady || isFailed ? [] : [`${sent} 100`],
          announced: `图片 1${isReady ? '已上传' : isFailed ? '没有传上去' : '开始上传'}`,
        });
    },
    /** The page has made the call of its step, and no other. */
    async expectCalls({ to: { snapshot } }: Edge) {
      const { id, sent, attempt } = contextOf(snapshot);
      const calls: Readonly<Record<string, string>> = {
        'working.creating': `start picture${attempt > 0 ? `-${attempt}` : ''}`,
        'working.locating': `progress ${id}`,
        'working.sending': `chunk ${id} ${sent}`,
        'working.finishing': `finish ${id}`,
      };
      const call = calls[stateOf(snapshot)];
      await expect.poll(() => held.routes.map(describe)).toEqual(call === undefined ? [] : [call]);
    },
    async expectStored(edge: Edge) {
      for (const { type, params } of stepOf(edge).effects) {
        const { id, ...changes } = Object(params);
        if (type === 'saveProgress')
          await expect.poll(() => pendingUploads(page)).toMatchObject([{ ...(id && { id }), ...changes }]);
        if (type === 'saveAttachment') await expect.poll(() => pendingUploads(page)).toMatchObject([changes]);
        if (type === 'deleteUpload') await expectDeleted(id);
      }
    },
    /** Restores the initial conditions for the next path. */
    async leave(last: Snapshot | undefined) {
      await page.context().setOffline(false);
      if (last?.status === 'active') {
        await button('移除').tap();
        await expectDeleted(contextOf(last).id);
      }
      await expect.poll(() => held.routes.length).toBe(0);
      // the page says for a while that the network is back
      await page.clock.runFor(2000);
      [removedIds, firstClientId] = [[], undefined];
    },
  };
}

/** What the form shows and says about its only file. */
const describeRow = (row: Element) => ({
  state: row.getAttribute('data-state'),
  texts: Array.from(row.querySelectorAll('p'), ({ textContent }) => textContent),
  buttons: Array.from(row.querySelectorAll('button:enabled'), (button) => button.getAttribute('aria-label')),
  progress: Array.from(row.querySelectorAll('[stroke-dasharray]'), (circle) =>
    circle.getAttribute('stroke-dasharray'),
  ),
  announced: row.closest('[role=group]')?.querySelector('[role=status]')?.textContent,
});

/** The gateway’s responses, by outcome. */
const failures: Readonly<Record<string, FailedResponse>> = {
  busy: { status: 503, msg: '太多了', retryAfterSeconds: 60 },
  elsewhere: { status: 409, msg: '文件传到别处了' },
  lost: { status: 404, msg: '没有这个文件' },
  refused: { status: 422, msg: '不是图片' },
  broken: { status: 500, msg: '出错了' },
};

/** The last part of a call's path, such as `chunk`. */
const operationOf = (route: Route) => new URL(route.request().url()).pathname.split('/').at(-1) ?? '';

/** The status of the picture, as a pattern. */
function textOf(snapshot: Snapshot): string {
  const { sent, size, reason } = contextOf(snapshot);
  if (snapshot.hasTag('ready')) return '已上传';
  if (snapshot.hasTag('may-retry')) return '没有成功，请稍后再试';
  if (snapshot.hasTag('failed')) return size === 0 ? '图片不能超过 20 MB，请缩小后再添加' : reason;
  if (snapshot.matches('resting')) return reason || '稍等一下，马上继续';
  if (snapshot.matches('paused')) return sent > 0 ? `已暂停，已传 ${sent}%` : '已暂停';
  if (snapshot.matches('waiting')) return '网络断开了，连上后自动继续';
  if (snapshot.matches({ working: 'finishing' })) return '传完了，正在检查';
  return snapshot.matches('working') ? `正在上传 ${sent}%（\\d+\\sKB）` : '正在缩小图片';
}
