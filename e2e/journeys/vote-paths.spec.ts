import type { Page } from '@playwright/test';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates, stepOf } from '../../machines/proof/state-graph.ts';
import type { VoteContext, VoteStatus } from '../../machines/vote/vote-setup.ts';
import { voteMachine } from '../../machines/vote/vote.machine.ts';
import { voteProof } from '../../machines/vote/vote.proof.ts';
import { closeToasts } from '../support/announcements.ts';
import { changeRows, readRows, timestampInHours } from '../support/database-rows.ts';
import type { RunningGateway } from '../support/gateway.ts';
import { holdCalls, simulatedOutcomeOf } from '../support/held-calls.ts';
import { checkPathCount, coveringPaths, outcomeOf, stateOf, type Edge } from '../support/machine-paths.ts';
import { settled } from '../support/network.ts';
import { trackPolling } from '../support/polling.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { expect, hydrated, isolatedTest as test } from '../support/test.ts';

type Snapshot = Edge['to']['snapshot'];

const story = '/new/general/1101';
const voteId = 'v02';
const reader = '投票路上的人';
const empty: VoteStatus = { voted: [], isOpen: true };

const contextOf = ({ context }: Snapshot): VoteContext => context;
const statusOf = ({ event }: Edge): VoteStatus | undefined => event['status'] as VoteStatus | undefined;
const isVisitors = ({ event }: Edge): boolean => event['isSignedIn'] === false;
const isVisitorPath = ({ edges }: Path): boolean => edges.some(isVisitors);

/** Paths that cover each possible event of each state, and each way to change the choice. */
function votePaths(): Path[] {
  const all = Object.keys(voteProof.starts)
    .flatMap((start) => pathsOf(exploreStates(voteProof, start)))
    .map(({ start, edges }) => {
      const end = edges.findIndex((edge, index) => !canHappen(edge, edges.slice(0, index)));
      return { start, edges: end < 0 ? edges : edges.slice(0, end) };
    });
  return coveringPaths(
    all.filter(({ edges }) => edges.length > 0),
    (edge) => {
      const { from, event, to } = edge;
      const [before, after] = [contextOf(from.snapshot), contextOf(to.snapshot)];
      const effects = stepOf(edge).effects.map(({ type, params }) =>
        type === 'reportTooFew' ? type + JSON.stringify(params) : type,
      );
      const states = [stateOf(from.snapshot), stateOf(to.snapshot)];
      if (event.type === 'option.toggled')
        return [...states, after.max, before.choice.length, after.choice.length, ...effects].join(' ');
      return [...states, event.type, nameOf(edge), ...effects].join(' ');
    },
  );
}

/** What an event brings. */
function nameOf(edge: Edge): string {
  const status = statusOf(edge);
  if (status === undefined) return outcomeOf(edge) ?? String(edge.event['id'] ?? '');
  return status.voted.length > 0 ? 'own' : status.isOpen ? 'open' : 'shut';
}

function canHappen(edge: Edge, before: readonly Edge[]): boolean {
  const { from, event, to } = edge;
  // the page turns every failure into an outcome
  if (event.type.startsWith('xstate.error')) return false;
  // the browser reports no change of a radio button that is on
  const { max, choice } = contextOf(from.snapshot);
  if (event.type === 'option.toggled' && max === 1 && choice.includes(String(event['id']))) return false;
  // a visitor has nothing but a choice; a reader signs out on another page
  if (isVisitors(edge))
    return before.every((one) => one.event.type === 'option.toggled') && !to.snapshot.matches('failed');
  // online a pending ballot is in flight, and its button disabled
  if (event.type === 'ballot.withdrawn')
    return !['vote.received', 'ballot.found'].includes(before.at(-1)?.event.type ?? '');
  // the page tells the machine at once that the vote is over
  return (
    !(from.snapshot.matches('waiting') && to.snapshot.matches('choosing')) ||
    contextOf(to.snapshot).status.isOpen
  );
}

const paths = votePaths();
checkPathCount('vote', 'vote-paths', paths);

test('the paths visit every state of a vote', () => {
  const visited = new Set(paths.flatMap(({ edges }) => edges.map(({ to }) => stateOf(to.snapshot))));
  expect([...visited].toSorted()).toEqual(Object.keys(voteMachine.states).toSorted());
});

test('the page shows the machine’s state on every path of a vote', async ({ page, ownGateway: gateway }) => {
  test.setTimeout(240_000);
  const token = await gateway.token(reader);
  const site = await openVote(page, gateway);
  for (const start of Object.keys(voteProof.starts))
    for (const visitor of [true, false]) {
      const visits = paths.filter((path) => path.start === start && isVisitorPath(path) === visitor);
      if (visits.length > 0)
        await site.visit(
          exploreStates(voteProof, start).initial.to.snapshot,
          visitor ? '' : `?token=${token}`,
        );
      for (const { edges } of visits)
        await test.step(
          edges.map((edge) => `${edge.event.type} ${nameOf(edge)}`.trim()).join(' → '),
          async () => {
            for (const edge of edges) {
              if (edge === edges[0]) await site.expectSnapshot(edge.from.snapshot);
              await site.act(edge);
              await site.expectEffects(edge);
              if (edge.event.type === 'vote.requested') await site.expectSent(edge);
              await site.expectSnapshot(edge.to.snapshot);
              // votes.spec.ts keeps the pictures of the other states
              if (edge.to.snapshot.matches('sending') || edge.to.snapshot.matches('failed'))
                await keepStatePictures(page, 'vote', edge.to.snapshot);
            }
            if (!visitor) await site.leave();
          },
        );
    }
});

/** Drives the vote of a story along the paths of the machine. */
async function openVote(page: Page, gateway: RunningGateway) {
  const block = page.locator('[data-vote-block]');
  const ballots = await holdCalls(page, '**/saveVoteInfo?*');
  const changeAndPoll = await trackPolling(page, '**/getNewsVoteInfo?*');
  const options = readRows(
    gateway,
    'select id, text from vote_options where vote_id = ? order by place',
    voteId,
  ).map(({ id, text }) => ({ id: String(id), text: String(text) }));
  /** The option that the proof calls `a`, `b` or `c`. */
  const optionOf = (name: string) => options['abc'.indexOf(name)] ?? { id: name, text: name };
  const idsOf = (names: readonly string[]) => names.map((name) => optionOf(name).id);
  const tick = (name: string) => block.getByLabel(optionOf(name).text);
  const button = block.locator('form').getByRole('button');
  const toast = page.locator('[role=status][data-position]');
  const dialog = page.getByRole('dialog', { name: '登录后可以投票' });
  const others = 10;
  /** ballots that went out */
  const sent: { readonly optionIds: readonly string[]; readonly clientId: string }[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/saveVoteInfo')) sent.push(request.postDataJSON());
  });
  let sentBefore = 0;
  let isInFlight = false;

  /** Makes the gateway report the status; each option has one vote of other readers. */
  function setStatus({ voted, isOpen }: VoteStatus): void {
    changeRows(
      gateway,
      [
        'delete from vote_ballots where vote_id = ? and user_id in (select id from users where name = ?)',
        voteId,
        reader,
      ],
      [
        'update votes set voters = ?, ends_at = ? where id = ?',
        others + (voted.length > 0 ? 1 : 0),
        timestampInHours(isOpen ? 48 : -1),
        voteId,
      ],
      ['update vote_options set votes = 1 where vote_id = ?', voteId],
    );
    if (voted.length === 0) return;
    changeRows(gateway, [
      'insert into vote_ballots (vote_id, user_id, choice_json, created_at) select ?, id, ?, ? from users where name = ?',
      voteId,
      JSON.stringify(idsOf(voted)),
      timestampInHours(0),
      reader,
    ]);
    for (const id of idsOf(voted))
      changeRows(gateway, ['update vote_options set votes = 2 where vote_id = ? and id = ?', voteId, id]);
  }

  async function setOnline(isOnline: boolean) {
    await page.context().setOffline(!isOnline);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(isOnline);
  }

  /** Stores a ballot as another tab of the reader does. */
  const storeBallot = (choice: readonly string[]) =>
    page.evaluate(
      ([by, vote, ids]) => {
        const clientId = crypto.randomUUID();
        const act = { kind: 'ballot', voteId: vote, title: '', choice: ids };
        localStorage.setItem(`unsent.${clientId}`, JSON.stringify({ clientId, act, by, at: Date.now() }));
        dispatchEvent(new StorageEvent('storage', { key: `unsent.${clientId}` }));
      },
      [reader, voteId, idsOf(choice)] as const,
    );

  const actions: Readonly<Record<string, (edge: Edge) => Promise<unknown>>> = {
    'option.toggled': ({ event }) => tick(String(event['id'])).tap(),
    async 'vote.requested'({ event }) {
      await ballots.hold();
      await setOnline(event['isOnline'] === true);
      sentBefore = sent.length;
      await button.tap();
    },
    async 'vote.received'(edge) {
      if (edge.from.snapshot.matches('waiting') && !isInFlight) {
        await ballots.hold();
        await setOnline(true);
        isInFlight = true;
      }
      await changeAndPoll(() => setStatus(statusOf(edge) ?? empty));
    },
    async 'ballot.found'() {
      await ballots.hold();
      await storeBallot(['a']);
      isInFlight = true;
    },
    'ballot.withdrawn': () => button.tap(),
    async 'ballot.dropped'() {
      refuse();
      await setOnline(true);
      isInFlight = false;
    },
  };
  const refuse = () =>
    ballots.end('refused', undefined, [{ path: 'body.optionIds', rule: 'choices', message: '投票已经截止' }]);

  return {
    async visit(initial: Snapshot, search: string) {
      const { min, max } = contextOf(initial);
      changeRows(gateway, [
        'update votes set rule = ?, type = ?, min_choices = ?, max_choices = ? where id = ?',
        '每人投一次，投出后不能更改。',
        max === 1 ? 'single' : 'multiple',
        min,
        max,
        voteId,
      ]);
      setStatus(empty);
      if (page.url().startsWith(gateway.origin)) await page.evaluate(() => sessionStorage.clear());
      await page.goto(story + search);
      await hydrated(page);
      await settled(page);
      await block.scrollIntoViewIfNeeded();
    },
    async act(edge: Edge) {
      const outcome = outcomeOf(edge);
      const reloaded = stepOf(edge).effects.some(({ type }) => type === 'reload')
        ? page.waitForResponse(/getNewsVoteInfo/)
        : undefined;
      if (outcome === undefined) await actions[edge.event.type]?.(edge);
      else if (outcome === 'refused') refuse();
      else {
        // a ballot that was not received waits for the network
        if (outcome === 'unreached') await setOnline(false);
        ballots.end(simulatedOutcomeOf(outcome));
      }
      await reloaded;
    },
    async expectSent({ from, to }: Edge) {
      const isSent = to.snapshot.matches('sending');
      await expect.poll(() => sent.length).toBe(sentBefore + (isSent ? 1 : 0));
      if (!isSent) return;
      const [last, ballot] = [sent.at(-2), sent.at(-1)];
      expect(ballot?.optionIds).toEqual(idsOf(contextOf(to.snapshot).choice));
      // the same choice keeps its id
      const isRepeated = contextOf(from.snapshot).clientId !== undefined;
      expect(ballot?.clientId === last?.clientId).toBe(isRepeated);
    },
    async expectEffects(edge: Edge) {
      const { min, max } = contextOf(edge.to.snapshot);
      const texts: Readonly<Record<string, string>> = {
        reportFull: `最多选 ${max} 项，先点掉一项再选`,
        reportTooFew: min === 1 ? '先选一项，再投票' : `至少选 ${min} 项`,
      };
      const effects = stepOf(edge).effects.map(({ type }) => type);
      const text =
        edge.event.type === 'ballot.dropped'
          ? '投票没能计入：投票已经截止'
          : effects.map((type) => texts[type]).find((one) => one !== undefined);
      await expect(toast).toHaveText(text ?? '');
      await closeToasts(page);
      await expect(dialog).toHaveCount(effects.includes('askToSignIn') ? 1 : 0);
      if (effects.includes('askToSignIn')) await dialog.getByRole('button', { name: '以后再说' }).tap();
      await expect(dialog).toHaveCount(0);
    },
    async expectSnapshot(snapshot: Snapshot) {
      const { choice, status, reason, min, max } = contextOf(snapshot);
      const how = max === 1 ? '单选' : `选 ${min} 项`;
      await expect(block).toContainText(`投票 · ${status.isOpen ? how : '已截止'}`);
      await expect(block).toContainText(`${others + (status.voted.length > 0 ? 1 : 0)} 人参与`);
      if (snapshot.hasTag('results')) return expectResults(status, max);
      for (const name of ['a', 'b', 'c']) {
        await expect(tick(name)).toBeChecked({ checked: choice.includes(name) });
        await expect(tick(name)).toBeEnabled({ enabled: snapshot.hasTag('choosing') });
      }
      const isWaiting = snapshot.matches('waiting');
      await expect(block.getByRole('status')).toHaveText(isWaiting ? [/^没有网络，这一票先存在手机里/] : []);
      await expect(block.getByRole('alert')).toHaveText(
        snapshot.hasTag('failed') ? [RegExp(`^${reason}`)] : [],
      );
      const count = max === 1 ? '' : ` ${choice.length}/${max}`;
      const shown = isWaiting
        ? '撤回，先不投'
        : snapshot.hasTag('sending')
          ? '正在投票…'
          : `${snapshot.hasTag('failed') ? '再投一次' : '投票'}${count}`;
      await expect(button).toHaveText(shown);
      await expect(button).toBeEnabled({
        enabled: snapshot.hasTag('choosing') || (isWaiting && !isInFlight),
      });
    },
    /** Restores the initial conditions for the next path. */
    async leave() {
      setStatus(empty);
      ballots.end();
      await setOnline(true);
      isInFlight = false;
      await expect(button.filter({ hasText: /^(正在|撤回)/ })).toHaveCount(0);
      // a choice ends with a ballot
      await changeAndPoll(() => setStatus({ ...empty, voted: ['a'] }));
      await expect(block.getByText('您的选择')).toHaveCount(1);
      await changeAndPoll(() => setStatus(empty));
      await expect(block.getByRole('listitem')).toHaveCount(0);
      await expect
        .poll(async () => {
          await closeToasts(page);
          return toast.locator('p').count();
        })
        .toBe(0);
    },
  };

  async function expectResults({ voted }: VoteStatus, max: number) {
    await expect(block.locator('form')).toHaveCount(0);
    const unit = max === 1 ? '票' : '人选';
    const own = idsOf(voted);
    await expect(block.getByRole('listitem')).toHaveText(
      options.map(({ id, text }) =>
        RegExp(own.includes(id) ? `^${text}您的选择2 ${unit} · \\d+%$` : `^${text}1 ${unit} · \\d+%$`),
      ),
    );
  }
}
