import type { Page } from '@playwright/test';
import { activityRegistrationMachine } from '../../machines/activity-registration/activity-registration.machine.ts';
import { activityRegistrationProof } from '../../machines/activity-registration/activity-registration.proof.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { walk } from '../../machines/proof/walk.ts';
import { becomeVolunteer, commonwealPath } from '../support/commonweal.ts';
import { simulatedOutcomeOf, reconnect, holdCalls } from '../support/held-calls.ts';
import { outcomeOf, stateOf, type Edge, coveringPaths } from '../support/machine-paths.ts';
import { trackPolling } from '../support/polling.ts';
import { activityId, setRegistrationState } from '../support/registration-state.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Ways of readers to an activity and away from it, one for each thing that can happen in each state. */
function registrationPaths(): Path[] {
  const [start = ''] = Object.keys(activityRegistrationProof.starts);
  const all = pathsOf(walk(activityRegistrationProof, start)).filter(({ edges }) =>
    edges.every((edge, index) => canHappen(edge, index === 0, index === edges.length - 1)),
  );
  return coveringPaths(all, nameOf);
}

function canHappen(edge: Edge, isFirst: boolean, isLast: boolean): boolean {
  const { from, event } = edge;
  const { isOnline } = from.snapshot.context;
  // the page has its code before anything can be tapped
  if (event.type.startsWith('xstate.error')) return false;
  // the page is told how it stands before it is first painted
  if (isFirst && event.type !== 'standing.told') return false;
  // without a network nothing is told, and nothing can be sent
  if (isOnline === false) return event.type.startsWith('register.') || event.type === 'network.found';
  // a network that is there is found only after it was lost
  if (event.type === 'network.found') return from.snapshot.matches('offline');
  // an answer is the gateway's last word; what was told before it counts where there is none
  if (from.snapshot.context.held !== undefined && simulatedOutcomeOf(outcomeOf(edge) ?? '') === undefined)
    return false;
  // who is a visitor loads the page anew as a reader
  if (event['step'] === 'not-signed-in') return isFirst;
  if (from.snapshot.matches('visitor') || from.snapshot.matches('stranger'))
    return isLast && event.type === 'register.asked';
  // what is too late stays so
  return isLast || !['token-dead', 'too-late'].includes(outcomeOf(edge) ?? '');
}

/** What the gateway tells counts once in each state, whatever it is, and what it told while a call was under way; the first word of it in every way. */
function nameOf(edge: Edge): string {
  const { from, event, to } = edge;
  const isHeld = from.snapshot.context.held !== undefined;
  if (isHeld) return `${stateOf(from.snapshot)} held`;
  const states = [stateOf(from.snapshot), event.type, outcomeOf(edge)];
  const isTold = event.type === 'standing.told' && !from.snapshot.matches('unknown');
  return (isTold ? states : [...states, stateOf(to.snapshot)]).join(' ');
}

const paths = registrationPaths();
const isLeaving = ({ edges }: Path) => edges.some(({ to }) => to.snapshot.matches('confirmingCancel'));
const isSent = ({ edges }: Path) => edges.some(({ to }) => to.snapshot.matches('submitting'));

test('every state of a registration is on the ways', () => {
  const seen = new Set(paths.flatMap(({ edges }) => edges.map(({ to }) => stateOf(to.snapshot))));
  expect([...seen].toSorted()).toEqual(Object.keys(activityRegistrationMachine.states).toSorted());
});

for (const [what, reader, isHere] of [
  ['to an activity', '来看活动的人', (path: Path) => !isLeaving(path) && !isSent(path)],
  ['into an activity', '来报名的人', (path: Path) => !isLeaving(path) && isSent(path)],
  ['away from an activity', '取消报名的人', isLeaving],
] as const)
  test(`every way ${what} shows what the machine says`, async ({ page, browser, gateway }) => {
    test.setTimeout(120_000);
    const token = await gateway.token(reader);
    const isVisitors = ({ edges }: Path) => edges[0]?.event['step'] === 'not-signed-in';
    const volunteerId = await becomeVolunteer(page, gateway, { token, name: '路遥' });
    const stand = (step: string) => setRegistrationState(gateway, volunteerId, step);
    const ofReader = await openActivity(page, stand);
    const visitor = await browser.newContext({ baseURL: gateway.origin, hasTouch: true, isMobile: true });
    const ofVisitor = await openActivity(await visitor.newPage(), stand);
    await page.bringToFront();
    for (const path of paths.filter(isHere)) {
      const { edges } = path;
      await test.step(
        edges.map((edge) => `${edge.event.type} ${outcomeOf(edge) ?? ''}`).join(' → '),
        async () => {
          const activity = isVisitors(path) ? ofVisitor : ofReader;
          for (const [index, edge] of edges.entries()) {
            if (index === 0) await activity.begin(edge, isVisitors(path) ? '' : `?token=${token}`);
            else await activity.act(edge);
            await activity.expectAfter(edge);
          }
          await activity.leave();
        },
      );
    }
    stand('form');
    await visitor.close();
  });

/** The page of an activity, with the world as it is told to be. */
async function openActivity(page: Page, stand: (step: string) => void) {
  const bar = page.getByRole('region', { name: '报名', exact: true });
  const button = (name: string | RegExp) => bar.getByRole('button', { name, exact: true });
  const registers = await holdCalls(page, '**/registCommonwealAct?*');
  const cancels = await holdCalls(page, '**/x/commonweal/cancel-registration?*');
  const details = await holdCalls(page, '**/getCommonwealActivityInfo?*');
  const tell = await trackPolling(page, '**/getCommonwealActivityInfo?*');

  const acts: Readonly<Record<string, (edge: Edge) => Promise<void>>> = {
    async 'standing.told'({ from, event }) {
      const change = () => stand(String(event['step']));
      if (!from.snapshot.matches('unknown')) return tell(change);
      change();
      details.end();
    },
    'register.asked': ({ from }) =>
      button(from.snapshot.matches('clash') ? '再试一次' : /^(我要报名|登录后报名|先登记为志愿者)$/).tap(),
    async 'register.confirmed'({ from }) {
      await registers.hold();
      await button(from.snapshot.matches('failed') ? '再试一次' : '确认报名').tap();
    },
    'register.dismissed': () => button(/^(再想想|先不报了|算了)$/).tap(),
    'cancel.asked': () => button('取消报名').tap(),
    async 'cancel.confirmed'({ from }) {
      await cancels.hold();
      await button(from.snapshot.matches('cancelFailed') ? '再取消一次' : '确认取消').tap();
    },
    'cancel.dismissed': () => button('保留报名').tap(),
    'network.lost': () => page.context().setOffline(true),
    async 'network.found'({ from }) {
      if (from.snapshot.matches('offline')) await registers.hold();
      await reconnect(page);
    },
  };

  return {
    async begin({ event }: Edge, search: string) {
      stand(String(event['step']));
      await page.goto(`${commonwealPath}/actDetails/${activityId}${search}`);
      await hydrated(page);
    },
    async act(edge: Edge) {
      const end = outcomeOf(edge);
      if (end === undefined) return acts[edge.event.type]?.(edge);
      // the next word of the gateway is the next step, and a token is dead to one call alone
      if (edge.to.snapshot.matches('unknown') || end === 'token-dead') await details.hold();
      const failing = simulatedOutcomeOf(end);
      const calls = edge.from.snapshot.matches('cancelling') ? cancels : registers;
      calls.end(failing, () => {
        if (failing === undefined) stand(worldOf[end] ?? end);
      });
    },
    async expectAfter({ from, event, to: { snapshot } }: Edge) {
      const state = stateOf(snapshot);
      if (state === 'stranger' && from.snapshot.matches('stranger'))
        return expect(page).toHaveURL(/volApplay/);
      const isAsked =
        state === 'visitor' && (from.snapshot.matches('visitor') || event.type !== 'standing.told');
      if (isAsked) await expect(page.getByRole('dialog', { name: /登录后可以报名/ })).toBeVisible();
      const [said, ...buttons] = shown[state] ?? [];
      const reason = String(snapshot.context['reason']);
      const words = reason === '' ? said : (reasons[reason] ?? reason);
      if (words === undefined) await expect(bar.getByRole('status')).toHaveCount(0);
      else await expect(bar.getByRole('status')).toHaveText(words);
      const sheet = sheets[state];
      await expect(bar.getByRole('dialog')).toHaveCount(sheet === undefined ? 0 : 1);
      if (sheet !== undefined) await expect(bar.getByRole('dialog', { name: sheet })).toBeVisible();
      // once it is too late nothing is offered any more
      else if (reason !== lateReason) await expect(bar.getByRole('button')).toHaveText(buttons);
      if (snapshot.hasTag('busy')) await expect(bar.getByRole('button')).toBeDisabled();
    },
    /** Leaves nothing to the next way. */
    async leave() {
      await page.context().setOffline(false);
      details.end();
      for (const calls of [registers, cancels]) calls.end('unreached');
      await expect(button(/^(正在报名…|正在取消…)$/)).toHaveCount(0);
    },
  };
}

/** How it stands just before a call that ends so. */
const worldOf: Readonly<Record<string, string>> = {
  registered: 'form',
  'not-registered': 'form',
  cancelled: 'registered',
};

const lateReason = '报名已经截止，不能取消了';

const sheets: Readonly<Record<string, string>> = { confirming: '确认报名', confirmingCancel: '取消报名' };

type Shown = readonly [said: string | RegExp | undefined, ...buttons: string[]];

/** What stands at the thumb. */
const shown: Readonly<Record<string, Shown>> = {
  unknown: [undefined, '请稍候…'],
  visitor: [undefined, '登录后报名'],
  stranger: [undefined, '先登记为志愿者'],
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

/** Reasons of the proof as the page words them. */
const reasons: Readonly<Record<string, RegExp>> = {
  '这个活动要求年满 18 周岁': /^这个活动要求年满 60 周岁$/,
  点得太快了: /^太快了/,
  没有成功: /^没有成功/,
  '网络断开了，请稍后再试': /^网络不通，还没有取消，连上后再试$/,
};
