import type { Page, Route } from '@playwright/test';
import { ledgerCheckProof } from '../../machines/ledger-check/ledger-check.proof.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates } from '../../machines/proof/state-graph.ts';
import { commonwealPath } from '../support/commonweal.ts';
import { changeRows } from '../support/database-rows.ts';
import type { RunningGateway } from '../support/gateway.ts';
import { checkPathCount, coveringPaths, type Edge } from '../support/machine-paths.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { expect, hydrated, test } from '../support/test.ts';

type Region = 'record' | 'whole';

/** events that no path of the journey has, with the reason */
const unseenEvents: Readonly<Record<string, string>> = {
  'error hashing': 'code that cannot be loaded reloads the page',
  'whole-check.progressed': 'the demo’s ledger is checked before the first progress is drawn',
};

const stateIn = (region: Region, { snapshot }: Edge['to']): string =>
  String((snapshot.value as Readonly<Record<string, unknown>>)[region]);

const regionOf = ({ event: { type } }: Edge): Region => (/whole/i.test(type) ? 'whole' : 'record');

/** What an actor found, or `error`. */
function endOf({ event: { type, output } }: Edge): string {
  if (type.startsWith('xstate.error')) return 'error';
  if (typeof output !== 'object' || output === null) return '';
  if ('signature' in output && 'kind' in output) return `${String(output.kind)} ${String(output.signature)}`;
  if ('kind' in output) return String(output.kind);
  return 'fault' in output ? 'fault' : 'sound';
}

/** Paths of readers through the checks that cover every possible event in every state of both. */
function checkPaths(): Path[] {
  const [start = ''] = Object.keys(ledgerCheckProof.starts);
  const all = pathsOf(exploreStates(ledgerCheckProof, start)).filter(({ edges }) => {
    if (edges.some((edge) => eventOf(edge) in unseenEvents)) return false;
    // the page shows either a record that was altered or one that was not
    return new Set(edges.filter(isEndOf('hashing')).map(endOf)).size < 2;
  });
  return coveringPaths(all, (edge) => {
    const region = regionOf(edge);
    return [stateIn(region, edge.from), edge.event.type, endOf(edge), stateIn(region, edge.to)].join(' ');
  });
}

/** The event's type; of an actor that ended `done` or `error` and the state that invokes it. */
const eventOf = ({ event: { type } }: Edge): string =>
  type.replace(/^xstate\.(done|error)\.actor\.\d+\.ledgerCheck\.\w+\./, '$1 ');

const isEndOf = (state: string) => (edge: Edge) => eventOf(edge) === `done ${state}`;

const paths = checkPaths();
checkPathCount('ledger-check', 'ledger-check-paths', paths);

test('the paths visit every state of both checks', () => {
  for (const region of ['record', 'whole'] as const) {
    const visited = new Set(paths.flatMap(({ edges }) => edges.map(({ to }) => stateIn(region, to))));
    const all = Object.keys(ledgerCheckProof.machine.states[region]?.states ?? {});
    expect([...visited].toSorted()).toEqual(all.toSorted());
  }
});

test('the page of a certificate shows the machine’s state on every path', async ({ page, gateway }) => {
  test.setTimeout(240_000);
  const certificate = await openCertificate(page, gateway);
  for (const { edges } of paths)
    await test.step(edges.map((edge) => `${eventOf(edge)} ${endOf(edge)}`).join(' → '), async () => {
      await certificate.begin(edges.some((edge) => endOf(edge) === 'altered'));
      for (const [index, edge] of edges.entries()) {
        await certificate.act(edge, edges.slice(index + 1));
        await certificate.expectState(edge);
        await keepStatePictures(page, 'ledger-check', edge.to.snapshot);
      }
    });
});

/** a key that has signed nothing */
const otherKey = 'qlwb.com.cn/ledger/service+b5123e01+Adp9e3khZDpAIaUc5d2M1Ji6OxbBW3SCjy9i5fa5weVx';
const noHash = Buffer.alloc(32).toString('base64');
const checkpointKey = 'ledger.service.checkpoint';
const noEd25519 = 'noEd25519';

/** Drives the page of a certificate along the paths of the machine. */
async function openCertificate(page: Page, gateway: RunningGateway) {
  await page.addInitScript((flag) => {
    const { importKey } = SubtleCrypto.prototype;
    SubtleCrypto.prototype.importKey = function (this: SubtleCrypto, ...parameters: unknown[]) {
      if (parameters[2] === 'Ed25519' && sessionStorage.getItem(flag) !== null)
        return Promise.reject(new DOMException('Algorithm: Unrecognized name', 'NotSupportedError'));
      return Reflect.apply(importKey, this, parameters);
    } as typeof importKey;
  }, noEd25519);
  await page.goto(`${commonwealPath}/chainBlocks`);
  const links = page.getByRole('article').getByRole('link');
  const [code, other] = await Promise.all(
    [links.first(), links.nth(1)].map(
      async (link) => (await link.getAttribute('href'))?.split('/').at(-1) ?? '',
    ),
  );
  const setAltered = (certificate: string | undefined, isChanged: boolean) =>
    changeRows(gateway, [
      'update service_blocks set group_name = ? || ltrim(group_name, ?) where certificate = ?',
      isChanged ? '×' : '',
      '×',
      certificate ?? '',
    ]);
  const keys = await holdRoutes(page, '**/x/ledger/keys?*');
  const history = await holdRoutes(page, '**/x/ledger/consistency?*');
  const blocks = await holdRoutes(page, '**/x/commonweal/chain?*');
  let isAltered = false;
  const section = page.getByRole('region', { name: '验证这条记录' });

  const actions: Readonly<Record<string, (edge: Edge, rest: readonly Edge[]) => Promise<void> | void>> = {
    async 'check.requested'(_edge, rest) {
      const compared = rest.find((edge) => eventOf(edge).endsWith(' comparing'));
      await page.evaluate(
        ({ key, seen }) => {
          if (seen === undefined) localStorage.removeItem(key);
          else localStorage.setItem(key, seen);
        },
        {
          key: checkpointKey,
          // a history that never was
          seen:
            compared !== undefined && endOf(compared) !== 'consistent'
              ? JSON.stringify({ size: 1, root: noHash, time: '2026-01-02 08:00:00' })
              : undefined,
        },
      );
      keys.hold();
      history.hold();
      await section.getByRole('button', { name: /^(验证|再验证一次|重试)$/ }).tap();
    },
    async 'done proving'(edge) {
      const isChecked = !endOf(edge).endsWith('not-checked');
      await page.evaluate(
        ({ flag, isSet }) => (isSet ? sessionStorage.setItem(flag, '') : sessionStorage.removeItem(flag)),
        { flag: noEd25519, isSet: !isChecked },
      );
      if (endOf(edge) !== 'unproven') return;
      keys.release((route) => fulfil(route, { keys: [otherKey] }));
      history.release();
    },
    'error proving'() {
      keys.release((route) => route.abort());
      history.release();
    },
    'done comparing'() {
      keys.release();
      history.release();
    },
    'error comparing'() {
      keys.release();
      history.release(async (route) => {
        const response = await route.fetch();
        const { data } = await response.json();
        await fulfil(route, { ...data, hashes: ['no base64'] });
      });
    },
    async 'whole-check.requested'() {
      blocks.hold();
      await section.getByRole('button', { name: /^(核对整本账|再核对一遍|从头再核对)$/ }).tap();
    },
    'whole-check.stopped': () => section.getByRole('button', { name: '停止核对' }).tap(),
    'done checking'(edge) {
      setAltered(other, endOf(edge) === 'fault');
      blocks.release();
    },
    'error checking': () => blocks.release((route) => route.abort()),
  };

  return {
    async begin(isRecordAltered: boolean) {
      isAltered = isRecordAltered;
      setAltered(other, false);
      setAltered(code, isAltered);
      for (const held of [keys, history, blocks]) held.release();
      // the gateway may still serve the cached page
      await expect(async () => {
        await page.goto(`${commonwealPath}/chainBlocks/${code}`);
        const title = await page.getByRole('heading', { level: 1 }).textContent();
        expect(title === '证书已被改动').toBe(isAltered);
      }).toPass();
      await hydrated(page);
    },
    async act(edge: Edge, rest: readonly Edge[]) {
      await actions[eventOf(edge)]?.(edge, rest);
    },
    async expectState({ to }: Edge) {
      // passes by at once: nothing is loaded for it that could be held
      if (isAltered && stateIn('record', to) === 'hashing') return;
      const record = shownRecord[stateIn('record', to)];
      if (record?.message === undefined) await expect(section.getByText(anyRecordMessage)).toHaveCount(0);
      else await expect(section.getByText(record.message)).toBeVisible();
      await expect(section.getByRole('button', { name: record?.button ?? '', exact: true })).toBeVisible();
      const { record: finding } = to.snapshot.context as { readonly record: { readonly signature?: string } };
      if (stateIn('record', to) === 'sound')
        await expect(section.getByText(/所以签名没有核对/)).toHaveCount(
          finding.signature === 'not-checked' ? 1 : 0,
        );
      const whole = shownWhole[stateIn('whole', to)];
      if (whole?.message === undefined) await expect(section.getByText(anyWholeMessage)).toHaveCount(0);
      else await expect(section.getByText(whole.message)).toBeVisible();
      await expect(section.getByRole('button', { name: whole?.button ?? '', exact: true })).toBeVisible();
    },
  };
}

/** Holds requests on demand. A release decides how those that are held, and later ones, are answered. */
async function holdRoutes(page: Page, url: string) {
  let open = () => {};
  let held = Promise.resolve();
  let answer = (route: Route): Promise<void> => route.continue();
  await page.route(url, async (route) => {
    await held;
    await answer(route);
  });
  return {
    hold() {
      held = new Promise((resolve) => (open = resolve));
    },
    release(answerWith = (route: Route): Promise<void> => route.continue()) {
      answer = answerWith;
      open();
    },
  };
}

const fulfil = (route: Route, data: unknown) => route.fulfill({ json: { code: 200, msg: '成功', data } });

interface Shown {
  readonly message?: RegExp;
  readonly button: string;
}

const anyRecordMessage = /^(这条记录|账本被改写过。|没有验证完)/;
const anyWholeMessage = /全部完好|^第 \d+ 号记录|^已停止|没有核对完/;

/** Message and button by state of the machine. */
const shownRecord: Readonly<Record<string, Shown>> = {
  idle: { button: '验证' },
  hashing: { button: '正在验证…' },
  proving: { button: '正在验证…' },
  comparing: { button: '正在验证…' },
  altered: { message: /^这条记录被改动过/, button: '再验证一次' },
  unproven: { message: /^这条记录没有得到证明/, button: '再验证一次' },
  sound: { message: /^这条记录在账本里/, button: '再验证一次' },
  forked: { message: /^账本被改写过。$/, button: '再验证一次' },
  failed: { message: /^没有验证完/, button: '重试' },
};
const shownWhole: Readonly<Record<string, Shown>> = {
  idle: { button: '核对整本账' },
  checking: { button: '停止核对' },
  sound: { message: /^\d+ 条记录全部完好/, button: '再核对一遍' },
  fault: { message: /^第 \d+ 号记录的“团队”被改动过$/, button: '再核对一遍' },
  stopped: { message: /^已停止/, button: '从头再核对' },
  failed: { message: /^没有核对完/, button: '再核对一遍' },
};
