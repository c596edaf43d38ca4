import type { Page } from '@playwright/test';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates } from '../../machines/proof/state-graph.ts';
import { welfareClaimMachine } from '../../machines/welfare-claim/welfare-claim.machine.ts';
import { welfareClaimProof } from '../../machines/welfare-claim/welfare-claim.proof.ts';
import { changeRows, timestampInHours } from '../support/database-rows.ts';
import { simulatedOutcomeOf, reconnect, holdCalls } from '../support/held-calls.ts';
import { outcomeOf, stateOf, type Edge, coveringPaths } from '../support/machine-paths.ts';
import type { RunningGateway } from '../support/gateway.ts';
import { trackPolling } from '../support/polling.ts';
import { expect, hydrated, test } from '../support/test.ts';

type Snapshot = Edge['to']['snapshot'];

const item = 'wel-tea-tasting';

/** never seen by a reader, and why */
const unseenOfClaim = {
  unknown: 'the page is told how the item stands before it is first painted',
};

/** Ways of readers with an item, one for each thing that can happen in each state. */
function claimPaths(): Path[] {
  const [start = ''] = Object.keys(welfareClaimProof.starts);
  const all = pathsOf(exploreStates(welfareClaimProof, start)).filter(
    ({ edges }) =>
      edges.every((edge, index) => canHappenToClaim(edge, index === edges.length - 1)) &&
      new Set(edges.flatMap(({ event }) => event['isSignedIn'] ?? [])).size < 2,
  );
  return coveringPaths(all, (edge) => {
    // what was told while the claim was under way counts once, whatever it is
    if (edge.from.snapshot.context.held !== undefined) return 'held';
    return [stateOf(edge.from.snapshot), edge.event.type, outcomeOf(edge), stateOf(edge.to.snapshot)].join(
      ' ',
    );
  });
}

function canHappenToClaim(edge: Edge, isLast: boolean): boolean {
  const { from, event } = edge;
  // the page has its code before anything can be tapped
  if (event.type.startsWith('xstate.error')) return false;
  // an answer is the gateway's last word; what was told before it counts where there is none
  if (from.snapshot.context.held !== undefined && simulatedOutcomeOf(outcomeOf(edge) ?? '') === undefined)
    return false;
  // what is the reader's stays so
  if (from.snapshot.matches('claimed')) return false;
  // a visitor claims nothing that could come to nothing
  if (event['isSignedIn'] === false) return isLast && from.snapshot.matches('open');
  // who is a visitor from now on begins anew
  return isLast || outcomeOf(edge) !== 'token-dead';
}

const paths = claimPaths();

test('every state of a claim but those that nobody sees is on the ways', () => {
  const seen = new Set(paths.flatMap(({ edges }) => edges.map(({ to }) => stateOf(to.snapshot))));
  const all = Object.keys(welfareClaimMachine.states).filter((state) => !Object.hasOwn(unseenOfClaim, state));
  expect([...seen].toSorted()).toEqual(all.toSorted());
});

test('every way of claiming a gift shows what the machine says', async ({ page, gateway }) => {
  test.setTimeout(120_000);
  const token = await gateway.token('领茶的人');
  const welfare = await openWelfare(page, gateway, '领茶的人');
  const isVisitors = ({ edges }: Path) => edges.some(({ event }) => event['isSignedIn'] === false);
  for (const path of paths.toSorted((a, b) => Number(isVisitors(b)) - Number(isVisitors(a)))) {
    const { edges } = path;
    await test.step(
      edges.map((edge) => `${edge.event.type} ${outcomeOf(edge) ?? ''}`).join(' → '),
      async () => {
        for (const [index, edge] of edges.entries()) {
          if (index === 0) await welfare.begin(edge, isVisitors(path) ? '' : `?token=${token}`);
          else await welfare.act(edge);
          await welfare.expectSnapshot(edge.to.snapshot);
        }
        if (isVisitors(path) || edges.some((edge) => outcomeOf(edge) === 'token-dead'))
          await expect(page.getByRole('dialog', { name: /登录后可以领取福利/ })).toBeVisible();
        await welfare.leave();
      },
    );
  }
});

/** The page of an item, with the world as it is told to be. */
async function openWelfare(page: Page, gateway: RunningGateway, reader: string) {
  const bar = page.getByRole('region', { name: '领取', exact: true });
  const calls = await holdCalls(page, '**/x/commonweal/welfare-claim?*');
  const tell = await trackPolling(page, '**/x/commonweal/welfare-item?*');

  function stand(standing: string): void {
    const isOver = standing === 'closed';
    changeRows(
      gateway,
      ['delete from welfare_claims where item_id = ?', item],
      [
        'update welfare_items set stock = 9, claimed = ?, opens_at = ?, closes_at = ? where id = ?',
        standing === 'empty' ? 9 : 0,
        timestampInHours(standing === 'upcoming' ? 1 : -2),
        timestampInHours(isOver ? -1 : 2),
        item,
      ],
    );
    if (standing === 'claimed')
      changeRows(gateway, [
        'insert into welfare_claims select ?, id, ?, ? from users where name = ?',
        item,
        '123 456 7890',
        timestampInHours(0),
        reader,
      ]);
  }

  const acts: Readonly<Record<string, (event: Edge['event']) => Promise<void>>> = {
    'standing.told': ({ standing }) => tell(() => stand(String(standing))),
    async 'claim.asked'() {
      await calls.hold();
      await bar.getByRole('button', { name: /^(立即领取|再试一次)$/ }).tap();
    },
    'wait.dismissed': () => bar.getByRole('button', { name: '先不领了' }).tap(),
    async 'network.found'() {
      await calls.hold();
      await reconnect(page);
    },
  };

  return {
    async begin({ event }: Edge, search: string) {
      stand(String(event['standing']));
      await page.goto(`/new/welfare/${item}${search}`);
      await hydrated(page);
    },
    async act(edge: Edge) {
      const end = outcomeOf(edge);
      if (end === undefined) return acts[edge.event.type]?.(edge.event);
      const failing = simulatedOutcomeOf(end);
      // what is claimed is open until it is
      const standing = end === 'claimed' ? 'open' : end;
      calls.end(failing, () => {
        if (failing === undefined) stand(standing);
      });
    },
    async expectSnapshot(snapshot: Snapshot) {
      const [said, name, isBusy = false] = shownOfClaim[stateOf(snapshot)] ?? [];
      if (said === undefined) await expect(bar.getByRole('status')).toHaveCount(0);
      else await expect(bar.getByRole('status')).toHaveText(said);
      const reason = String(snapshot.context['reason']);
      if (reason !== '') await expect(bar.getByRole('status')).toHaveText(reasons[reason] ?? reason);
      await expect(bar.getByRole('button')).toHaveText(name === undefined ? [] : [name]);
      if (name !== undefined) await expect(bar.getByRole('button')).toBeEnabled({ enabled: !isBusy });
    },
    /** Leaves nothing to the next way. */
    async leave() {
      calls.end('unreached');
      await expect(bar.getByRole('button', { name: '正在领取…' })).toHaveCount(0);
    },
  };
}

type Shown = readonly [said: RegExp | undefined, button?: string, isBusy?: boolean];

/** What stands at the thumb. */
const shownOfClaim: Readonly<Record<string, Shown>> = {
  upcoming: [/^\d+月\d+日 \d\d:\d\d开始领取$/],
  open: [undefined, '立即领取'],
  empty: [/^已经领完了，下次早点来$/],
  closed: [/^活动已结束$/],
  claimed: [/^已领取，到场出示领取码$/],
  claiming: [undefined, '正在领取…', true],
  offline: [/^网络不通，连上后自动领取$/, '先不领了'],
  failed: [/./, '再试一次'],
};

/** Reasons of the proof as the page words them. */
const reasons: Readonly<Record<string, RegExp>> = {
  点得太快了: /^太快了/,
  没有成功: /^没有成功/,
};
