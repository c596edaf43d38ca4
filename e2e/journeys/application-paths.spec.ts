import { groupApplicationProof } from '../../machines/group-application/group-application.proof.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import type { MachineProof } from '../../machines/proof/proof.ts';
import { walk } from '../../machines/proof/walk.ts';
import { startActivityProof } from '../../machines/start-activity/start-activity.proof.ts';
import { volunteerApplicationProof } from '../../machines/volunteer-application/volunteer-application.proof.ts';
import { activityApplication, groupApplication, volunteerApplication } from '../support/application-forms.ts';
import { openApplicationForm } from '../support/application-form-page.ts';
import { simulatedOutcomeOf } from '../support/held-calls.ts';
import { outcomeOf, stateOf, type Edge, coveringPaths } from '../support/machine-paths.ts';
import { expect, test } from '../support/test.ts';

const [asReader, asVisitor] = ['a kept draft', 'a visitor'] as const;

/** What can happen to any of the forms in a browser. */
function canHappen(proof: MachineProof, edge: Edge): boolean {
  const { from, event } = edge;
  const { isOnline, pending, faults, audit, held, signedIn } = from.snapshot.context;
  const { type } = event;
  const isMended = audit.status !== 'none';
  // the page has its code before anything can be tapped
  if (type.startsWith('xstate.error')) return false;
  // a form's day turns at midnight, and who signs in comes back to another page
  if (type === 'view.changed' || type === 'reader.changed') return false;
  // without a network nothing is told, and nothing can be sent
  if (isOnline === false) return ['draft.changed', 'send.asked', 'network.found'].includes(type);
  // whoever chooses another picture than the first changes what is written as well
  if (type === 'uploads.changed')
    return (
      (from.snapshot.matches('draft') || from.snapshot.matches('waiting')) &&
      !isMended &&
      event['pending'] !== pending &&
      Object.keys(faults).length === 0
    );
  // while a picture is on its way nothing else is tried
  if (pending > 0) return type === 'send.asked' || type === 'wait.dismissed';
  // a network that is there is found only after it was lost
  if (type === 'network.found') return from.snapshot.matches('offline');
  if (type === 'network.lost') return from.snapshot.matches('draft');
  // pictures and a code that were sent before cannot be missing
  if (type === 'draft.changed') return !isMended || event['draft'] === rightDraft(proof);
  if (type === 'audit.told') return signedIn && held === undefined;
  const end = outcomeOf(edge);
  // an answer is the gateway's last word; what was told before it counts where there is none
  if (held !== undefined && simulatedOutcomeOf(end ?? '') === undefined) return false;
  return end !== 'sent' || statusSent(edge) === statusAfter(proof, audit.status);
}

/** After what a way ends: a reader whose token is dead begins anew, and a form that was sent has used up what it held. */
const isEnd = (proof: MachineProof, edge: Edge) =>
  outcomeOf(edge) === 'token-dead' ||
  (proof === startActivityProof ? edge.event.type === 'edit.asked' : outcomeOf(edge) === 'sent');

const rightDraft = ({ events }: MachineProof) =>
  events.find(({ type }) => type === 'draft.changed')?.['draft'];

function statusSent({ event: { output } }: Edge): unknown {
  return typeof output === 'object' && output !== null && 'status' in output ? output.status : undefined;
}

/** What the gateway makes of an application that stood so; undefined where these tests let none be sent. */
function statusAfter(proof: MachineProof, before: string): string | undefined {
  // pictures that the browser keeps are others than those that were approved, and may not take their place
  if (before === 'approved') return proof === groupApplicationProof ? undefined : before;
  // a reader is a volunteer once, and starts as many activities as they like
  return before === 'none' && proof !== startActivityProof ? undefined : 'pending';
}

/** What happens, by where it does; what an auditor says counts once wherever it is heard while something else goes on. */
function nameInFull(edge: Edge): (string | undefined)[] {
  const { from, event, to } = edge;
  if (from.snapshot.context.held !== undefined) return ['held'];
  const isAside =
    event.type === 'audit.told' && from.snapshot.hasTag('form') && !from.snapshot.matches('draft');
  const where = isAside ? 'as told' : stateOf(to.snapshot);
  return [stateOf(from.snapshot), event.type, outcomeOf(edge), where];
}

/** The same, wherever it happens: a volunteer's form shows that it is the same there. */
const nameInShort = (edge: Edge) =>
  edge.from.snapshot.matches('waiting') ? nameInFull(edge) : nameInFull(edge).slice(1);

interface Replay {
  readonly proof: MachineProof;
  readonly starts: readonly string[];
  /** events that never happen on its page */
  readonly never: readonly string[];
  readonly nameOf: (edge: Edge) => readonly (string | undefined)[];
  /** states that no reader comes to, and why */
  readonly unseen: Readonly<Record<string, string>>;
}

const passedThrough = { checking: 'the machine only passes through it' };
const volunteer: Replay = {
  proof: volunteerApplicationProof,
  starts: [asReader, asVisitor],
  never: ['uploads.changed'],
  nameOf: nameInFull,
  unseen: { ...passedThrough, waiting: 'the form has no pictures' },
};
const group: Replay = {
  proof: groupApplicationProof,
  starts: [asReader],
  never: [],
  nameOf: nameInShort,
  unseen: passedThrough,
};
const activity: Replay = {
  proof: startActivityProof,
  starts: [asReader],
  never: ['audit.told'],
  nameOf: nameInShort,
  unseen: {
    ...passedThrough,
    approved: 'the group’s own page tells what an auditor says of its activities',
    rejected: 'the same',
  },
};

/** Ways through a form, one for each thing that can happen; those that use up what it is made of come last. */
function pathsThrough({ proof, starts, never, nameOf }: Replay): Path[] {
  const all = starts
    .flatMap((start) => pathsOf(walk(proof, start)))
    .map(({ start, edges }): Path => {
      const until = edges.findIndex((edge) => never.includes(edge.event.type) || !canHappen(proof, edge));
      const possible = until < 0 ? edges : edges.slice(0, until);
      const last = possible.findIndex((edge) => isEnd(proof, edge));
      return { start, edges: last < 0 ? possible : possible.slice(0, last + 1) };
    });
  const some = all.filter(({ edges }) => edges.length > 0);
  const chosen = coveringPaths(some, (edge) => nameOf(edge).join(' '));
  const isBeginning = ({ edges }: Path) =>
    chosen.some(
      (other) => other.edges.length > edges.length && other.edges[edges.length - 1] === edges.at(-1),
    );
  return chosen
    .filter((path) => !isBeginning(path))
    .toSorted((a, b) => Number(isSent(a)) - Number(isSent(b)));
}

const isSent = ({ edges }: Path) => edges.some((edge) => outcomeOf(edge) === 'sent');

for (const replay of [volunteer, group, activity])
  test(`every state of ${replay.proof.name} but those that nobody sees is on the ways`, () => {
    const seen = pathsThrough(replay).flatMap(({ edges }) => edges.map(({ to }) => stateOf(to.snapshot)));
    const all = Object.keys(replay.proof.machine.states).filter(
      (state) => !Object.hasOwn(replay.unseen, state),
    );
    expect([...new Set(seen)].toSorted()).toEqual(all.toSorted());
  });

for (const [replay, prepare, reader] of [
  [volunteer, volunteerApplication, '登记的人'],
  [group, groupApplication, '入驻的人'],
  [activity, activityApplication, '发起的人'],
] as const)
  test(`every way of ${replay.proof.name} shows what the machine says`, async ({
    page,
    browser,
    gateway,
  }) => {
    test.setTimeout(180_000);
    const token = await gateway.token(reader);
    const { world, kept } = await prepare({ page, gateway, reader, token });
    const ofReader = await openApplicationForm(page, world, kept);
    const visitor = await browser.newContext({ baseURL: gateway.origin, hasTouch: true, isMobile: true });
    const another = await visitor.newPage();
    // any page of the site, to keep something at
    await another.goto('/robots.txt');
    const ofVisitor = await openApplicationForm(another, world, kept);
    for (const { start, edges } of pathsThrough(replay)) {
      const way = edges.map((edge) => `${edge.event.type} ${outcomeOf(edge) ?? ''}`).join(' → ');
      await test.step(`${start}: ${way}`, async () => {
        const form = start === asVisitor ? ofVisitor : ofReader;
        await form.begin(start === asVisitor ? '' : `?token=${token}`);
        for (const edge of edges) {
          await form.act(edge);
          await form.expectAfter(edge);
        }
        await form.leave();
      });
    }
    await visitor.close();
  });
