import type { Page, Route } from '@playwright/test';
import type { ChosenFile } from '../../machines/attachments/attachment-rules.ts';
import type { AttachmentsEvent, Progress } from '../../machines/attachments/attachments.machine.ts';
import { attachmentsProof } from '../../machines/attachments/attachments.proof.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates, stepOf } from '../../machines/proof/state-graph.ts';
import { changeRows } from '../support/database-rows.ts';
import type { RunningGateway } from '../support/gateway.ts';
import { addReaderCookie } from '../support/login.ts';
import { checkPathCount, coveringPaths, possiblePaths, type Edge } from '../support/machine-paths.ts';
import { settled } from '../support/network.ts';
import { pendingUploads } from '../support/pending-uploads.ts';
import { createPhoto } from '../support/photos.ts';
import { expect, hydrated, isolatedTest as test } from '../support/test.ts';

type Snapshot = Edge['to']['snapshot'];

interface Item {
  readonly key: string;
  readonly kind: ChosenFile['kind'];
  readonly progress: Progress;
}

const [start = ''] = Object.keys(attachmentsProof.starts);
const itemsOf = ({ context }: Snapshot): readonly Item[] => context.items;
const noticeOf = ({ context }: Snapshot): string => context.notice;
const eventOf = ({ event }: Edge) => event as AttachmentsEvent;

const picture = (key: string, size = 1): ChosenFile => ({ key, kind: 'picture', size });
const chosen = (...files: readonly ChosenFile[]) => ({ type: 'files.chosen', files }) as const;
const progressed = (key: string, progress: Progress) => ({ type: 'item.progressed', key, progress }) as const;
const removed = (key: string) => ({ type: 'item.removed', key }) as const;

/** The proof’s events, and a file of each kind that is left out. */
const events: readonly AttachmentsEvent[] = [
  chosen(picture('a'), picture('b')),
  chosen({ key: 'video', kind: 'video', size: 1 }),
  chosen({ key: 'text', kind: 'other', size: 1 }),
  chosen(picture('empty', 0)),
  chosen(...Array.from({ length: 10 }, (_, index) => picture(`many ${index}`))),
  { type: 'items.restored', items: [{ key: 'c', kind: 'picture' }] },
  { type: 'item.moved', from: 0, to: 1 },
  removed('a'),
  removed('video'),
  ...['a', 'video'].flatMap((key) =>
    (['failed', 'busy', 'ready'] as const).map((progress) => progressed(key, progress)),
  ),
  progressed('b', 'ready'),
  progressed('c', 'ready'),
  { type: 'set.cleared' },
];

/** Paths that cover each possible event with no, one and several files, and each end of a notice. */
function attachmentPaths(): Path[] {
  const all = pathsOf(exploreStates({ ...attachmentsProof, events }, start));
  return coveringPaths(possiblePaths(all, canHappen), (edge) => {
    const { from, to, event } = edge;
    const count = Math.min(2, itemsOf(from.snapshot).length);
    const endsNotice = noticeOf(from.snapshot) !== '' && noticeOf(to.snapshot) === '';
    return [event.type, nameOf(edge), count, event.type !== 'item.progressed' && endsNotice].join(' ');
  });
}

/** What an event is about. */
function nameOf(edge: Edge): string {
  const event = eventOf(edge);
  if (event.type === 'files.chosen') return event.files[0]?.key ?? '';
  if (event.type === 'item.progressed') return `${event.key} ${event.progress}`;
  return event.type === 'item.removed' ? event.key : '';
}

function canHappen(edge: Edge, { length: index }: readonly Edge[]): boolean {
  const event = eventOf(edge);
  const items = itemsOf(edge.from.snapshot);
  const find = (key: string) => items.find((item) => item.key === key);
  switch (event.type) {
    case 'files.chosen':
      // a full list has no button to add files; a file that is chosen again is another one
      return items.length < 9 && find('video') === undefined && !event.files.some(({ key }) => find(key));
    case 'items.restored':
      return index === 0;
    case 'item.moved':
      return items.length > 1;
    case 'item.removed':
      return find(event.key) !== undefined;
    case 'item.progressed':
      return find(event.key)?.progress === (event.progress === 'busy' ? 'failed' : 'busy');
    case 'set.cleared':
      // the tip is sent once its files are uploaded
      return items.every(({ progress }) => progress === 'ready');
  }
}

const paths = attachmentPaths();
checkPathCount('attachments', 'attachments-paths', paths);

test('the form shows the machine’s files on every path of choosing them', async ({
  page,
  ownGateway: gateway,
}) => {
  test.setTimeout(240_000);
  const form = await openForm(page, gateway);
  for (const { edges } of paths)
    await test.step(
      edges.map((edge) => `${edge.event.type} ${nameOf(edge)}`.trim()).join(' → '),
      async () => {
        for (const edge of edges) {
          await form.act(edge);
          await form.expectAfter(edge);
          await form.expectStored(edge);
        }
        await form.leave();
      },
    );
});

/** Drives the files of a tip along the paths of the machine. */
async function openForm(page: Page, gateway: RunningGateway) {
  const group = page.getByRole('group', { name: '图片和视频' });
  const rows = group.locator('[data-state]');
  const input = group.locator('[type=file]');
  const removal = group.getByRole('button', { name: /^移除/ });
  const text = page.getByRole('textbox', { name: '发生了什么' });
  /** uploads that begin, by their client id */
  const held = new Map<string, Route>();
  await page.route('**/x/uploads/start?*', (route) => {
    held.set(route.request().postDataJSON().clientId, route);
  });
  page.on('requestfailed', (request) => {
    for (const [clientId, route] of held) if (route.request() === request) held.delete(clientId);
  });
  await addReaderCookie(page, gateway, await gateway.token('添加图片的人'));
  await page.goto('/new/report/');
  await hydrated(page);
  await settled(page);

  const image = (buffer: Buffer) => ({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  /** px: the width of each picture once it is upright */
  const widths: Readonly<Record<string, number>> = { a: 60, b: 120, c: 240, many: 480 };
  const photos = new Map<string, Buffer>();
  for (const [name, width] of Object.entries(widths))
    photos.set(name, await createPhoto(page, width * 2, width));
  const photoOf = (key: string) => image(photos.get(key.split(' ')[0] ?? '') ?? Buffer.alloc(0));
  const fileOf = ({ key, kind }: ChosenFile) => {
    if (kind === 'other') return { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('文字') };
    return photoOf(key);
  };
  const choose = (files: readonly ChosenFile[]) =>
    files[0]?.kind === 'video'
      ? input.setInputFiles('demo/media/clips/video-sea.mp4')
      : input.setInputFiles(files.map(fileOf));

  /** The names of the pictures by the bytes that are stored: a larger picture has more. */
  const names = new Map<number, string>();
  await choose(Object.keys(widths).map((key) => picture(key)));
  await expect.poll(() => held.size).toBe(photos.size);
  const stored = (await pendingUploads(page)).map(({ bytes }) => bytes).toSorted((one, other) => one - other);
  for (const [index, name] of Object.keys(widths).entries()) names.set(stored[index] ?? 0, name);

  async function removeAll(): Promise<void> {
    for (let left = (await rows.count()) - 1; left >= 0; left -= 1) {
      await removal.first().tap();
      await expect(rows).toHaveCount(left);
    }
    await expect.poll(() => held.size).toBe(0);
    await expect.poll(() => pendingUploads(page)).toEqual([]);
  }
  await removeAll();

  /** The stored files in order. */
  async function storedNames(): Promise<{ readonly name: string; readonly clientId: string }[]> {
    const files = await pendingUploads(page);
    return files
      .toSorted((one, other) => one.place - other.place)
      .map(({ kind, bytes, clientId }) => ({
        name: kind === 'video' ? kind : (names.get(bytes) ?? ''),
        clientId,
      }));
  }

  async function endUpload(key: string, isReady: boolean): Promise<void> {
    const upload = (await storedNames()).find(({ name }) => name === key);
    const route = held.get(upload?.clientId ?? '');
    if (upload === undefined || route === undefined) throw new Error(`${key} is not being uploaded`);
    held.delete(upload.clientId);
    if (isReady) await route.continue();
    else await route.fulfill({ status: 500, json: { code: 500, msg: '服务出错了', data: {} } });
  }

  return {
    async act(edge: Edge) {
      const event = eventOf(edge);
      const items = itemsOf(edge.from.snapshot);
      const labelOf = (key: string) =>
        labelAt(
          items,
          items.findIndex((item) => item.key === key),
        );
      switch (event.type) {
        case 'files.chosen':
          return choose(event.files);
        case 'items.restored':
          await choose([picture('c')]);
          await expect.poll(() => held.size).toBe(1);
          held.clear();
          await page.reload();
          return hydrated(page);
        case 'item.moved':
          return group.getByRole('button', { name: '移动“图片 1”' }).press('ArrowDown');
        case 'item.removed':
          return group.getByRole('button', { name: `移除${labelOf(event.key)}` }).tap();
        case 'item.progressed':
          if (event.progress !== 'busy') return endUpload(event.key, event.progress === 'ready');
          return group.getByRole('button', { name: `重试上传${labelOf(event.key)}` }).tap();
        case 'set.cleared':
          changeRows(gateway, ["delete from rate_counters where name like 'tips%'"]);
          await text.fill('路口的指示牌倒了');
          await page.getByRole('radio', { name: '其他' }).tap();
          await page.getByRole('button', { name: '提交爆料' }).tap();
          return page.getByRole('button', { name: '再写一条' }).tap();
      }
    },
    async expectAfter({ from, event, to }: Edge) {
      const items = itemsOf(to.snapshot);
      const notice = noticeOf(to.snapshot);
      await expect
        .poll(() => rows.evaluateAll(describeRows))
        .toEqual(
          items.map(({ key, kind, progress }, index) => ({
            label: labelAt(items, index),
            status: expect.stringMatching(statuses[progress]),
            state: progress,
            width: kind === 'picture' ? widths[key.split(' ')[0] ?? ''] : undefined,
          })),
        );
      const isFull = items.length === 9 || items[0]?.kind === 'video';
      const adding = items.length > 0 ? '再添加图片' : '添加图片或视频';
      await expect(group.locator('label')).toHaveText(isFull ? [] : [adding]);
      const moved = event.type === 'item.moved' ? `“图片 1”移到第 2 项，共 ${items.length} 项` : /^/;
      await expect(group.locator('> p')).toHaveText([
        ...(items.length > 1 ? [moved] : []),
        /^最多 9 张/,
        ...(notice === '' ? [] : [notice]),
        announcement(from.snapshot, to.snapshot),
      ]);
      // each file that is not uploaded yet begins, and no other
      const busy = items.filter(({ progress }) => progress === 'busy');
      await expect.poll(() => held.size).toBe(busy.length);
    },
    /** The files are stored in the order in which the next visit shows them. */
    async expectStored(edge: Edge) {
      const keys = itemsOf(edge.to.snapshot).map(({ key }) => key.split(' ')[0]);
      if (!stepOf(edge).effects.some(({ type }) => type === 'saveOrder')) return;
      await expect.poll(async () => (await storedNames()).map(({ name }) => name)).toEqual(keys);
    },
    leave: removeAll,
  };
}

/** The status of a file, by its progress. */
const statuses: Readonly<Record<Progress, RegExp>> = {
  busy: /^正在上传 0%/,
  ready: /^已上传$/,
  failed: /^没有成功，请稍后再试$/,
};

const labelAt = (items: readonly Item[], index: number) =>
  items[index]?.kind === 'video' ? '视频' : `图片 ${index + 1}`;

const announcedProgress: Readonly<Record<Progress, string>> = {
  busy: '开始上传',
  ready: '已上传',
  failed: '没有传上去',
};

/** What a screen reader announces about the files. */
function announcement(before: Snapshot, after: Snapshot): string {
  const changes = itemsOf(after).flatMap(({ key, progress }, index, items) => {
    const isChanged = itemsOf(before).find((item) => item.key === key)?.progress !== progress;
    return isChanged ? [labelAt(items, index) + announcedProgress[progress]] : [];
  });
  const notice = noticeOf(after);
  const isNew = changes.length === 0 || notice !== noticeOf(before);
  return [...changes, ...(notice !== '' && isNew ? [notice] : [])].join('，');
}

/** What the list shows. */
const describeRows = (rows: readonly Element[]) =>
  rows.map((row) => {
    const [label, status] = Array.from(row.querySelectorAll('p'), ({ textContent }) => textContent);
    return {
      label,
      status,
      state: row.getAttribute('data-state'),
      width: row.querySelector('img')?.naturalWidth,
    };
  });
