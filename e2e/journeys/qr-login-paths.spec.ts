import type { APIRequestContext, Page } from '@playwright/test';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import type { MachineProof } from '../../machines/proof/proof.ts';
import { exploreStates } from '../../machines/proof/state-graph.ts';
import { qrConfirmMachine } from '../../machines/qr-login/qr-confirm.machine.ts';
import { qrConfirmProof } from '../../machines/qr-login/qr-confirm.proof.ts';
import { qrLoginMachine } from '../../machines/qr-login/qr-login.machine.ts';
import { qrLoginProof } from '../../machines/qr-login/qr-login.proof.ts';
import { pauseClock } from '../support/clock.ts';
import { changeRows, timestampInHours } from '../support/database-rows.ts';
import type { RunningGateway } from '../support/gateway.ts';
import { holdCalls } from '../support/held-calls.ts';
import { addReaderCookie, loginPath } from '../support/login.ts';
import { checkPathCount, coveringPaths, outcomeOf, type Edge } from '../support/machine-paths.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { expect, hydrated, test } from '../support/test.ts';

type Snapshot = Edge['to']['snapshot'];

const reader = '扫码的读者';
const desktopAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';

const stateOf = ({ value }: Snapshot) => (typeof value === 'string' ? value : Object.values(value).join());
const nameOf = (edge: Edge) => [edge.event.type, outcomeOf(edge) ?? ''].join(' ').trim();

/** Paths that cover each event of each state, with what a call led to. */
function qrPaths(proof: MachineProof, canHappen: (edge: Edge) => boolean): Path[] {
  const [start = ''] = Object.keys(proof.starts);
  return coveringPaths(
    pathsOf(exploreStates(proof, start)).filter(({ edges }) => edges.every(canHappen)),
    (edge) => [stateOf(edge.from.snapshot), nameOf(edge), stateOf(edge.to.snapshot)].join(' '),
  );
}

const statesOf = (paths: readonly Path[]) => [
  ...new Set(
    paths.flatMap(({ edges }) =>
      edges.flatMap(({ from, to }) => [from, to].map((one) => stateOf(one.snapshot))),
    ),
  ),
];

const shownPaths = qrPaths(
  qrLoginProof,
  // a code is scanned once
  (edge) => !(outcomeOf(edge) === 'scanned' && edge.from.snapshot.matches({ shown: 'scanned' })),
);
const confirmPaths = qrPaths(qrConfirmProof, () => true);
checkPathCount('qr-login', 'qr-login-paths', shownPaths);
checkPathCount('qr-confirm', 'qr-login-paths', confirmPaths);

test('the paths visit every state of the code and of its confirmation', () => {
  const { shown, ...others } = qrLoginMachine.states;
  expect(statesOf(shownPaths).toSorted()).toEqual(
    [...Object.keys(others), ...Object.keys(shown?.states ?? {})].toSorted(),
  );
  expect(statesOf(confirmPaths).toSorted()).toEqual(Object.keys(qrConfirmMachine.states).toSorted());
});

test.describe('on a computer', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

  test('the page shows the machine’s state on every path of a code', async ({ page, gateway, request }) => {
    test.setTimeout(240_000);
    await page.clock.install();
    const site = await openComputer(page, gateway, qrCalls(request, await gateway.token(reader)));
    for (const { edges } of shownPaths)
      await test.step(edges.map(nameOf).join(' → '), async () => {
        await site.begin();
        for (const edge of edges) {
          if (edge === edges[0]) await site.expectSnapshot(edge.from.snapshot);
          await site.act(edge);
          await site.expectSnapshot(edge.to.snapshot);
          await keepStatePictures(page, 'qr-login', edge.to.snapshot);
        }
        await site.leave(edges.at(-1)?.to.snapshot);
      });
  });
});

test('the phone shows the machine’s state on every path of a confirmation', async ({
  page,
  gateway,
  request,
}) => {
  test.setTimeout(240_000);
  const token = await gateway.token(reader);
  await addReaderCookie(page, gateway, token);
  const site = await openPhone(page, gateway, qrCalls(request, token));
  for (const { edges } of confirmPaths)
    await test.step(edges.map(nameOf).join(' → '), async () => {
      await site.begin();
      for (const edge of edges) {
        if (edge === edges[0]) await site.expectSnapshot(edge.from.snapshot);
        await site.act(edge);
        await site.expectSnapshot(edge.to.snapshot);
        await keepStatePictures(page, 'qr-confirm', edge.to.snapshot);
      }
      site.leave();
    });
});

/** Drives the page that shows a code along the paths of the machine; the phone is simulated by its calls. */
async function openComputer(page: Page, gateway: RunningGateway, phone: ReturnType<typeof qrCalls>) {
  const creates = await holdCalls(page, '**/x/account/qr-login?*');
  const polls = await holdCalls(page, '**/x/account/qr-login-state?*');
  const collects = await holdCalls(page, '**/x/account/qr-login-token?*');
  const code = page.getByRole('img', { name: '登录二维码' });
  const button = page.getByRole('main').getByRole('button');
  let id = '';
  let isCreating = false;
  let isNewVisitNeeded = true;
  page.on('request', (request) => {
    if (request.url().includes('/qr-login?')) isCreating = true;
  });

  async function createCode(outcome?: 'unreached'): Promise<void> {
    if (outcome !== undefined) return creates.end(outcome);
    const created = page.waitForResponse('**/x/account/qr-login?*');
    creates.end();
    ({ id } = (await (await created).json()).data);
  }

  /** Lets the page ask for the status of the code. */
  const poll = () => page.clock.runFor(4000);

  const changes: Readonly<Record<string, (edge: Edge) => Promise<unknown>>> = {
    scanned: () => phone.post('-scan', { id }),
    async confirmed({ from }) {
      if (from.snapshot.hasTag('scannable')) await phone.post('-scan', { id });
      await phone.post('-confirm', { id });
      await collects.hold();
    },
    async refused({ from }) {
      if (from.snapshot.hasTag('scannable')) await phone.post('-scan', { id });
      await phone.post('-refuse', { id });
    },
    expired: async () => expireCodes(gateway),
  };

  return {
    async begin() {
      forgetCodes(gateway);
      if (isNewVisitNeeded) {
        await page.clock.resume();
        await page.context().clearCookies();
        await page.goto(loginPath);
        await hydrated(page);
        await pauseClock(page);
      }
      isNewVisitNeeded = false;
      await creates.hold();
      isCreating = false;
      await page.getByRole('link', { name: '用手机扫码登录' }).click();
      // whether a reader is signed in is known after the first paint
      await expect(async () => {
        await page.clock.runFor(100);
        expect(isCreating).toBe(true);
      }).toPass();
    },
    async act(edge: Edge) {
      const {
        from: { snapshot },
        event: { type },
      } = edge;
      const isError = type.startsWith('xstate.error');
      if (type === 'code.requested') {
        await creates.hold();
        await button.click();
      } else if (type.startsWith('xstate.after')) await page.clock.runFor(120_000);
      else if (snapshot.matches('creating')) await createCode(isError ? 'unreached' : undefined);
      else if (snapshot.matches('confirmed')) collects.end(isError ? 'unreached' : undefined);
      else {
        // no retry helps against a refused call
        polls.end(isError ? 'refused' : undefined);
        await changes[outcomeOf(edge) ?? '']?.(edge);
        await poll();
      }
    },
    async expectSnapshot(snapshot: Snapshot) {
      if (snapshot.matches('entered')) {
        await expect(page).toHaveURL(/\/new\/$/);
        expect((await page.context().cookies()).map(({ name }) => name)).toContain('readerToken');
        return;
      }
      const [text, action] = shownTexts[stateOf(snapshot)] ?? [];
      await expect(page.getByRole('main').getByRole('status')).toHaveText(text ?? '');
      await expect(code).toHaveCount(snapshot.hasTag('scannable') ? 1 : 0);
      await expect(button).toHaveText(action === undefined ? [] : [action]);
    },
    async leave(snapshot: Snapshot | undefined) {
      isNewVisitNeeded = snapshot?.matches('entered') ?? true;
      if (!isNewVisitNeeded) await page.getByRole('link', { name: '改用手机号登录' }).click();
      creates.end('unreached');
      collects.end('unreached');
    },
  };
}

const another = '换一个二维码';
/** What the computer shows in each state: instruction and button. */
const shownTexts: Readonly<Record<string, readonly [text: string, action?: string]>> = {
  creating: ['正在生成二维码…'],
  waiting: ['等待扫码。二维码两分钟内有效，只能用一次。'],
  scanned: [`“${reader}”已经扫码，请在手机上点“确认登录”。`, '不是我扫的，换一个'],
  confirmed: ['已确认，正在登录…'],
  refused: ['手机上没有同意这次登录。', another],
  expired: ['二维码过期了，换一个再扫。', another],
  failed: ['没有成功，请检查网络，再换一个二维码。', another],
};

/** Drives the confirmation on the phone along the paths of the machine; the computer is simulated by its calls. */
async function openPhone(page: Page, gateway: RunningGateway, computer: ReturnType<typeof qrCalls>) {
  const scans = await holdCalls(page, '**/x/account/qr-login-scan?*');
  const decisions = await holdCalls(page, /\/x\/account\/qr-login-(confirm|refuse)\?/);
  const main = page.getByRole('main');
  const confirm = main.getByRole('button', { name: /^(确认登录|正在确认…)$/ });
  const refuse = main.getByRole('button', { name: '不是我' });
  const retry = main.getByRole('button', { name: '重新加载' });
  let code = { id: '', secret: '' };

  const decide = async (button: typeof confirm) => {
    await decisions.hold();
    await button.tap();
  };
  const actions: Readonly<Record<string, () => Promise<unknown>>> = {
    'confirm.requested': () => decide(confirm),
    'refuse.requested': () => decide(refuse),
    async 'retry.requested'() {
      await scans.hold();
      await retry.tap();
    },
  };

  return {
    async begin() {
      forgetCodes(gateway);
      code = (await computer.post('', { userAgent: desktopAgent })).data;
      await scans.hold();
      await page.goto(`/new/living/qrlogin?qr=${code.id}`);
      await hydrated(page);
    },
    async act(edge: Edge) {
      const {
        from: { snapshot },
        event: { type },
      } = edge;
      const calls = snapshot.matches('scanning') ? scans : decisions;
      if (type.startsWith('xstate.error')) calls.end('unreached');
      else if (outcomeOf(edge) === 'over') calls.end(undefined, () => expireCodes(gateway));
      else if (type.startsWith('xstate.done')) calls.end();
      else await actions[type]?.();
    },
    async expectSnapshot(snapshot: Snapshot) {
      const isDeciding = snapshot.hasTag('deciding');
      const heading = headings[stateOf(snapshot)];
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(
        heading === undefined ? [] : [heading],
      );
      await expect(main.getByText('正在核对二维码…')).toBeVisible({ visible: snapshot.matches('scanning') });
      await expect(main.getByText('Windows 上的 Chrome')).toBeVisible({ visible: isDeciding });
      await expect(main.getByText(reader)).toBeVisible({ visible: isDeciding });
      await expect(retry).toHaveCount(snapshot.matches('failed') ? 1 : 0);
      if (snapshot.matches('over'))
        await expect(main.getByRole('status')).toContainText('二维码已失效，请在电脑上刷新后再扫');
      if (isDeciding) {
        await expect(main.getByRole('alert')).toHaveText(String(snapshot.context['fault']));
        await expect(confirm).toHaveText(snapshot.matches('confirming') ? '正在确认…' : '确认登录');
        for (const button of [confirm, refuse])
          await expect(button).toBeEnabled({ enabled: !snapshot.hasTag('busy') });
      }
      // what the computer is told
      const state = toldStates[stateOf(snapshot)];
      if (state !== undefined)
        expect((await computer.post('-state', { secret: code.secret })).data.state).toBe(state);
    },
    leave() {
      scans.end('unreached');
      decisions.end('unreached');
    },
  };
}

const asking = '是您自己在登录吗？';
/** Headings of the confirmation by state. */
const headings: Readonly<Record<string, string>> = {
  deciding: asking,
  confirming: asking,
  refusing: asking,
  confirmed: '已经确认',
  refused: '已经拒绝',
  over: '没有登录',
};
/** Status of the code by state of the confirmation. */
const toldStates: Readonly<Record<string, string>> = {
  scanning: 'waiting',
  deciding: 'scanned',
  confirming: 'scanned',
  refusing: 'scanned',
  confirmed: 'confirmed',
  refused: 'refused',
  over: 'expired',
};

/** Calls of the other device. @param token of its reader */
function qrCalls(request: APIRequestContext, token: string) {
  const credential = Buffer.from('h5:qlwb-reader').toString('base64');
  return {
    async post(operation: string, data: object) {
      const response = await request.post(`/gateway/x/account/qr-login${operation}`, {
        data,
        headers: { authorization: `Basic ${credential}`, token },
      });
      expect(response.status()).toBe(200);
      return response.json();
    },
  };
}

/** Lets every code expire. */
const expireCodes = (gateway: RunningGateway) =>
  changeRows(gateway, ['update qr_logins set expires_at = ?', timestampInHours(-1)]);

/** Deletes the number of codes that this address has created. */
const forgetCodes = (gateway: RunningGateway) =>
  changeRows(gateway, ["update rate_counters set taken = 0 where name like 'qr-%'"]);
