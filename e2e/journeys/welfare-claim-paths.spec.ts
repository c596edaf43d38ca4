import type { Page } from '@playwright/test';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates } from '../../machines/proof/state-graph.ts';
import { welfareClaimMachine } from '../../machines/welfare-claim/welfare-claim.machine.ts';
import { welfareClaimProof } from '../../machines/welfare-claim/welfare-claim.proof.ts';
import { changeRows, timestampInHours } from '../support/database-rows.ts';
import { simulatedOutcomeOf, reconnect, holdCalls } from '../support/held-calls.ts';
import { checkPathCount, outcomeOf, stateOf, type Edge, coveringPaths } from '../support/machine-paths.ts';
import type { RunningGateway } from '../support/gateway.ts';
import { trackPolling } from '../support/polling.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { expect, hydrated, test } from '../support/test.ts';

type Snapshot = Edge['to']['snapshot'];

const item = 'wel-tea-tasting';

/** states that no path reaches, with the reason */
const unseenStates = {
  unknown: 'the page receives the item’s state before its first paint',
};

/** Paths of readers through a claim that cover every possible event in every state. */
function claimPaths(): Path[] {
  const [start = ''] = Object.keys(welfareClaimProof.starts);
  const all = pathsOf(exploreStates(welfareClaimProof, start)).filter(
    ({ edges }) =>
      edges.every((edge, index) => canHappen(edge, index === edges.length - 1)) &&
      new Set(edges.flatMap(({ event }) => event['isSignedIn'] ?? [])).size < 2,
  );
  return coveringPaths(all, (edge) => {
    // a state polled while the claim is in flight counts once, whatever its value
    if (edge.from.snapshot.context.deferred !== undefined) return 'deferred';
    return [stateOf(edge.from.snapshot), edge.event.type, outcomeOf(edge), stateOf(edge.to.snapshot)].join(
      ' ',
    );
  });
}

function canHappen(edge: Edge, isLast: boolean): boolean {
  const { from, event } = edge;
  // the page has loaded its code before anything can be tapped
  if (event.type.startsWith('xstate.error')) return false;
  // a response supersedes what was polled before it; the polled state counts only without a response
  if (from.snapshot.context.deferred !== undefined && simulatedOutcomeOf(outcomeOf(edge) ?? '') === undefined)
    return false;
  // `claimed` does not change any more
  if (from.snapshot.matches('claimed')) return false;
  // a visitor's claim only leads to sign-in
  if (event['isSignedIn'] === false) return isLast && from.snapshot.matches('open');
  // a reader with an expired token has to start again
  return isLast || outcomeOf(edge) !== 'token-dead';
}

const paths = claimPaths();
checkPathCount('welfare-claim', 'welfare-claim-paths', paths);

test('the paths visit every reachable state of a claim', () => {
  const visited = new Set(paths.flatMap(({ edges }) => edges.map(({ to }) => stateOf(to.snapshot))));
  const all = Object.keys(welfareClaimMachine.states).filter((state) => !Object.hasOwn(unseenStates, state));
  expect([...visited].toSorted()).toEqual(all.toSorted());
});

test('the page shows the machine’s state on every path of a claim', async ({ page, gateway }) => {
  test.setTimeout(120_000);
  const token = await gateway.token('领茶的人');
  const welfare = await openWelfare(page, gateway, '领茶的人');
  const isVisitorPath = ({ edges }: Path) => edges.some(({ event }) => event['isSignedIn'] === false);
  for (const path of paths.toSorted((a, b) => Number(isVisitorPath(b)) - Number(isVisitorPath(a)))) {
    const { edges } = path;
    await test.step(
      edges.map((edge) => `${edge.event.type} ${outcomeOf(edge) ?? ''}`).join(' → '),
      async () => {
        for (const [index, edge] of edges.entries()) {
          if (index === 0) await welfare.begin(edge, isVisitorPath(path) ? '' : `?token=${token}`);
          else await welfare.act(edge);
          await welfare.expectSnapshot(edge.to.snapshot);
          await keepStatePictures(page, 'welfare-claim', edge.to.snapshot);
        }
        if (isVisitorPath(path) || edges.some((edge) => outcomeOf(edge) === 'token-dead'))
          await expect(page.getByRole('dialog', { name: /登录后可以领取福利/ })).toBeVisible();
        await welfare.leave();
      },
    );
  }
});

/** Drives the page of an item along the paths of the machine. */
async function openWelfare(page: Page, gateway: RunningGateway, reader: string) {
  const bar = page.getByRole('region', { name: '领取', exact: true });
  const calls = await holdCalls(page, '**/x/commonweal/welfare-claim?*');
  const changeAndPoll = await trackPolling(page, '**/x/commonweal/welfare-item?*');

  function setItemStatus(status: string): void {
    const isOver = status === 'closed';
    changeRows(
      gateway,
      ['delete from welfare_claims where item_id = ?', item],
      [
        'update welfare_items set stock = 9, claimed = ?, opens_at = ?, closes_at = ? where id = ?',
        status === 'empty' ? 9 : 0,
        timestampInHours(status === 'upcoming' ? 1 : -2),
        timestampInHours(isOver ? -1 : 2),
        item,
      ],
    );
    if (status === 'claimed')
      changeRows(gateway, [
        'insert into welfare_claims select ?, id, ?, ? from users where name = ?',
        item,
        '123 456 7890',
        timestampInHours(0),
        reader,
      ]);
  }

  const actions: Readonly<Record<string, (event: Edge['event']) => Promise<void>>> = {
    'status.received': ({ status }) => changeAndPoll(() => setItemStatus(String(status))),
    async 'claim.requested'() {
      await calls.hold();
      await bar.getByRole('button', { name: /^(立即领取|再试一次)$/ }).tap();
    },
    'wait.dismissed': () => bar.getByRole('button', { name: '先不领了' }).tap(),
    async 'network.restored'() {
      await calls.hold();
      await reconnect(page);
    },
  };

  return {
    async begin({ event }: Edge, search: string) {
      setItemStatus(String(event['status']));
      await page.goto(`/new/welfare/${item}${search}`);
      await hydrated(page);
    },
    async act(edge: Edge) {
      const outcome = outcomeOf(edge);
      if (outcome === undefined) return actions[edge.event.type]?.(edge.event);
      const simulated = simulatedOutcomeOf(outcome);
      // before a successful claim the item is open
      const status = outcome === 'claimed' ? 'open' : outcome;
      calls.end(simulated, () => {
        if (simulated === undefined) setItemStatus(status);
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
      calls.end('unreached');
      await expect(bar.getByRole('button', { name: '正在领取…' })).toHaveCount(0);
    },
  };
}

type Shown = readonly [message: RegExp | undefined, button?: string, isBusy?: boolean];

/** Status message and button of the bar at the bottom, by state. */
const shown: Readonly<Record<string, Shown>> = {
  upcoming: [/^\d+月\d+日 \d\d:\d\d开始领取$/],
  open: [undefined, '立即领取'],
  empty: [/^已经领完了，下次早点来$/],
  closed: [/^活动已结束$/],
  claimed: [/^已领取，到场出示领取码$/],
  claiming: [undefined, '正在领取…', true],
  offline: [/^网络不通，连上后自动领取$/, '先不领了'],
  failed: [/./, '再试一次'],
};

/** The page's wording of the proof's reasons. */
const reasonMessages: Readonly<Record<string, RegExp>> = {
  点得太快了: /^太快了/,
  没有成功: /^没有成功/,
};
