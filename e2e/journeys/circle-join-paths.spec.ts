import type { Page } from '@playwright/test';
import { circleJoinMachine } from '../../machines/circle-join/circle-join.machine.ts';
import { circleJoinProof } from '../../machines/circle-join/circle-join.proof.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates } from '../../machines/proof/state-graph.ts';
import { changeRows, timestampInHours } from '../support/database-rows.ts';
import { holdCalls, reconnect, simulatedOutcomeOf } from '../support/held-calls.ts';
import type { RunningGateway } from '../support/gateway.ts';
import { checkPathCount, coveringPaths, outcomeOf, stateOf, type Edge } from '../support/machine-paths.ts';
import { trackPolling } from '../support/polling.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { expect, hydrated, test } from '../support/test.ts';

type Snapshot = Edge['to']['snapshot'];

const circle = 'sea-walk';
const code = 'pathCode';

/** states that no path reaches, with the reason */
const unseenStates = {
  unknown: 'the page receives the circle’s state before its first paint',
};

/** Paths of readers through a circle that cover every possible event in every state. */
function joinPaths(): Path[] {
  const [start = ''] = Object.keys(circleJoinProof.starts);
  const all = pathsOf(exploreStates(circleJoinProof, start)).filter(
    ({ edges }) =>
      edges.every((edge, index) => canHappen(edge, index === edges.length - 1)) &&
      new Set(edges.flatMap(({ event }) => event['isSignedIn'] ?? [])).size < 2,
  );
  return coveringPaths(all, (edge) => {
    // a state polled while a call is in flight counts once, whatever its value
    if (edge.from.snapshot.context.deferred !== undefined) return 'deferred';
    // a polled state replaces any other: each is covered once, and once from each state
    if (edge.event.type === 'status.received') return `polled ${stateOf(edge.to.snapshot)}`;
    return [stateOf(edge.from.snapshot), edge.event.type, outcomeOf(edge), stateOf(edge.to.snapshot)].join(
      ' ',
    );
  });
}

function canHappen(edge: Edge, isLast: boolean): boolean {
  const { from, event } = edge;
  // the page has loaded its code before anything can be tapped
  if (event.type.startsWith('xstate.error')) return false;
  // a response supersedes what was polled before it
  if (from.snapshot.context.deferred !== undefined) return false;
  if (event.type === 'status.received' && from.snapshot.hasTag('busy')) return false;
  // a visitor's tap only leads to sign-in
  if (event['isSignedIn'] === false) return isLast && from.snapshot.matches('open');
  // a reader with an expired token has to start again
  return isLast || outcomeOf(edge) !== 'token-dead';
}

const paths = joinPaths();
checkPathCount('circle-join', 'circle-join-paths', paths);

test('the paths visit every reachable state of a circle', () => {
  const visited = new Set(paths.flatMap(({ edges }) => edges.map(({ to }) => stateOf(to.snapshot))));
  const all = Object.keys(circleJoinMachine.states).filter((state) => !Object.hasOwn(unseenStates, state));
  expect([...visited].toSorted()).toEqual(all.toSorted());
});

test('the page shows the machine’s state on every path of a circle', async ({ page, gateway }) => {
  test.setTimeout(240_000);
  const reader = '入圈的人';
  const token = await gateway.token(reader);
  const site = await openCircle(page, gateway, reader);
  const isVisitorPath = ({ edges }: Path) => edges.some(({ event }) => event['isSignedIn'] === false);
  for (const path of paths.toSorted((a, b) => Number(isVisitorPath(b)) - Number(isVisitorPath(a)))) {
    const { edges } = path;
    await test.step(
      edges
        .map((edge) => `${edge.event.type} ${outcomeOf(edge) ?? String(edge.event['status'] ?? '')}`)
        .join(' → '),
      async () => {
        for (const [index, edge] of edges.entries()) {
          if (index === 0) await site.begin(edge, isVisitorPath(path) ? '' : `&token=${token}`);
          else await site.act(edge);
          await site.expectSnapshot(edge.to.snapshot);
          await keepStatePictures(page, 'circle-join', edge.to.snapshot);
        }
        if (isVisitorPath(path) || edges.some((edge) => outcomeOf(edge) === 'token-dead'))
          await expect(page.getByRole('dialog', { name: '登录后可以加入圈子' })).toBeVisible();
        await site.leave();
      },
    );
  }
});

/** Drives the page of a circle along the paths of the machine. */
async function openCircle(page: Page, gateway: RunningGateway, reader: string) {
  const bar = page.getByRole('region', { name: '加入', exact: true });
  const joins = await holdCalls(page, '**/clique/member/join?*');
  const leaves = await holdCalls(page, '**/x/community/leave-circle?*');
  const changeAndPoll = await trackPolling(page, '**/clique/getInfo?*');
  const others = 15;

  function setStatus(status: string): void {
    const mode =
      status === 'closed' ? 'closed' : status === 'byApproval' || status === 'pending' ? 'approval' : 'open';
    const membership = ['joined', 'pending', 'refused', 'left'].includes(status) ? status : undefined;
    changeRows(
      gateway,
      [
        'delete from circle_members where circle_id = ? and user_id in (select id from users where name = ?)',
        circle,
        reader,
      ],
      ['delete from circle_invitations where code = ?', code],
      [
        'insert into circle_invitations (code, circle_id, inviter_id, created_at, expires_at) select ?, ?, user_id, ?, ? from circle_members where circle_id = ? limit 1',
        code,
        circle,
        timestampInHours(-2),
        timestampInHours(status === 'expired' ? -1 : 2),
        circle,
      ],
      [
        'update circles set mode = ?, members = ?, capacity = ? where id = ?',
        mode,
        others + (status === 'joined' ? 1 : 0),
        status === 'full' ? others : 60,
        circle,
      ],
    );
    if (membership !== undefined)
      changeRows(gateway, [
        'insert into circle_members (circle_id, user_id, state, changed_at) select ?, id, ?, ? from users where name = ?',
        circle,
        membership,
        timestampInHours(0),
        reader,
      ]);
  }

  const actions: Readonly<Record<string, (event: Edge['event']) => Promise<void>>> = {
    'status.received': ({ status }) => changeAndPoll(() => setStatus(String(status))),
    async 'join.requested'() {
      await joins.hold();
      await bar.getByRole('button', { name: /^(加入圈子|申请加入|重新加入|再试一次)$/ }).tap();
    },
    async 'leave.requested'() {
      await leaves.hold();
      await bar.getByRole('button', { name: /^(撤回申请|退出圈子|再退一次)$/ }).tap();
    },
    'wait.dismissed': () => bar.getByRole('button', { name: '先不了' }).tap(),
    async 'network.restored'() {
      await joins.hold();
      await leaves.hold();
      await reconnect(page);
    },
  };

  return {
    async begin({ event }: Edge, search: string) {
      setStatus(String(event['status']));
      await page.goto(`/new/circleFile/invite/${circle}?code=${code}${search}`);
      await hydrated(page);
    },
    async act(edge: Edge) {
      const outcome = outcomeOf(edge);
      if (outcome === undefined) return actions[edge.event.type]?.(edge.event);
      // a refusal is a state of the circle here, so the gateway produces it
      const simulated = outcome === 'refused' ? undefined : simulatedOutcomeOf(outcome);
      // before a call succeeds the circle allows it
      const before: Readonly<Record<string, string>> = {
        joined: 'open',
        pending: 'byApproval',
        left: 'joined',
      };
      const held = edge.from.snapshot.matches('leaving') ? leaves : joins;
      held.end(simulated, () => {
        if (simulated === undefined) setStatus(before[outcome] ?? outcome);
      });
    },
    async expectSnapshot(snapshot: Snapshot) {
      const [message, name, isBusy = false] = shown[stateOf(snapshot)] ?? [];
      if (message === undefined) await expect(bar.getByRole('status')).toHaveCount(0);
      else await expect(bar.getByRole('status')).toHaveText(message);
      const reason = String(snapshot.context['reason']);
      if (reason !== '') await expect(bar.getByRole('status')).toHaveText(reasonMessages[reason] ?? reason);
      await expect(bar.getByRole('button')).toHaveText(name === undefined ? [] : [name]);
      if (name !== undefined) await expect(bar.getByRole('button')).toBeEnabled({ enabled: !isBusy });
    },
    /** Restores the initial conditions for the next path. */
    async leave() {
      joins.end('unreached');
      leaves.end('unreached');
      // what a visitor wanted would be done on the next path, which is signed in
      await page.evaluate(() => sessionStorage.removeItem('circleJoin'));
      await expect(bar.getByRole('button', { name: /^正在/ })).toHaveCount(0);
    },
  };
}

type Shown = readonly [message: RegExp | undefined, button?: string, isBusy?: boolean];

/** Status message and button of the bar at the bottom, by state. */
const shown: Readonly<Record<string, Shown>> = {
  open: [undefined, '加入圈子'],
  byApproval: [/^加入要编辑审核/, '申请加入'],
  left: [/^您已退出/, '重新加入'],
  full: [/^名额已满/],
  closed: [/^圈子已关闭/],
  expired: [/^邀请已过期/],
  refused: [/^申请没有通过/],
  pending: [/^申请已提交/, '撤回申请'],
  joined: [/^您已加入$/, '退出圈子'],
  joining: [undefined, '正在加入…', true],
  leaving: [undefined, '正在退出…', true],
  joinOffline: [/^网络不通，连上后自动加入$/, '先不了'],
  leaveOffline: [/^网络不通，连上后自动退出$/, '先不了'],
  joinFailed: [/./, '再试一次'],
  leaveFailed: [/./, '再退一次'],
};

/** The page's wording of the proof's reasons. */
const reasonMessages: Readonly<Record<string, RegExp>> = {
  点得太快了: /^太快了/,
  没有成功: /^没有成功/,
};
