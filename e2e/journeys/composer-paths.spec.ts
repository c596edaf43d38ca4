import type { Page, Route } from '@playwright/test';
import { composerProof } from '../../machines/composer/composer.proof.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { walk } from '../../machines/proof/walk.ts';
import { settled } from '../support/network.ts';
import { expect, hydrated, test } from '../support/test.ts';

type Edge = Path['edges'][number];
type Snapshot = Edge['to']['snapshot'];

const story = '1002';
const [start = ''] = Object.keys(composerProof.starts);

/**
 * How the gateway comes to end a call as the machine's proof has it. The words themselves ask it to: texts of the proof
 * are put in other words, the same for the same.
 */
interface World {
  /** blanks are none */
  readonly words: (text: string) => string;
  readonly end?: (route: Route) => Promise<void>;
}

const asking = (sentinel: string) => (text: string) => `${text} ${sentinel}`;
const worlds: Readonly<Record<string, World>> = {
  'nobody’s answer': { words: (text) => text },
  sent: { words: (text) => text },
  unreached: { words: (text) => text, end: (route) => route.abort('connectionrefused') },
  'token-dead': {
    words: (text) => text,
    end: (route) => route.continue({ headers: { ...route.request().headers(), token: 'nobody-holds-it' } }),
  },
  'too-fast': { words: asking('sentinel-429') },
  // what nobody can see is nothing to the gateway
  refused: { words: (text) => '\u200b'.repeat(text.length) },
  broken: { words: asking('sentinel-500') },
};

const reasons: readonly (readonly [state: object, reason: RegExp])[] = [
  [{ failed: 'tooFast' }, /太快了/],
  [{ failed: 'refused' }, /写点什么再发布吧/],
  [{ failed: 'broken' }, /没有成功/],
];

/** The first ending on a path, by which it finds its world. */
function endingOf({ edges }: Path): string {
  const end = edges.find(({ event }) => event.type.startsWith('xstate.'))?.event;
  if (end === undefined) return 'nobody’s answer';
  const output: unknown = end['output'];
  return typeof output === 'object' && output !== null && 'kind' in output ? String(output.kind) : 'no code';
}

// code that cannot be had is told before a sheet opens
const paths = pathsOf(walk(composerProof, start)).filter((path) => endingOf(path) !== 'no code');

test('the ways of the machine’s proof are all here', () => {
  expect(new Set(paths.map(endingOf))).toEqual(new Set(Object.keys(worlds)));
});

for (const [ending, world] of Object.entries(worlds)) {
  test(`every way of a comment with ${ending} shows what the machine says`, async ({ page, gateway }) => {
    test.setTimeout(180_000);
    const composer = await openComposer(page, await gateway.token(`写的人 ${ending}`), world);
    for (const { edges } of paths.filter((path) => endingOf(path) === ending)) {
      const way = edges.map(({ event }) => `${event.type} ${JSON.stringify(event)}`.slice(0, 60)).join(' → ');
      await test.step(way, async () => {
        await composer.begin();
        for (const edge of edges) {
          await composer.act(edge);
          await composer.expectSnapshot(edge.to.snapshot);
        }
        await composer.leave(edges.at(-1)?.to.snapshot);
      });
    }
  });
}

/** The sheet that comments are written in, on the page of a story's comments. */
async function openComposer(page: Page, token: string, world: World) {
  const { end } = world;
  const words = (text: string) => (text.trim() === '' ? text : world.words(text));
  const sheet = page.getByRole('dialog', { name: '写评论' });
  const field = sheet.getByRole('textbox', { name: '评论' });
  const button = sheet.getByRole('button', { name: /^发布/ });
  /** ids under which these words were sent */
  const tried = new Set<string>();
  /** calls that wait for their end */
  let open = Promise.resolve();
  let letThrough = () => {};
  /** what was kept may arrive */
  let isRepaired = false;

  await page.route('**/gw/add_lev1?*', async (route) => {
    const body: { readonly clientId: string } = route.request().postDataJSON();
    tried.add(body.clientId);
    await open;
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
    // words in the place of the same words are no change
    await page.keyboard.press('Delete');
    await page.keyboard.insertText(words(text));
  }

  const acts: Readonly<Record<string, (event: Edge['event']) => Promise<void>>> = {
    'text.changed': (event) => write(String(event['text'])),
    async 'send.asked'(event) {
      await page.context().setOffline(event['isOnline'] === false);
      open = new Promise((resolve) => (letThrough = resolve));
      await button.tap();
    },
  };

  /** what the device keeps, under the rest of each key */
  const stored = (family: string) =>
    page.evaluate(
      (beginning) =>
        Object.entries(localStorage).flatMap(([key, value]) =>
          key.startsWith(beginning) ? [[key.slice(beginning.length), String(value)] as const] : [],
        ),
      `${family}.`,
    );

  async function draft(): Promise<string> {
    const [[, value] = ['', '{"text":""}']] = await stored('draft');
    const { text }: { readonly text: string } = JSON.parse(value);
    return text;
  }

  return {
    /** An empty sheet, whatever was left in it. */
    async begin() {
      tried.clear();
      isRepaired = false;
      await page.getByRole('button', { name: '写评论' }).tap();
      await field.fill('');
    },
    async act({ event }: Edge) {
      const act = acts[event.type];
      if (act) await act(event);
      else letThrough();
    },
    async expectSnapshot(snapshot: Snapshot) {
      const { text } = snapshot.context;
      const isDone = snapshot.matches('sent') || snapshot.matches('kept');
      await expect.poll(draft).toBe(isDone || text === '' ? '' : words(text));
      expect(tried.size, 'the same words are the same act').toBeLessThanOrEqual(1);
      if (isDone) {
        await expect(sheet).toBeHidden();
        const kept = snapshot.matches('kept') ? [...tried, 'new'].slice(0, 1) : [];
        await expect
          .poll(async () => (await stored('unsent')).map(([id]) => (tried.size === 0 ? 'new' : id)))
          .toEqual(kept);
        return;
      }
      await expect(field).toHaveValue(words(text));
      if (snapshot.hasTag('may-send')) await expect(button).toBeEnabled();
      else await expect(button).toBeDisabled();
      await expect(button).toHaveText(snapshot.hasTag('sending') ? '发布中…' : '发布');
      await expect(field).toBeEditable({ editable: !snapshot.hasTag('sending') });
      await expect(sheet.getByText(/^超出\d+字$/)).toHaveCount(snapshot.matches('tooLong') ? 1 : 0);
      const [, reason] = reasons.find(([state]) => snapshot.matches(state)) ?? [];
      if (reason) await expect(sheet.getByRole('alert')).toHaveText(reason);
      else await expect(sheet.getByRole('alert')).toHaveCount(0);
    },
    /** Leaves nothing to the next way. */
    async leave(snapshot: Snapshot | undefined) {
      letThrough();
      if (snapshot?.matches('kept')) {
        isRepaired = tried.size > 0 && end !== undefined;
        if (isRepaired) await visit();
        else await page.getByRole('main').getByRole('button', { name: '取消', exact: true }).tap();
        await expect.poll(() => stored('unsent')).toEqual([]);
      } else if (snapshot?.matches('sending')) await expect(button).not.toHaveText('发布中…');
      await page.context().setOffline(false);
      if (await sheet.isVisible()) await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    },
  };
}
