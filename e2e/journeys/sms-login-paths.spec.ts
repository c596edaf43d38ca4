import type { Page } from '@playwright/test';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates, stepOf } from '../../machines/proof/state-graph.ts';
import { smsLoginMachine } from '../../machines/sms-login/sms-login.machine.ts';
import { smsLoginProof } from '../../machines/sms-login/sms-login.proof.ts';
import { pauseClock } from '../support/clock.ts';
import { changeRows, timestampInHours } from '../support/database-rows.ts';
import type { RunningGateway } from '../support/gateway.ts';
import { holdCalls } from '../support/held-calls.ts';
import {
  codeField,
  codeFor,
  consentBox,
  forgetSentCodes,
  loginPath,
  newPhone,
  obtainCode,
  openLogin,
  phoneField,
  sliderCaptcha,
} from '../support/login.ts';
import { checkPathCount, coveringPaths, type Edge } from '../support/machine-paths.ts';
import { messagingAgents } from '../support/messaging.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { expect, hydrated, test } from '../support/test.ts';

type Snapshot = Edge['to']['snapshot'];
type Region = 'form' | 'lock';

/** ms of the virtual clock for which React delays the display of loaded parts */
const throttleMs = 300;

const statesOf = (region: Region) => Object.keys(smsLoginMachine.states[region]?.states ?? {});

const stateIn = (region: Region, snapshot: Snapshot): string =>
  statesOf(region).find((state) => snapshot.matches({ [region]: state })) ?? '';

/** What an actor's call led to, with the field of a refusal; undefined for any other event. */
function endOf({ event: { type, output } }: Edge): string | undefined {
  if (type.startsWith('xstate.error')) return 'error';
  if (typeof output !== 'object' || output === null || !('kind' in output)) return undefined;
  return 'at' in output ? `${String(output.kind)} ${String(output.at)}` : String(output.kind);
}

/** Paths of readers through the form that cover every possible event in every state. */
function loginPaths(): Path[] {
  const [start = ''] = Object.keys(smsLoginProof.starts);
  const all = pathsOf(exploreStates(smsLoginProof, start)).map((path) => {
    const end = path.edges.findIndex((edge, index) => !canHappen(edge, path.edges.slice(0, index)));
    return { ...path, edges: end < 0 ? path.edges : path.edges.slice(0, end) };
  });
  return coveringPaths(
    all.filter(({ edges }) => edges.length > 0),
    (edge) => {
      const { from, event, to } = edge;
      const [before, after] = [from.snapshot, to.snapshot];
      // errors are shown alike with and without a lock, and a lock ends alike with any errors
      if (event.type === 'field.changed')
        return [event['place'], ...faultsOf(before), '→', ...faultsOf(after)].join(' ');
      const faults = event.type.startsWith('xstate.after') ? [] : faultsOf(after);
      const states = [before, after].flatMap((one) => [stateIn('form', one), stateIn('lock', one)]);
      return [event.type, endOf(edge), ...states, ...faults].join(' ');
    },
  );
}

const faultsOf = ({ context: { faults } }: Snapshot): string[] =>
  typeof faults === 'object' && faults !== null ? Object.entries(faults).map((fault) => fault.join(' ')) : [];

function canHappen(edge: Edge, before: readonly Edge[]): boolean {
  const { from, event } = edge;
  // the reader has left the form
  if (from.snapshot.hasTag('entered')) return false;
  // the button is disabled
  if (event.type === 'code.requested' && from.snapshot.hasTag('locked')) return false;
  // a lock is restored when the page opens
  if (event.type === 'lock.restored') return before.length === 0;
  // only an unreadable public key makes a call throw, and the first call loads it for the visit
  if (before.some((one) => endOf(one) === 'error')) return event.type === 'field.changed';
  return endOf(edge) !== 'error' || before.every((one) => endOf(one) === undefined);
}

// in the messaging app the form can be left and opened again without loading the page
test.use({ userAgent: messagingAgents.android });

const paths = loginPaths();
checkPathCount('sms-login', 'sms-login-paths', paths);

test('the paths visit every state of the form and of its lock', () => {
  for (const region of ['form', 'lock'] as const) {
    const visited = new Set(
      paths.flatMap(({ edges }) => edges.map(({ to }) => stateIn(region, to.snapshot))),
    );
    expect([...visited].toSorted()).toEqual(statesOf(region).toSorted());
  }
});

test('the form shows the machine’s state on every path of signing in by SMS', async ({ page, gateway }) => {
  test.setTimeout(240_000);
  await page.clock.install();
  const site = await openForm(page, gateway);
  for (const { edges } of paths)
    await test.step(edges.map(nameOf).join(' → '), async () => {
      await site.begin(edges);
      for (const [index, edge] of edges.entries()) {
        await site.act(edge, edges[index + 1]);
        await site.expectStep(edge);
        await keepStatePictures(page, 'sms-login', edge.to.snapshot);
      }
    });
  forgetSentCodes(gateway);
});

const nameOf = (edge: Edge) => [edge.event.type, edge.event['place'] ?? endOf(edge) ?? ''].join(' ').trim();

/** Drives the sign-in form along the paths of the machine. */
async function openForm(page: Page, gateway: RunningGateway) {
  const phone = newPhone();
  const codes = await holdCalls(page, '**/auth/sms/v1/code?*');
  const signIns = await holdCalls(page, '**/auth/sms/login?*');
  let unreadableKey: PromiseWithResolvers<void> | undefined;
  await page.route('**/x/account/public-key?*', async (route) => {
    if (unreadableKey === undefined) return route.fallback();
    await unreadableKey.promise;
    return route.fulfill({ json: { code: 200, msg: '成功', data: { pem: 'no key', bits: 2048 } } });
  });
  const { sheet, slider, mark } = sliderCaptcha(page);
  const codeButton = page.getByRole('button', { name: /^(获取验证码|正在发送…|\d+ 秒后重发)$/ });
  const submit = page.getByRole('button', { name: /^(登录|正在登录…)$/ });
  const fields: Readonly<Record<string, ReturnType<typeof phoneField>>> = {
    phone: phoneField(page),
    code: codeField(page),
    consent: consentBox(page),
    form: page.locator('form div[tabindex="-1"]'),
  };
  let isNewVisitNeeded = true;

  /** What the gateway has counted of codes and wrong codes. */
  const setCounter = (name: string, taken: number, seconds: number) =>
    changeRows(gateway, [
      'update rate_counters set taken = ?, ends_at = ? where name like ?',
      taken,
      timestampInHours(seconds / 3600),
      name,
    ]);
  const forgetCounters = () => ['sms-%', 'wrong-codes%'].forEach((name) => setCounter(name, 0, 60));

  /** Passes the time until the lock has a second left. */
  async function untilLastSecond({ from }: Edge) {
    await page.clock.runFor((Number(from.snapshot.context['lockSeconds']) - 1) * 1000);
    await expect(codeButton).toBeDisabled();
  }

  await openLogin(page);
  await page.getByRole('button', { name: '用手机号登录' }).tap();
  await obtainCode(page, phone);

  const actions: Readonly<
    Record<string, (event: Edge['event'], next: Edge | undefined) => Promise<unknown>>
  > = {
    async 'code.requested'({ phone: typed }) {
      await fields['phone']?.fill(typed === '123' ? '123' : phone);
      await codes.hold();
      await codeButton.tap();
    },
    async 'check.passed'() {
      await slider.fill('1');
      // as long as a hand needs
      await page.clock.runFor(300);
      await slider.fill(String(await mark()));
      await codes.hold();
      await sheet.getByRole('button', { name: '确定' }).tap();
    },
    'check.dismissed': () => sheet.getByRole('button', { name: '取消' }).tap(),
    async 'login.requested'({ phone: typed, code, consented }, next) {
      // a call does not last as long as a lock
      if (next?.event.type.startsWith('xstate.after')) await untilLastSecond(next);
      await phoneField(page).fill(typed === '' ? '' : phone);
      const isRight = next !== undefined && endOf(next) === 'signed-in';
      await codeField(page).fill(isRight ? await codeFor(gateway, phone) : String(code));
      await consentBox(page).setChecked(consented === true);
      await signIns.hold();
      await submit.tap();
    },
    'field.changed': async ({ place }) => fields[String(place)]?.pressSequentially('1'),
  };
  /** By outcome. */
  const ends: Readonly<Record<string, () => void>> = {
    sent: () => codes.end(),
    'check-needed': () => codes.end(undefined, () => setCounter('sms-address-free', 5, 60)),
    'refused form': () => codes.end(undefined, () => setCounter('sms-phone-minute', 1, 41)),
    'refused phone': () =>
      codes.end('refused', undefined, [{ path: 'body.phone', rule: 'phone', message: '手机号不对' }]),
    'signed-in': () => signIns.end(),
    'refused code': () => signIns.end(),
    error: () => unreadableKey?.resolve(),
  };

  return {
    async begin(edges: readonly Edge[]) {
      forgetCounters();
      const isFailing = edges.some((edge) => endOf(edge) === 'error');
      if (isNewVisitNeeded || isFailing) {
        await page.clock.resume();
        await page.context().clearCookies();
        await page.goto(loginPath);
        await hydrated(page);
        await pauseClock(page);
        await page.getByRole('button', { name: '用手机号登录' }).tap();
      }
      unreadableKey = isFailing ? Promise.withResolvers() : undefined;
      // the form is left and opened again
      if (await sheet.isVisible()) await sheet.getByRole('button', { name: '取消' }).tap();
      await page.getByRole('button', { name: '用微信登录' }).tap();
      await expect(codeButton).toHaveCount(0);
      codes.end('unreached');
      signIns.end('unreached');
      const seconds = edges[0]?.event['seconds'];
      await page.evaluate(
        (restored) => {
          sessionStorage.removeItem('smsForm');
          if (restored === undefined) return;
          const form = { phone: '', code: '', consented: false, lockedUntil: Date.now() + restored * 1000 };
          sessionStorage.setItem('smsForm', JSON.stringify(form));
        },
        typeof seconds === 'number' ? seconds : undefined,
      );
      await page.getByRole('button', { name: '用手机号登录' }).tap();
      await expect(codeButton).toBeVisible();
      isNewVisitNeeded = edges.some((edge) => endOf(edge) === 'error' || endOf(edge) === 'signed-in');
    },
    async act(edge: Edge, next: Edge | undefined) {
      const end = endOf(edge);
      if (end !== undefined) return ends[end]?.();
      if (edge.event.type.startsWith('xstate.after')) {
        if (!edge.from.snapshot.hasTag('signing-in')) await untilLastSecond(edge);
        return page.clock.runFor(2000);
      }
      await actions[edge.event.type]?.(edge.event, next);
    },
    async expectStep(edge: Edge) {
      const { snapshot } = edge.to;
      if (snapshot.hasTag('entered')) {
        await expect(page).toHaveURL(/\/new\/$/);
        return;
      }
      const isChecking = snapshot.hasTag('checking');
      // React delays the display of a part whose code has just been loaded
      if (isChecking)
        await expect(async () => {
          await page.clock.runFor(throttleMs);
          await expect(sheet).toBeVisible({ timeout: 200 });
        }).toPass();
      await expect(sheet).toHaveCount(isChecking ? 1 : 0);
      const faults = new Map(Object.entries<unknown>(Object(snapshot.context['faults'])));
      for (const [place, field] of Object.entries(fields)) {
        const text = faults.get(place);
        const shown = text === undefined ? '' : (shownFaults[String(text)] ?? String(text));
        if (place === 'form') await expect(field).toHaveText(shown);
        else await expect(field).toHaveAccessibleDescription(shown);
        if (place !== 'form') await expect(field).toHaveAttribute('aria-invalid', String(text !== undefined));
      }
      const [isSending, isSigningIn] = [snapshot.hasTag('sending-code'), snapshot.hasTag('signing-in')];
      const isLocked = snapshot.hasTag('locked');
      await expect(codeButton).toHaveText(
        isSending ? '正在发送…' : isLocked ? /^\d+ 秒后重发$/ : '获取验证码',
      );
      await expect(codeButton).toBeEnabled({ enabled: !isSending && !isLocked && !isSigningIn });
      await expect(submit).toHaveText(isSigningIn ? '正在登录…' : '登录');
      await expect(submit).toBeEnabled({ enabled: !isSending && !isSigningIn });
      for (const field of [phoneField(page), codeField(page)])
        await expect(field).toBeEditable({ editable: !isSigningIn });
      for (const { type, params } of stepOf(edge).effects) {
        const { place, seconds } = Object(params);
        if (type === 'focusField') await expect(fields[String(place)] ?? page.locator('body')).toBeFocused();
        if (type === 'saveLock')
          await expect(codeButton).toHaveText(seconds === 40 ? /^(40|41) 秒/ : `${seconds} 秒后重发`);
      }
    },
  };
}

/** The gateway's wording of the proof's texts. */
const shownFaults: Readonly<Record<string, RegExp | string>> = {
  太频繁了: /^获取验证码太频繁了，请 (40|41) 秒后再试$/,
  验证码不对: '验证码不对或已失效，请核对，或重新获取',
};
