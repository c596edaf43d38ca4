import type { Page } from '@playwright/test';
import { paperReaderMachine } from '../../machines/paper-reader/paper-reader.machine.ts';
import { paperReaderProof } from '../../machines/paper-reader/paper-reader.proof.ts';
import { statesOf } from '../../machines/proof/labels.ts';
import type { Path } from '../../machines/proof/paths.ts';
import { exploreStates, isHandled, stepOf } from '../../machines/proof/state-graph.ts';
import { changeRows, readRows } from '../support/database-rows.ts';
import type { RunningGateway } from '../support/gateway.ts';
import { holdCalls, reconnect } from '../support/held-calls.ts';
import { checkPathCount, coveringPaths, type Edge } from '../support/machine-paths.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { expect, hydrated, isolatedTest as test } from '../support/test.ts';
import { createTouchInput } from '../support/touch-input.ts';

type Snapshot = Edge['to']['snapshot'];

interface Place {
  readonly index: number;
  readonly article: string | undefined;
}

/** The browser's history since the newspaper was opened. */
interface Visited {
  readonly places: readonly Place[];
  /** index of the current entry */
  readonly at: number;
  /** the open article has an entry that was added for it */
  readonly hasEntry: boolean;
}

interface Step extends Edge {
  readonly visited: Visited;
}

interface Walk extends Path {
  readonly edges: readonly Step[];
}

const [atPage = '', atArticle = ''] = Object.keys(paperReaderProof.starts);
const pageTotal = 3;

const placeOf = ({ context: { index, article } }: Snapshot): Place => ({ index, article });
const isOver = (snapshot: Snapshot, over: string) => snapshot.matches({ over });
const hasList = (snapshot: Snapshot) => isOver(snapshot, 'pages') || isOver(snapshot, 'dates');

/** The article of an event, if it has one. */
const articleOf = ({ event }: Edge) => event['id'] ?? event['article'];

/** The shortest walks to each step in each history of up to two entries. */
function walksFrom(start: string): Walk[] {
  const events = [...paperReaderProof.events, { type: 'address.changed', index: 2, article: 'a2' }];
  const { initial, edges } = exploreStates({ ...paperReaderProof, events }, start);
  const handled = Map.groupBy(edges.filter(isHandled), ({ from }) => from.key);
  const first: Visited = { places: [placeOf(initial.to.snapshot)], at: 0, hasEntry: false };
  const queue: { readonly end: Edge; readonly steps: readonly Step[]; readonly visited: Visited }[] = [
    { end: initial, steps: [], visited: first },
  ];
  const known = new Set<string>();
  const walks: Walk[] = [];
  for (const { end, steps, visited } of queue)
    for (const edge of handled.get(end.to.key) ?? []) {
      if (!canHappen(edge, visited)) continue;
      const next = { end: edge, steps: [...steps, { ...edge, visited }], visited: afterStep(visited, edge) };
      walks.push({ start, edges: next.steps });
      const key = edge.to.key + JSON.stringify(next.visited);
      if (!known.has(key) && next.visited.places.length <= 2) queue.push(next);
      known.add(key);
    }
  return walks;
}

function afterStep(visited: Visited, edge: Edge): Visited {
  const { places, at, hasEntry } = visited;
  const place = placeOf(edge.to.snapshot);
  if (edge.event.type === 'address.changed')
    return { places, at: at + stepTo(visited, edge), hasEntry: false };
  const effect = stepOf(edge).effects.find(({ type }) => /writeAddress|leaveArticle/.test(type));
  if (effect === undefined) return visited;
  // leaving an article goes back over the entry that was added for it
  const isLeft = effect.type === 'leaveArticle';
  if (isLeft && hasEntry) return { places: places.with(at - 1, place), at: at - 1, hasEntry: false };
  const isNewEntry = isOver(edge.from.snapshot, 'nothing');
  if (isNewEntry && place.article !== undefined)
    return { places: [...places.slice(0, at + 1), place], at: at + 1, hasEntry: true };
  return { places: places.with(at, place), at, hasEntry: hasEntry && !isLeft };
}

/** -1 for Back, 1 for Forward, 0 if neither leads to the place of the event. */
function stepTo({ places, at }: Visited, { event }: Edge): number {
  const leads = (step: number) => {
    const place = places.at(at + step);
    return at + step >= 0 && place?.index === event['index'] && place?.article === event['article'];
  };
  return [-1, 1].find(leads) ?? 0;
}

/** Whether an edge can occur in a browser. */
function canHappen(edge: Edge, visited: Visited): boolean {
  const { from, event } = edge;
  const { index, article, shown, failed } = from.snapshot.context;
  const target = Number(event['index']);
  switch (event.type) {
    // Back closes a list
    case 'address.changed':
      return hasList(from.snapshot) ? stepTo(visited, edge) > 0 : stepTo(visited, edge) !== 0;
    // a stored position is restored before the page is seen, and the list has no other pages
    case 'page.to':
      return isOver(from.snapshot, 'pages') && target < pageTotal;
    // a page has links to its own articles, an article to its neighbours
    case 'article.requested':
      return article === undefined ? target === index : event['id'] !== article;
    // an overlay covers the buttons
    case 'zoom.left':
      return isOver(from.snapshot, 'nothing');
    // and the button is disabled while the drawing is missing
    case 'zoom.entered':
      return isOver(from.snapshot, 'nothing') && !from.snapshot.hasTag('failed');
    // a neighbour loads after the current page, and no drawing twice
    case 'picture.loaded':
    case 'picture.failed':
      return (
        ![...shown, ...failed].includes(target) &&
        (target === index || (shown.includes(index) && Math.abs(target - index) === 1))
      );
    default:
      return true;
  }
}

const regions: Readonly<Record<string, number>> = { zoom: 0, picture: 1, retry: 1 };

/** The event, what it changes, and what else depends on it. */
function changeOf(step: Step): string {
  const { from, event, to, visited } = step;
  const region = regions[event.type.split('.')[0] ?? ''] ?? 2;
  const states = [from, to].map(({ snapshot }) => statesOf(snapshot)[region]);
  if (region < 2) return [event.type, ...states].join(' ');
  const [before, after] = [placeOf(from.snapshot), placeOf(to.snapshot)];
  const isMoved = before.index !== after.index;
  const zoom = isMoved && from.snapshot.hasTag('zoomed') ? 'zoomed' : '';
  const direction = event.type === 'address.changed' ? stepTo(visited, step) : 0;
  const entry = event.type === 'over.left' && visited.hasEntry ? visited.places[visited.at - 1]?.index : '';
  return [event.type, ...states, isMoved, zoom, direction, entry === before.index, entry === ''].join(' ');
}

/** Walks that cover each event with each change, from a page, and from the article of an address until it is left. */
function readerWalks(): Walk[] {
  const [fromPage, fromArticle] = [walksFrom(atPage), walksFrom(atArticle)];
  return [
    ...coveringPaths(fromPage, changeOf),
    ...coveringPaths(
      fromArticle.filter(({ edges }) => edges.every(({ from }) => isOver(from.snapshot, 'article'))),
      changeOf,
    ),
  ].filter((walk, _, all) => !all.some((other) => other !== walk && isPrefix(walk, other)));
}

const labelOf = ({ edges }: Walk) =>
  edges
    .map((edge) =>
      [edge.event.type, edge.event['index'], articleOf(edge)].filter((one) => one !== undefined).join(' '),
    )
    .join(' → ');
const isPrefix = (walk: Walk, other: Walk) =>
  walk.start === other.start && `${labelOf(other)} `.startsWith(`${labelOf(walk)} `);

const walks = readerWalks();
checkPathCount('paper-reader', 'paper-reader-paths', walks);

test('the paths visit every state of the newspaper', () => {
  const visited = new Set(walks.flatMap(({ edges }) => edges.flatMap(({ to }) => statesOf(to.snapshot))));
  const states = Object.entries(paperReaderMachine.states).flatMap(([region, { states: inner }]) =>
    Object.keys(inner).map((state) => `${region}.${state}`),
  );
  expect([...visited].toSorted()).toEqual(states.toSorted());
});

test('the newspaper shows the machine’s state on every path', async ({ page, ownGateway: gateway }) => {
  test.setTimeout(240_000);
  const paper = await openPaper(page, gateway);
  for (const walk of walks)
    await test.step(labelOf(walk), async () => {
      await paper.visit(walk.start);
      for (const step of walk.edges) {
        if (step === walk.edges[0]) await paper.expectSnapshot(step.from.snapshot);
        await paper.act(step);
        await paper.expectSnapshot(step.to.snapshot);
        // paper.spec.ts keeps the pictures of the other states
        if (step.to.snapshot.matches({ zoom: 'fitted', picture: 'coming', over: 'nothing' }))
          await keepStatePictures(page, 'paper-reader', step.to.snapshot);
      }
      const last = walk.edges.at(-1);
      // a drawing that has loaded stays in memory until the page is reloaded
      const isFresh = last?.to.snapshot.context.shown.length === 0 && walk.start === atPage;
      if (isFresh) await paper.leave(last);
    });
});

/** Drives an issue of three pages; its second and third page have one article each, in the middle of the page. */
async function openPaper(page: Page, gateway: RunningGateway) {
  await page.goto('/new/paper/qlwbPaper');
  const { date, articles, drawings } = shortenIssue(gateway);
  const address = `/new/paper/qlwbPaper/${date}`;
  const held = await Promise.all(drawings.map((hash) => holdCalls(page, `**/media/paper/${hash}.svg`)));
  const touch = await createTouchInput(page);
  const pane = page.locator('[data-felt]');
  const bar = page.getByRole('navigation', { name: '翻版' });
  const alert = page.getByRole('alert').filter({ hasText: '这一版没能加载出来' });
  const dialog = page.getByRole('dialog');
  const pageLink = page.getByRole('link', { name: '看整版', exact: true });
  const button = (name: string) => page.getByRole('button', { name });

  async function tapMiddle() {
    const box = await pane.boundingBox();
    if (box === null) throw new Error('the page is not visible');
    await touch.tap([box.x + box.width / 2, box.y + box.height / 2]);
  }

  const actions: Readonly<Record<string, (step: Step) => Promise<unknown>>> = {
    'page.next': () => bar.getByRole('link', { name: '下一版' }).tap(),
    'page.previous': () => bar.getByRole('link', { name: '上一版' }).tap(),
    'page.to': ({ event }) => dialog.getByRole('button', { name: `A0${Number(event['index']) + 1}` }).tap(),
    'zoom.entered': () => button('放大').tap(),
    'zoom.left': () => button('还原').tap(),
    'picture.loaded': async ({ event }) => held[Number(event['index'])]?.end(),
    'picture.failed': async ({ event }) => held[Number(event['index'])]?.end('unreached'),
    async 'retry.requested'({ from }) {
      await held[from.snapshot.context.index]?.hold();
      if (isOver(from.snapshot, 'nothing')) await alert.getByRole('button', { name: '重新加载' }).tap();
      else await reconnect(page);
    },
    async 'article.requested'({ from, event }) {
      if (isOver(from.snapshot, 'nothing')) await tapMiddle();
      else await dialog.getByRole('button', { name: event['id'] === 'a2' ? '下一篇' : '上一篇' }).tap();
    },
    'pages.requested': () => bar.getByRole('button', { name: '选版面' }).tap(),
    'dates.requested': () => page.getByRole('navigation', { name: '各期报纸' }).getByRole('button').tap(),
    async 'over.left'({ from }) {
      if (isOver(from.snapshot, 'article')) await button('回到版面').tap();
      else if (isOver(from.snapshot, 'pages')) await page.goBack();
      else await page.keyboard.press('Escape');
    },
    'address.changed': (step) => (stepTo(step.visited, step) < 0 ? page.goBack() : page.goForward()),
  };

  return {
    /** Opens the address of the article, or follows a link from there to its page. */
    async visit(start: string) {
      for (const one of held) {
        one.end('unreached');
        await one.hold();
      }
      const { id } = articles.a1;
      if (start === atArticle) {
        // loading does not end while a drawing is held
        await page.goto(`${address}?page=2&article=${id}`, { waitUntil: 'commit' });
        await hydrated(page);
      } else {
        if (await pageLink.isHidden()) await page.goto(`/new/paper/qlwbPaperShare/${id}`);
        await hydrated(page);
        await pageLink.tap();
      }
      await expect(pane).toBeVisible();
    },
    /** Goes back to the page with the link. */
    async leave(last: Step) {
      if (hasList(last.to.snapshot)) await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(isOver(last.to.snapshot, 'article') ? 1 : 0);
      await page.evaluate((steps) => history.go(-steps), afterStep(last.visited, last).at + 1);
      await expect(pageLink).toBeVisible();
    },
    async act(step: Step) {
      await actions[step.event.type]?.(step);
    },
    async expectSnapshot(snapshot: Snapshot) {
      const { index, article, shown, failed } = snapshot.context;
      const opened = articles[article as keyof typeof articles];
      const search = opened === undefined ? '' : `&article=${opened.id}`;
      await expect(page).toHaveURL(`${address}?page=${index + 1}${search}`);
      await expect(bar.getByRole('button', { name: `A0${index + 1}` })).toBeVisible();
      for (const [name, hasPage] of [
        ['上一版', index > 0],
        ['下一版', index < pageTotal - 1],
      ] as const)
        await expect(bar.getByRole('link', { name })).toBeEnabled({ enabled: hasPage });
      const isZoomed = snapshot.hasTag('zoomed');
      await expect(button('还原')).toHaveCount(isZoomed ? 1 : 0);
      const hasFailed = snapshot.hasTag('failed');
      await expect(alert).toHaveCount(hasFailed ? 1 : 0);
      await expect(button('放大')).toBeEnabled({ enabled: !hasFailed });
      await expect
        .poll(() => pane.evaluate(factsOf, index))
        .toEqual({
          isZoomed,
          drawings: drawings.map((_, at) => {
            const isFar = Math.abs(at - index) > 1;
            const isNeeded = at === index || shown.includes(at) || shown.includes(index);
            if (isFar || !isNeeded || failed.includes(at)) return 'none';
            return shown.includes(at) ? 'shown' : 'coming';
          }),
        });
      const labels = { article: opened?.title, pages: '选版面', dates: '选日期' };
      const over = Object.entries(labels).find(([state]) => isOver(snapshot, state));
      await expect(dialog).toHaveCount(over === undefined ? 0 : 1);
      if (over !== undefined) await expect(page.getByRole('dialog', { name: over[1] })).toBeVisible();
    },
  };
}

/** What an element with the newspaper's pages shows. @param index of the current page */
function factsOf(pane: Element, index: number) {
  const sheet = pane.querySelector(`[data-page="${index + 1}"]`);
  return {
    isZoomed: (sheet?.getBoundingClientRect().width ?? 0) > pane.clientWidth,
    drawings: [1, 2, 3].map((page) => {
      const image = pane.querySelector<HTMLImageElement>(`[data-page="${page}"] img[alt$="的版面"]`);
      return image === null ? 'none' : image.complete && image.naturalWidth > 0 ? 'shown' : 'coming';
    }),
  };
}

/** Removes all pages but three, and all articles but one in the middle of the second page and of the third. */
function shortenIssue(gateway: RunningGateway) {
  const [{ date: newest } = {}] = readRows(gateway, 'select max(issue_date) as date from paper_pages');
  const date = String(newest);
  const articleOn = (page: number) => {
    const [{ id, title } = {}] = readRows(
      gateway,
      `select id, article_json ->> 'title' as title from paper_articles where issue_date = ? and page = ? and place = 0`,
      date,
      page,
    );
    return { id: String(id), title: String(title) };
  };
  const articles = { a1: articleOn(2), a2: articleOn(3) };
  const ids = [articles.a1.id, articles.a2.id];
  changeRows(
    gateway,
    ['delete from paper_articles where issue_date = ? and id not in (?, ?)', date, ...ids],
    [
      `update paper_articles set article_json = json_set(article_json, '$.zone', json(?)) where id in (?, ?)`,
      JSON.stringify({ x: 400, y: 600, width: 200, height: 280 }),
      ...ids,
    ],
    ['delete from paper_pages where issue_date = ? and page > ?', date, pageTotal],
  );
  const pages = readRows(
    gateway,
    'select drawing_hash from paper_pages where issue_date = ? order by page',
    date,
  );
  return { date, articles, drawings: pages.map(({ drawing_hash: hash }) => String(hash)) };
}
