import type { Page } from '@playwright/test';
import { messagingLoginMachine } from '../../machines/messaging-login/messaging-login.machine.ts';
import { messagingLoginProof } from '../../machines/messaging-login/messaging-login.proof.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates, stepOf } from '../../machines/proof/state-graph.ts';
import type { RunningGateway } from '../support/gateway.ts';
import { holdCalls } from '../support/held-calls.ts';
import { consentBox, forgetSentCodes, openLogin } from '../support/login.ts';
import { checkPathCount, coveringPaths, outcomeOf, stateOf, type Edge } from '../support/machine-paths.ts';
import { authorize, bindPhone, cookieOf, messagingAgents, openAuthorization } from '../support/messaging.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { expect, hydrated, isolatedTest as test } from '../support/test.ts';

type Snapshot = Edge['to']['snapshot'];

const redirectTimeoutMs = 20_000;
/** a return that this tab did not ask for */
const foreignReturn = `?code=${'c'.repeat(32)}&state=${'s'.repeat(43)}`;

const faultOf = ({ context }: Snapshot): { readonly at: string; readonly text: string } | undefined =>
  context['fault'];
/** Whether the page is opened by the event. */
const isOpening = ({ event: { type } }: Edge) => /^(reader\.returned|newcomer\.restored)$/.test(type);

/** What an event brings. */
function nameOf(edge: Edge): string {
  const { type, code, state, attempt, consented } = edge.event;
  if (type === 'reader.returned')
    return attempt === undefined
      ? `${type} unasked`
      : `${type} ${code === undefined ? 'refused' : String(state)}`;
  if (type === 'login.requested') return `${type} ${consented === true ? 'with consent' : 'without consent'}`;
  return `${type} ${outcomeOf(edge) ?? ''}`.trim();
}

/** Paths that cover each possible event of each state, with and without an error message before. */
function loginPaths(): Path[] {
  const [start = ''] = Object.keys(messagingLoginProof.starts);
  const possible = pathsOf(exploreStates(messagingLoginProof, start)).map(({ edges }) => {
    const end = edges.findIndex((edge, index) => !canHappen(edge, edges.slice(0, index)));
    return { start, edges: end < 0 ? edges : edges.slice(0, end) };
  });
  return coveringPaths(
    possible.filter(({ edges }) => edges.length > 0),
    (edge) =>
      [edge.from, edge.to]
        .flatMap(({ snapshot }) => [stateOf(snapshot), faultOf(snapshot)?.at])
        .concat(nameOf(edge))
        .join(' '),
  );
}

function canHappen(edge: Edge, before: readonly Edge[]): boolean {
  if (isOpening(edge)) return before.length === 0;
  // without the network the code of the first call cannot be loaded; all other failures are outcomes
  if (edge.event.type.startsWith('xstate.error.actor') && edge.from.snapshot.matches('settingOut'))
    return before.length === 1;
  return true;
}

test.use({ userAgent: messagingAgents.android });

const paths = loginPaths();
checkPathCount('messaging-login', 'messaging-login-paths', paths);

test('the paths visit every state of signing in by the messaging app', () => {
  const visited = new Set(paths.flatMap(({ edges }) => edges.map(({ to }) => stateOf(to.snapshot))));
  expect([...visited].toSorted()).toEqual(Object.keys(messagingLoginMachine.states).toSorted());
});

test('the page shows the machine’s state on every path of signing in by the messaging app', async ({
  page,
  ownGateway: gateway,
}) => {
  test.setTimeout(240_000);
  await page.clock.install();
  const site = await openSignIn(page, gateway);
  for (const { edges } of paths)
    await test.step(edges.map(nameOf).join(' → '), async () => {
      await site.begin(edges);
      for (const [index, edge] of edges.entries()) {
        await site.act(edge, edges[index + 1]);
        await site.expectStep(edge);
        await keepStatePictures(page, 'messaging-login', edge.to.snapshot);
      }
      await site.leave();
    });
});

/** Drives the sign-in page of the messaging app's browser along the paths of the machine. */
async function openSignIn(page: Page, gateway: RunningGateway) {
  const starts = await holdCalls(page, '**/x/account/messaging-login?*');
  const checks = await holdCalls(page, '**/wechat/v1/checkbind?*');
  let incomplete: PromiseWithResolvers<void> | undefined;
  await page.route('**/wechat/v1/checkbind?*', async (route) => {
    if (incomplete === undefined) return route.fallback();
    await incomplete.promise;
    return route.fulfill({ json: { code: 200, msg: '成功', data: { state: 'unbound' } } });
  });
  let missing: PromiseWithResolvers<void> | undefined;
  await page.route('**/assets/sign-in-calls-*.js', async (route) => {
    if (missing === undefined) return route.fallback();
    await missing.promise;
    return route.abort('internetdisconnected');
  });
  /** whether the messaging app does not open: the browser stays at a page without content */
  let isClosed = false;
  let redirects = 0;
  await page.route('**/messaging-sandbox/authorize?*', async (route) => {
    if (!isClosed) return route.fallback();
    redirects += 1;
    return route.fulfill({ status: 204 });
  });
  /** the wording of the last refusal; the proof has one for both calls */
  let refusal = '';
  const form = page.getByRole('region', { name: '绑定微信' });
  const box = consentBox(page);
  const button = page.getByRole('button', { name: /^(微信登录|正在登录…)$/ });
  const stored = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);

  /** Authorizes as a reader whose check leads to the outcome. */
  async function authorizeFor(outcome: string | undefined) {
    await openLogin(page);
    await openAuthorization(page);
    await checks.hold();
    await authorize(page, {
      person: outcome === 'bound' ? '张小鱼' : '新来的读者',
      ...(outcome === 'refused' && { outcome: '授权码已经过期' }),
    });
  }

  const actions: Readonly<Record<string, (next: Edge | undefined) => Promise<unknown>>> = {
    async 'login.requested with consent'(next) {
      await box.check();
      if (next?.event.type.startsWith('xstate.error')) missing = Promise.withResolvers();
      await starts.hold();
      await button.tap();
    },
    async 'login.requested without consent'() {
      await box.uncheck();
      await button.tap();
    },
    async 'consent.changed'() {
      const isChecked = await box.isChecked();
      await box.tap();
      await expect(box).toBeChecked({ checked: !isChecked });
    },
    async 'reader.returned s1'(next) {
      if (next?.event.type.startsWith('xstate.error')) incomplete = Promise.withResolvers();
      await authorizeFor(next === undefined ? undefined : outcomeOf(next));
    },
    async 'reader.returned s2'() {
      await openLogin(page);
      await openAuthorization(page);
      await openLogin(page, foreignReturn);
    },
    'reader.returned unasked': () => openLogin(page, foreignReturn),
    async 'reader.returned refused'() {
      await openLogin(page);
      await openAuthorization(page);
      await page.getByRole('button', { name: '拒绝' }).tap();
      await page.waitForURL(/\/new\//);
      await hydrated(page);
    },
    async 'newcomer.restored'() {
      await authorizeFor('unbound');
      checks.end();
      await expect(form).toBeVisible();
      await page.reload();
      await hydrated(page);
    },
    'phone.bound': () => bindPhone(page, gateway),
    'binding.left': () => page.getByRole('button', { name: '换一个微信号，或不绑定' }).tap(),
  };

  await authorizeFor('bound');
  checks.end();
  await bindPhone(page, gateway);
  await expect(page).toHaveURL(/\/new\/$/);
  await leave();

  /** Signs out and restores the initial conditions for the next path. */
  async function leave() {
    await page.evaluate(() => sessionStorage.clear());
    await page.context().clearCookies();
    // a page whose code could not be loaded reloads once the network is back
    await page.goto('about:blank');
    await page.context().setOffline(false);
    starts.end();
    checks.end();
    [incomplete, missing] = [undefined, undefined];
    isClosed = false;
    forgetSentCodes(gateway);
  }

  return {
    leave,
    async begin([first]: readonly Edge[]) {
      if (first === undefined || isOpening(first)) return;
      await openLogin(page);
      await expectSnapshot(first.from.snapshot);
    },
    async act(edge: Edge, next: Edge | undefined) {
      const { type } = edge.event;
      if (type.startsWith('xstate.after')) return page.clock.fastForward(redirectTimeoutMs);
      if (!type.startsWith('xstate.')) return actions[nameOf(edge)]?.(next);
      const outcome = outcomeOf(edge);
      isClosed = outcome === 'ready';
      redirects = 0;
      if (edge.from.snapshot.matches('checking')) {
        incomplete?.resolve();
        refusal = '微信授权已过期，请重新用微信登录';
        return checks.end();
      }
      if (outcome === undefined) await page.context().setOffline(true);
      missing?.resolve();
      refusal = '操作太频繁了，请稍后再试。';
      starts.end(outcome === 'refused' ? 'too-fast' : undefined);
    },
    async expectStep(edge: Edge) {
      await expectSnapshot(edge.to.snapshot);
      const types = new Set(stepOf(edge).effects.map(({ type }) => type));
      if (types.has('saveAttempt')) {
        await expect.poll(() => redirects).toBe(1);
        expect(await stored('messagingAttempt')).toContain('verifier');
      }
      if (types.has('deleteAttempt')) {
        await expect(page).toHaveURL(/loginCommon(\?returnTo=%2F)?$/);
        await expect.poll(() => stored('messagingAttempt')).toBeNull();
      }
      const isSaved = edge.to.snapshot.matches('binding');
      if (types.has('saveNewcomer'))
        await expect.poll(async () => (await stored('messagingNewcomer')) !== null).toBe(isSaved);
    },
  };

  async function expectSnapshot(snapshot: Snapshot) {
    if (snapshot.hasTag('entered')) {
      await expect(page).toHaveURL(/\/new\/$/);
      await expect(page.getByRole('heading', { name: '登录', exact: true })).toHaveCount(0);
      expect(await cookieOf(page, 'wxToken')).toBeDefined();
      return;
    }
    const isBinding = snapshot.hasTag('binding');
    await expect(form).toHaveCount(isBinding ? 1 : 0);
    await expect(button).toHaveCount(isBinding ? 0 : 1);
    if (isBinding) return expect(form.getByText('新来的读者，还差一步：')).toBeVisible();
    const isBusy = snapshot.hasTag('busy');
    await expect(button).toHaveText(isBusy ? '正在登录…' : '微信登录');
    for (const one of [button, page.getByRole('button', { name: '用手机号登录' })])
      await expect(one).toBeEnabled({ enabled: !isBusy });
    const { at, text = '' } = faultOf(snapshot) ?? {};
    const shown = text === '微信授权已过期' ? refusal : text;
    await expect(box).toHaveAccessibleDescription(at === 'consent' ? shown : '');
    await expect(page.getByRole('region', { name: '微信登录' }).getByRole('alert').last()).toHaveText(
      at === 'login' ? shown : '',
    );
    if (at === 'consent') await expect(box).toBeFocused();
  }
}
