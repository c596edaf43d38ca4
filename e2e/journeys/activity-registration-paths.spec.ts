import type { Page } from '@playwright/test';
import { activityRegistrationMachine } from '../../machines/activity-registration/activity-registration.machine.ts';
import { activityRegistrationProof } from '../../machines/activity-registration/activity-registration.proof.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates } from '../../machines/proof/state-graph.ts';
import { becomeVolunteer, commonwealPath } from '../support/commonweal.ts';
import { simulatedOutcomeOf, reconnect, holdCalls } from '../support/held-calls.ts';
import { checkPathCount, outcomeOf, stateOf, type Edge, coveringPaths } from '../support/machine-paths.ts';
import { trackPolling } from '../support/polling.ts';
import { activityId, setRegistrationState } from '../support/registration-state.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Paths of readers through a registration that cover every possible event in every state. */
function registrationPaths(): Path[] {
  const [start = ''] = Object.keys(activityRegistrationProof.starts);
  const all = pathsOf(exploreStates(activityRegistrationProof, start)).filter(({ edges }) =>
    edges.every((edge, index) => canHappen(edge, index === 0, index === edges.length - 1)),
  );
  return coveringPaths(all, nameOf);
}

function canHappen(edge: Edge, isFirst: boolean, isLast: boolean): boolean {
  const { from, event } = edge;
  const { isOnline } = from.snapshot.context;
  // the page has loaded its code before anything can be tapped
  if (event.type.startsWith('xstate.error')) return false;
  // the page receives the registration's state before its first paint
  if (isFirst && event.type !== 'status.received') return false;
  // offline, nothing is received and nothing can be sent
  if (isOnline === false) return event.type.startsWith('register.') || event.type === 'network.restored';
  // the browser reports the network only after it was lost
  if (event.type === 'network.restored') return from.snapshot.matches('offline');
  // a response supersedes what was polled before it; the polled state counts only without a response
  if (from.snapshot.context.deferred !== undefined && simulatedOutcomeOf(outcomeOf(edge) ?? '') === undefined)
    return false;
  // a visitor reloads the page when they sign in
  if (event['step'] === 'not-signed-in') return isFirst;
  if (from.snapshot.matches('visitor') || from.snapshot.matches('notVolunteer'))
    return isLast && event.type === 'register.requested';
  // `too-late` does not change any more
  return isLast || !['token-dead', 'too-late'].includes(outcomeOf(edge) ?? '');
}

/** Names edges for coverage: polled states count once per state and once while a call is in flight, the first one for each value. */
function nameOf(edge: Edge): string {
  const { from, event, to } = edge;
  const isHeld = from.snapshot.context.deferred !== undefined;
  if (isHeld) return `${stateOf(from.snapshot)} deferred`;
  const states = [stateOf(from.snapshot), event.type, outcomeOf(edge)];
  const isPolled = event.type === 'status.received' && !from.snapshot.matches('unknown');
  return (isPolled ? states : [...states, stateOf(to.snapshot)]).join(' ');
}

const paths = registrationPaths();
checkPathCount('activity-registration', 'activity-registration-paths', paths);
const isCancelling = ({ edges }: Path) => edges.some(({ to }) => to.snapshot.matches('confirmingCancel'));
const isSubmitted = ({ edges }: Path) => edges.some(({ to }) => to.snapshot.matches('submitting'));

test('the paths visit every state of a registration', () => {
  const visited = new Set(paths.flatMap(({ edges }) => edges.map(({ to }) => stateOf(to.snapshot))));
  expect([...visited].toSorted()).toEqual(Object.keys(activityRegistrationMachine.states).toSorted());
});

for (const [what, reader, isIncluded] of [
  ['without a registration', '来看活动的人', (path: Path) => !isCancelling(path) && !isSubmitted(path)],
  ['that registers', '来报名的人', (path: Path) => !isCancelling(path) && isSubmitted(path)],
  ['that cancels', '取消报名的人', isCancelling],
] as const)
  test(`the page shows the machine’s state on every path ${what}`, async ({ page, browser, gateway }) => {
    test.setTimeout(120_000);
    const token = await gateway.token(reader);
    const isVisitorPath = ({ edges }: Path) => edges[0]?.event['step'] === 'not-signed-in';
    const volunteerId = await becomeVolunteer(page, gateway, { token, name: '路遥' });
    const setState = (step: string) => setRegistrationState(gateway, volunteerId, step);
    const readerActivity = await openActivity(page, setState);
    const visitor = await browser.newContext({ baseURL: gateway.origin, hasTouch: true, isMobile: true });
    const visitorPage = await visitor.newPage();
    const visitorActivity = await openActivity(visitorPage, setState);
    await page.bringToFront();
    for (const path of paths.filter(isIncluded)) {
      const { edges } = path;
      await test.step(
        edges.map((edge) => `${edge.event.type} ${outcomeOf(edge) ?? ''}`).join(' → '),
        async () => {
          const activity = isVisitorPath(path) ? visitorActivity : readerActivity;
          for (const [index, edge] of edges.entries()) {
            if (index === 0) await activity.begin(edge, isVisitorPath(path) ? '' : `?token=${token}`);
            else await activity.act(edge);
            await activity.expectAfter(edge);
            await keepStatePictures(
              isVisitorPath(path) ? visitorPage : page,
              'activity-registration',
              edge.to.snapshot,
            );
          }
          await activity.leave();
        },
      );
    }
    setState('form');
    await visitor.close();
  });

/** Drives the page of an activity along the paths of the machine. */
async function openActivity(page: Page, setState: (step: string) => void) {
  const bar = page.getByRole('region', { name: '报名', exact: true });
  const button = (name: string | RegExp) => bar.getByRole('button', { name, exact: true });
  const registers = await holdCalls(page, '**/registCommonwealAct?*');
  const cancels = await holdCalls(page, '**/x/commonweal/cancel-registration?*');
  const details = await holdCalls(page, '**/getCommonwealActivityInfo?*');
  const changeAndPoll = await trackPolling(page, '**/getCommonwealActivityInfo?*');

  const actions: Readonly<Record<string, (edge: Edge) => Promise<void>>> = {
    async 'status.received'({ from, event }) {
      const change = () => setState(String(event['step']));
      if (!from.snapshot.matches('unknown')) return changeAndPoll(change);
      change();
      details.end();
    },
    'register.requested': ({ from }) =>
      button(from.snapshot.matches('clash') ? '再试一次' : /^(我要报名|登录后报名|先登记为志愿者)$/).tap(),
    async 'register.confirmed'({ from, to }) {
      await registers.hold();
      await button(from.snapshot.matches('failed') ? '再试一次' : '确认报名').tap();
      if (to.snapshot.matches('submitting')) await registers.untilHeld();
    },
    'register.dismissed': () => button(/^(再想想|先不报了|算了)$/).tap(),
    'cancel.requested': () => button('取消报名').tap(),
    async 'cancel.confirmed'({ from, to }) {
      await cancels.hold();
      await button(from.snapshot.matches('cancelFailed') ? '再取消一次' : '确认取消').tap();
      if (to.snapshot.matches('cancelling')) await cancels.untilHeld();
    },
    'cancel.dismissed': () => button('保留报名').tap(),
    async 'network.lost'() {
      await page.context().setOffline(true);
      // the browser reports it later
      await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    },
    async 'network.restored'({ from }) {
      if (from.snapshot.matches('offline')) await registers.hold();
      await reconnect(page);
    },
  };

  return {
    async begin({ event }: Edge, search: string) {
      setState(String(event['step']));
      await page.goto(`${commonwealPath}/actDetails/${activityId}${search}`);
      await hydrated(page);
    },
    async act(edge: Edge) {
      const outcome = outcomeOf(edge);
      if (outcome === undefined) return actions[edge.event.type]?.(edge);
      // the next response is an edge of its own, and an expired token must affect only the one call
      if (edge.to.snapshot.matches('unknown') || outcome === 'token-dead') await details.hold();
      const simulated = simulatedOutcomeOf(outcome);
      const calls = edge.from.snapshot.matches('cancelling') ? cancels : registers;
      calls.end(simulated, () => {
        if (simulated === undefined) setState(stateBefore[outcome] ?? outcome);
      });
    },
    async expectAfter({ from, event, to: { snapshot } }: Edge) {
      const state = stateOf(snapshot);
      if (state === 'notVolunteer' && from.snapshot.matches('notVolunteer'))
        return expect(page).toHaveURL(/volApplay/);
      const isAskedToSignIn =
        state === 'visitor' && (from.snapshot.matches('visitor') || event.type !== 'status.received');
      if (isAskedToSignIn) await expect(page.getByRole('dialog', { name: /登录后可以报名/ })).toBeVisible();
      const [message, ...buttons] = shown[state] ?? [];
      const reason = String(snapshot.context['reason']);
      const text = reason === '' ? message : (reasonMessages[reason] ?? reason);
      if (text === undefined) await expect(bar.getByRole('status')).toHaveCount(0);
      else await expect(bar.getByRole('status')).toHaveText(text);
      const sheet = sheets[state];
      await expect(bar.getByRole('dialog')).toHaveCount(sheet === undefined ? 0 : 1);
      if (sheet !== undefined) await expect(bar.getByRole('dialog', { name: sheet })).toBeVisible();
      // when it is too late, there are no buttons
      else if (reason !== lateReason) await expect(bar.getByRole('button')).toHaveText(buttons);
      if (snapshot.hasTag('busy')) await expect(bar.getByRole('button')).toBeDisabled();
    },
    /** Restores the initial conditions for the next path. */
    async leave() {
      await page.context().setOffline(false);
      details.end();
      for (const calls of [registers, cancels]) calls.end('unreached');
      await expect(button(/^(正在报名…|正在取消…)$/)).toHaveCount(0);
    },
  };
}

/** The registration's state in the gateway just before a call with this outcome. */
const stateBefore: Readonly<Record<string, string>> = {
  registered: 'form',
  'not-registered': 'form',
  cancelled: 'registered',
};

const lateReason = '报名已经截止，不能取消了';

const sheets: Readonly<Record<string, string>> = { confirming: '确认报名', confirmingCancel: '取消报名' };

type Shown = readonly [message: string | RegExp | undefined, ...buttons: string[]];

/** Status message and buttons of the bar at the bottom, by state. */
const shown: Readonly<Record<string, Shown>> = {
  unknown: [undefined, '请稍候…'],
  visitor: [undefined, '登录后报名'],
  notVolunteer: [undefined, '先登记为志愿者'],
  audited: ['志愿者申请审核中，通过后就能报名'],
  locked: ['暂时不能报名，1月1日 23:59解除'],
  full: ['名额已满，有人取消时这里会变'],
  closed: ['报名已结束'],
  ready: [undefined, '我要报名'],
  offline: ['网络不通，连上后自动报名', '先不报了'],
  submitting: [undefined, '正在报名…'],
  clash: [/^和您报的“.+”时间冲突，取消那个再来$/, '再试一次'],
  notEligible: [/./],
  failed: [/./, '算了', '再试一次'],
  registered: ['已报名，到时见', '取消报名'],
  confirmingCancel: ['已报名，到时见'],
  cancelling: ['已报名，到时见', '正在取消…'],
  cancelFailed: [/./, '保留报名', '再取消一次'],
};

/** The page's wording of the proof's reasons. */
const reasonMessages: Readonly<Record<string, RegExp>> = {
  '这个活动要求年满 18 周岁': /^这个活动要求年满 60 周岁$/,
  点得太快了: /^太快了/,
  没有成功: /^没有成功/,
  '网络断开了，请稍后再试': /^网络不通，还没有取消，连上后再试$/,
};
