import type { Page, Route } from '@playwright/test';
import { composerProof } from '../../machines/composer/composer.proof.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates } from '../../machines/proof/state-graph.ts';
import { settled } from '../support/network.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { checkPathCount } from '../support/machine-paths.ts';

type Edge = Path['edges'][number];
type Snapshot = Edge['to']['snapshot'];

const story = '1002';
const [start = ''] = Object.keys(composerProof.starts);

/**
 * How a call is made to end as in the machine's proof. The proof's texts are replaced, equal texts by equal ones, by texts to
 * which the gateway responds with this outcome.
 */
interface OutcomeSetup {
  /** replaces a text of the proof; blank texts are not replaced */
  readonly textFor: (text: string) => string;
  /** ends the call in place of the gateway */
  readonly end?: (route: Route) => Promise<void>;
}

const withSentinel = (sentinel: string) => (text: string) => `${text} ${sentinel}`;
const outcomes: Readonly<Record<string, OutcomeSetup>> = {
  'no response': { textFor: (text) => text },
  sent: { textFor: (text) => text },
  unreached: { textFor: (text) => text, end: (route) => route.abort('connectionrefused') },
  'token-dead': {
    textFor: (text) => text,
    end: (route) => route.continue({ headers: { ...route.request().headers(), token: 'nobody-holds-it' } }),
  },
  'too-fast': { textFor: withSentinel('sentinel-429') },
  // the gateway rejects text of invisible characters as empty
  refused: { textFor: (text) => '\u200b'.repeat(text.length) },
  broken: { textFor: withSentinel('sentinel-500') },
};

const failureMessages: readonly (readonly [state: object, reason: RegExp])[] = [
  [{ failed: 'tooFast' }, /太快了/],
  [{ failed: 'refused' }, /写点什么再发布吧/],
  [{ failed: 'broken' }, /没有成功/],
];

/** The outcome of the first call on a path. */
function firstOutcomeOf({ edges }: Path): string {
  const end = edges.find(({ event }) => event.type.startsWith('xstate.'))?.event;
  if (end === undefined) return 'no response';
  const output: unknown = end['output'];
  return typeof output === 'object' && output !== null && 'kind' in output ? String(output.kind) : 'no code';
}

// a chunk that fails to load is reported before the sheet opens
const paths = pathsOf(exploreStates(composerProof, start)).filter(
  (path) => firstOutcomeOf(path) !== 'no code',
);
checkPathCount('composer', 'composer-paths', paths);

test('there is a setup for every outcome in the machine’s proof', () => {
  expect(new Set(paths.map(firstOutcomeOf))).toEqual(new Set(Object.keys(outcomes)));
});

for (const [outcome, setup] of Object.entries(outcomes)) {
  test(`the composer shows the machine’s state on every path with outcome ${outcome}`, async ({
    page,
    gateway,
  }) => {
    test.setTimeout(180_000);
    const composer = await openComposer(page, await gateway.token(`写的人 ${outcome}`), setup);
    for (const { edges } of paths.filter((path) => firstOutcomeOf(path) === outcome)) {
      const label = edges
        .map(({ event }) => `${event.type} ${JSON.stringify(event)}`.slice(0, 60))
        .join(' → ');
      await test.step(label, async () => {
        await composer.begin();
        for (const edge of edges) {
          await composer.act(edge);
          await composer.expectSnapshot(edge.to.snapshot);
          await keepStatePictures(page, 'composer', edge.to.snapshot);
        }
        await composer.leave(edges.at(-1)?.to.snapshot);
      });
    }
  });
}

/** Drives the comment sheet on a story's comments page. */
async function openComposer(page: Page, token: string, setup: OutcomeSetup) {
  const { end } = setup;
  const textFor = (text: string) => (text.trim() === '' ? text : setup.textFor(text));
  const sheet = page.getByRole('dialog', { name: '写评论' });
  const field = sheet.getByRole('textbox', { name: '评论' });
  const button = sheet.getByRole('button', { name: /^发布/ });
  /** client ids under which this text was sent */
  const clientIds = new Set<string>();
  /** calls are held until it resolves */
  let released = Promise.resolve();
  let release = () => {};
  /** pending mutations reach the gateway */
  let isRepaired = false;

  await page.route('**/gw/add_lev1?*', async (route) => {
    const body: { readonly clientId: string } = route.request().postDataJSON();
    clientIds.add(body.clientId);
    await released;
    await (end === undefined || isRepaired ? route.continue() : end(route));
  });
  await visit();

  async function visit(): Promise<void> {
    const loaded = page.waitForResponse(/comment-sheet/);
    await page.goto(`/new/comment/${story}?token=${token}`);
    await hydrated(page);
    await loaded;
    await settled(page);
  }

  async function write(text: string): Promise<void> {
    await field.tap();
    await expect(field).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    // replacing the text by the same text would not be a change
    await page.keyboard.press('Delete');
    await page.keyboard.insertText(textFor(text));
  }

  const actions: Readonly<Record<string, (event: Edge['event']) => Promise<void>>> = {
    'text.changed': (event) => write(String(event['text'])),
    async 'send.requested'(event) {
      const isOnline = event['isOnline'] !== false;
      await page.context().setOffline(!isOnline);
      // the browser reports it later
      await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(isOnline);
      released = new Promise((resolve) => (release = resolve));
      await button.tap();
    },
  };

  /** entries of local storage with the prefix, by the rest of their key */
  const stored = (family: string) =>
    page.evaluate(
      (prefix) =>
        Object.entries(localStorage).flatMap(([key, value]) =>
          key.startsWith(prefix) ? [[key.slice(prefix.length), String(value)] as const] : [],
        ),
      `${family}.`,
    );

  async function draft(): Promise<string> {
    const [[, value] = ['', '{"text":""}']] = await stored('draft');
    const { text }: { readonly text: string } = JSON.parse(value);
    return text;
  }

  return {
    /** Opens an empty sheet. */
    async begin() {
      clientIds.clear();
      isRepaired = false;
      await page.getByRole('button', { name: '写评论' }).tap();
      await field.fill('');
    },
    async act({ event }: Edge) {
      const action = actions[event.type];
      if (action) await action(event);
      else release();
    },
    async expectSnapshot(snapshot: Snapshot) {
      const { text } = snapshot.context;
      const isDone = snapshot.matches('sent') || snapshot.matches('queued');
      await expect.poll(draft).toBe(isDone || text === '' ? '' : textFor(text));
      expect(clientIds.size, 'the same text keeps its client id').toBeLessThanOrEqual(1);
      if (isDone) {
        await expect(sheet).toBeHidden();
        const pending = snapshot.matches('queued') ? [...clientIds, 'new'].slice(0, 1) : [];
        await expect
          .poll(async () => (await stored('unsent')).map(([id]) => (clientIds.size === 0 ? 'new' : id)))
          .toEqual(pending);
        return;
      }
      await expect(field).toHaveValue(textFor(text));
      if (snapshot.hasTag('may-send')) await expect(button).toBeEnabled();
      else await expect(button).toBeDisabled();
      await expect(button).toHaveText(snapshot.hasTag('sending') ? '发布中…' : '发布');
      await expect(field).toBeEditable({ editable: !snapshot.hasTag('sending') });
      await expect(sheet.getByText(/^超出 \d+ 字$/)).toHaveCount(snapshot.matches('tooLong') ? 1 : 0);
      const [, reason] = failureMessages.find(([state]) => snapshot.matches(state)) ?? [];
      if (reason) await expect(sheet.getByRole('alert')).toHaveText(reason);
      else await expect(sheet.getByRole('alert')).toHaveCount(0);
    },
    /** Restores the initial conditions for the next path. */
    async leave(snapshot: Snapshot | undefined) {
      release();
      if (snapshot?.matches('queued')) {
        isRepaired = clientIds.size > 0 && end !== undefined;
        if (isRepaired) await visit();
        else await page.getByRole('main').getByRole('button', { name: '取消', exact: true }).tap();
        await expect.poll(() => stored('unsent')).toEqual([]);
      } else if (snapshot?.matches('sending'))
        await expect(button.filter({ hasText: '发布中…' })).toHaveCount(0);
      await page.context().setOffline(false);
      if (await sheet.isVisible()) await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    },
  };
}
