import { groupApplicationProof } from '../../machines/submission/group-application.proof.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import type { MachineProof } from '../../machines/proof/proof.ts';
import { exploreStates } from '../../machines/proof/state-graph.ts';
import { postFormProof } from '../../machines/submission/post-form.proof.ts';
import { startActivityProof } from '../../machines/submission/start-activity.proof.ts';
import { tipFormProof } from '../../machines/submission/tip-form.proof.ts';
import { volunteerApplicationProof } from '../../machines/submission/volunteer-application.proof.ts';
import {
  activityApplication,
  groupApplication,
  postForm,
  tipForm,
  volunteerApplication,
} from '../support/application-forms.ts';
import { openApplicationForm, uploadsKind, uploadsKindOf } from '../support/application-form-page.ts';
import { simulatedOutcomeOf } from '../support/held-calls.ts';
import { checkPathCount, outcomeOf, stateOf, type Edge, coveringPaths } from '../support/machine-paths.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { expect, test } from '../support/test.ts';

const [asReader, asVisitor] = ['a saved draft', 'signed out'] as const;

/** Whether a form has a list of pictures, which are no fields of its draft. */
const hasPictureList = (proof: MachineProof) => proof === postFormProof || proof === tipFormProof;

/** Whether an edge is possible in a browser. */
function canHappen(proof: MachineProof, edge: Edge): boolean {
  const { from, event } = edge;
  const { isOnline, uploads, faults, audit, deferredAudit, signedIn } = from.snapshot.context;
  const { type } = event;
  const isResubmission = audit.status !== 'none';
  // the page has loaded its code before anything can be tapped
  if (type.startsWith('xstate.error')) return false;
  // the date in a form changes at midnight, and a reader who signs in returns to a new page
  if (type === 'facts.changed' || type === 'reader.changed') return false;
  // offline, nothing is received and nothing can be sent
  if (isOnline === false) return ['draft.changed', 'submit.requested', 'network.restored'].includes(type);
  if (type === 'uploads.changed')
    return (
      (from.snapshot.matches('draft') || from.snapshot.matches('waiting')) &&
      !isResubmission &&
      uploadsKindOf(event) !== uploadsKind(uploads) &&
      // where pictures are fields of the draft, choosing another than the first changes it
      (hasPictureList(proof) || Object.keys(faults).length === 0)
    );
  // while a picture is uploading, only these events are tried
  if (uploads.pending > 0) return type === 'submit.requested' || type === 'wait.cancelled';
  // the browser reports the network only after it was lost
  if (type === 'network.restored') return from.snapshot.matches('offline');
  if (type === 'network.lost') return from.snapshot.matches('draft');
  // a resubmission already has its pictures and its code
  if (type === 'draft.changed') return !isResubmission || event['draft'] === validDraft(proof);
  if (type === 'audit.received') return signedIn && deferredAudit === undefined;
  const outcome = outcomeOf(edge);
  // a response supersedes what was polled before it; the polled state counts only without a response
  if (deferredAudit !== undefined && simulatedOutcomeOf(outcome ?? '') === undefined) return false;
  return (
    outcome !== 'sent' || proof === postFormProof || returnedStatus(edge) === statusAfter(proof, audit.status)
  );
}

/** Edges after which a path ends: a reader with an expired token starts again, and a submitted form has no draft any more. */
const isEnd = (proof: MachineProof, edge: Edge) =>
  outcomeOf(edge) === 'token-dead' ||
  (proof === startActivityProof || proof === tipFormProof
    ? edge.event.type === 'form.reopened'
    : outcomeOf(edge) === 'sent');

const validDraft = ({ events }: MachineProof) =>
  events.find(({ type }) => type === 'draft.changed')?.['draft'];

function returnedStatus({ event: { output } }: Edge): unknown {
  return typeof output === 'object' && output !== null && 'status' in output ? output.status : undefined;
}

/** The status after a submission; undefined if these tests do not submit in the status before. */
function statusAfter(proof: MachineProof, before: string): string | undefined {
  // without sensitive words
  if (proof === tipFormProof) return 'approved';
  // the browser's stored pictures differ from the approved ones and must not replace them
  if (before === 'approved') return proof === groupApplicationProof ? undefined : before;
  // a reader becomes a volunteer once, but may start any number of activities
  return before === 'none' && proof !== startActivityProof ? undefined : 'pending';
}

/** Names edges by state and event; an audit result that arrives during another process counts once. */
function fullName(edge: Edge): (string | undefined)[] {
  const { from, event, to } = edge;
  if (from.snapshot.context.deferredAudit !== undefined) return ['deferred'];
  const isAside =
    event.type === 'audit.received' && from.snapshot.hasTag('form') && !from.snapshot.matches('draft');
  const target = isAside ? 'same' : stateOf(to.snapshot);
  const uploads = event.type === 'uploads.changed' ? uploadsKindOf(event) : undefined;
  return [stateOf(from.snapshot), event.type, uploads, outcomeOf(edge), target];
}

/** The name without the source state: the volunteer form covers all of them. */
const shortName = (edge: Edge) =>
  edge.from.snapshot.matches('waiting') ? fullName(edge) : fullName(edge).slice(1);

interface Replay {
  readonly proof: MachineProof;
  readonly starts: readonly string[];
  /** events that never occur on its page */
  readonly never: readonly string[];
  readonly nameOf: (edge: Edge) => readonly (string | undefined)[];
  /** states that no path reaches, with the reason */
  readonly unseen: Readonly<Record<string, string>>;
}

const transient = { checking: 'the machine leaves it at once' };
const volunteer: Replay = {
  proof: volunteerApplicationProof,
  starts: [asReader, asVisitor],
  never: ['uploads.changed'],
  nameOf: fullName,
  unseen: { ...transient, waiting: 'the form has no pictures' },
};
const group: Replay = {
  proof: groupApplicationProof,
  starts: [asReader],
  never: [],
  nameOf: shortName,
  unseen: transient,
};
const activity: Replay = {
  proof: startActivityProof,
  starts: [asReader],
  never: ['audit.received'],
  nameOf: shortName,
  unseen: {
    ...transient,
    approved: 'audit results of activities are shown on the group’s page',
    rejected: 'the same',
  },
};

const post: Replay = {
  proof: postFormProof,
  starts: [asReader, asVisitor],
  // a post is sent once, and its state is shown in the list of posts
  never: ['audit.received', 'form.reopened'],
  nameOf: fullName,
  unseen: { ...transient, rejected: 'a post that an editor refuses is not shown' },
};

const tip: Replay = {
  proof: tipFormProof,
  starts: [asReader],
  // an editor's decision is shown in the list of the reader's tips
  never: ['audit.received'],
  nameOf: shortName,
  unseen: {
    ...transient,
    pending: 'depends on the words of the tip',
    rejected: 'a tip that an editor refuses is not shown in its form',
  },
};

/** Paths through a form that cover every possible edge; those that submit it come last. */
function pathsThrough({ proof, starts, never, nameOf }: Replay): Path[] {
  const all = starts
    .flatMap((start) => pathsOf(exploreStates(proof, start)))
    .map(({ start, edges }): Path => {
      const until = edges.findIndex((edge) => never.includes(edge.event.type) || !canHappen(proof, edge));
      const possible = until < 0 ? edges : edges.slice(0, until);
      const last = possible.findIndex((edge) => isEnd(proof, edge));
      return { start, edges: last < 0 ? possible : possible.slice(0, last + 1) };
    });
  const possiblePaths = all.filter(({ edges }) => edges.length > 0);
  const chosen = coveringPaths(possiblePaths, (edge) => nameOf(edge).join(' '));
  const isPrefixOfAnother = ({ edges }: Path) =>
    chosen.some(
      (other) => other.edges.length > edges.length && other.edges[edges.length - 1] === edges.at(-1),
    );
  return chosen
    .filter((path) => !isPrefixOfAnother(path))
    .toSorted((a, b) => Number(isSent(a)) - Number(isSent(b)));
}

const isSent = ({ edges }: Path) => edges.some((edge) => outcomeOf(edge) === 'sent');

for (const replay of [volunteer, group, activity, post, tip])
  test(`the paths visit every reachable state of ${replay.proof.name}`, () => {
    const paths = pathsThrough(replay);
    checkPathCount(replay.proof.name, 'application-paths', paths);
    const visited = paths.flatMap(({ edges }) => edges.map(({ to }) => stateOf(to.snapshot)));
    const all = Object.keys(replay.proof.machine.states).filter(
      (state) => !Object.hasOwn(replay.unseen, state),
    );
    expect([...new Set(visited)].toSorted()).toEqual(all.toSorted());
  });

for (const [replay, prepare, reader] of [
  [volunteer, volunteerApplication, '登记的人'],
  [group, groupApplication, '入驻的人'],
  [activity, activityApplication, '发起的人'],
  [post, postForm, '写帖子的人'],
  [tip, tipForm, '爆料的人'],
] as const)
  test(`the page shows the machine’s state on every path of ${replay.proof.name}`, async ({
    page,
    browser,
    gateway,
  }) => {
    test.setTimeout(180_000);
    const token = await gateway.token(reader);
    const { form, drafts } = await prepare({ page, gateway, reader, token });
    const readerForm = await openApplicationForm(page, form, drafts);
    const visitor = await browser.newContext({ baseURL: gateway.origin, hasTouch: true, isMobile: true });
    const visitorPage = await visitor.newPage();
    // any page of the site, whose storage is filled
    await visitorPage.goto('/robots.txt');
    const visitorForm = await openApplicationForm(visitorPage, form, drafts);
    for (const { start, edges } of pathsThrough(replay)) {
      const label = edges.map((edge) => `${edge.event.type} ${outcomeOf(edge) ?? ''}`).join(' → ');
      await test.step(`${start}: ${label}`, async () => {
        const driver = start === asVisitor ? visitorForm : readerForm;
        await driver.begin(start === asVisitor ? '' : `?token=${token}`);
        for (const edge of edges) {
          await driver.act(edge);
          await driver.expectAfter(edge);
          await keepStatePictures(
            start === asVisitor ? visitorPage : page,
            replay.proof.name,
            edge.to.snapshot,
          );
        }
        await driver.leave();
      });
    }
    await visitor.close();
  });
