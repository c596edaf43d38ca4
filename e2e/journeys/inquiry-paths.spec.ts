import type { Cookie, Page } from '@playwright/test';
import { type InquiryInput, inquiryMachine } from '../../machines/inquiry/inquiry.machine.ts';
import { inquiryProof } from '../../machines/inquiry/inquiry.proof.ts';
import { nodesOf } from '../../machines/proof/definition.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates, stepOf } from '../../machines/proof/state-graph.ts';
import { changeRows, readRows, timestampInHours } from '../support/database-rows.ts';
import type { RunningGateway } from '../support/gateway.ts';
import { holdCalls, reconnect } from '../support/held-calls.ts';
import { signInNewReader } from '../support/login.ts';
import { checkPathCount, coveringPaths, outcomeOf, type Edge } from '../support/machine-paths.ts';
import { trackPolling } from '../support/polling.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { expect, hydrated, test } from '../support/test.ts';

type Snapshot = Edge['to']['snapshot'];
type InquiryDraft = InquiryInput['draft'];

const [asReader, asVisitor] = ['a saved draft', 'signed out'] as const;
const series = 's-002';
const saved: InquiryDraft = exploreStates(inquiryProof, asReader).initial.to.snapshot.context.draft;

/** The state's name, such as `sent.answered`. */
const stateOf = ({ value }: Snapshot): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([outer, inner]) => `${outer}.${String(inner)}`)
        .join();

/** The draft's fields that each step of the form shows, among those that differ in the proof. */
const fieldsByStep: Readonly<Record<string, readonly (keyof InquiryDraft)[]>> = {
  details: ['name', 'isOtherPhone'],
  phone: ['phone', 'code'],
  shops: ['shopIds'],
};
const stepTag = ({ tags }: Snapshot) => [...tags].find((tag) => tag !== 'busy') ?? '';

/** The fields that an edge changes. */
function changedFields({ from, event }: Edge): (keyof InquiryDraft)[] {
  const before: InquiryDraft = from.snapshot.context.draft;
  const after = Object(event['draft']);
  return (['name', 'isOtherPhone', 'phone', 'code', 'shopIds'] as const).filter(
    (field) => before[field] !== after[field],
  );
}

/** Whether an edge is possible in a browser. */
function canHappen(edge: Edge): boolean {
  const { from, event } = edge;
  const { type } = event;
  const { isOnline } = from.snapshot.context;
  // the page has loaded its code before anything can be tapped
  if (type.startsWith('xstate.error')) return false;
  // an account gets a phone on another page, and a reader who signs in returns to a new page
  if (type === 'facts.changed' || type === 'reader.changed') return false;
  if (type === 'draft.changed') {
    const changed = changedFields(edge);
    const shown = fieldsByStep[stepTag(from.snapshot)] ?? [];
    return changed.length > 0 && changed.every((field) => shown.includes(field));
  }
  // the browser reports the network only after it was lost
  if (type === 'network.restored') return isOnline === false || from.snapshot.matches('offline');
  if (type === 'network.lost') return from.snapshot.matches('choosingShops');
  // the gateway would refuse the code of a message that nobody has received
  return outcomeOf(edge) !== 'sent' || from.snapshot.context.draft === saved;
}

/** Edges after which a path ends: the next would begin with another draft, or with another reader. */
const isEnd = (edge: Edge) => outcomeOf(edge) === 'token-dead' || edge.event.type === 'form.reopened';

function pathsThrough(): Path[] {
  const all = [asReader, asVisitor]
    .flatMap((start) => pathsOf(exploreStates(inquiryProof, start)))
    .map(({ start, edges }): Path => {
      const until = edges.findIndex((edge) => !canHappen(edge));
      const possible = until < 0 ? edges : edges.slice(0, until);
      const last = possible.findIndex(isEnd);
      return { start, edges: last < 0 ? possible : possible.slice(0, last + 1) };
    })
    .filter(({ edges }) => edges.length > 0);
  return coveringPaths(all, (edge) =>
    // the page shows what was reported last, whatever it showed before
    edge.event.type === 'progress.received'
      ? `reported ${stateOf(edge.to.snapshot)}`
      : [stateOf(edge.from.snapshot), edge.event.type, outcomeOf(edge), stateOf(edge.to.snapshot)].join(' '),
  );
}

const paths = pathsThrough();
checkPathCount('inquiry', 'inquiry-paths', paths);

test('the paths visit every reachable state of an inquiry', () => {
  const visited = new Set(paths.flatMap(({ edges }) => edges.map(({ to }) => stateOf(to.snapshot))));
  const all = nodesOf(inquiryMachine)
    .filter(({ type, key }) => type === 'atomic' && key !== 'checking')
    .map(({ path }) => path.join('.'));
  expect([...visited].toSorted()).toEqual(all.toSorted());
});

test('the page shows the machine’s state on every path of an inquiry', async ({ page, browser, gateway }) => {
  test.setTimeout(240_000);
  await signInNewReader(page, gateway);
  const cookies = await page.context().cookies();
  const signedIn = await openInquiry(page, gateway, cookies);
  const context = await browser.newContext({ baseURL: gateway.origin, hasTouch: true, isMobile: true });
  const visitorPage = await context.newPage();
  const visitor = await openInquiry(visitorPage, gateway, []);
  for (const { start, edges } of paths)
    await test.step(`${start}: ${edges.map((edge) => `${edge.event.type} ${outcomeOf(edge) ?? ''}`).join(' → ')}`, async () => {
      const site = start === asVisitor ? visitor : signedIn;
      await site.begin();
      for (const edge of edges) {
        await site.act(edge);
        await site.expectAfter(edge);
        await keepStatePictures(start === asVisitor ? visitorPage : page, 'inquiry', edge.to.snapshot);
      }
      await site.leave();
    });
  await context.close();
});

/** Drives the page of an inquiry along the paths of the machine. */
async function openInquiry(page: Page, gateway: RunningGateway, cookies: readonly Cookie[]) {
  const form = page.getByRole('form', { name: '询底价' });
  const askToSignIn = page.getByRole('dialog', { name: '登录后可以询价' });
  const sends = await holdCalls(page, /\/x\/auto-show\/inquiry\?/);
  const changeAndPoll = await trackPolling(page, /\/x\/auto-show\/inquiries\?/);
  const sellers = readRows(
    gateway,
    'select shop_id from auto_shop_brands join auto_series on auto_series.brand_id = auto_shop_brands.brand_id where auto_series.id = ? order by shop_id limit 3',
    series,
  ).map((row) => String(row['shop_id']));

  /** Brings the shops of the only inquiry of the reader to a state. */
  function setProgress(progress: string): void {
    const ended = progress === 'withdrawn' || progress === 'expired';
    if (ended)
      return changeRows(gateway, [`update inquiries set ended = ? where series_id = ?`, progress, series]);
    const isAnswered = progress === 'answered' || progress === 'revealed';
    const now = timestampInHours(0);
    changeRows(gateway, [
      `update inquiry_shops set state = ?, answer_json = ?, answered_at = ?, revealed_at = ? where series_id = ?`,
      progress === 'revealed' ? 'answered' : progress,
      isAnswered ? answer : null,
      isAnswered ? now : null,
      progress === 'revealed' ? now : null,
      series,
    ]);
  }

  /** Enters what differs between two drafts of the proof. */
  async function type(draft: InquiryDraft, changed: readonly (keyof InquiryDraft)[]): Promise<void> {
    for (const field of changed) {
      if (field === 'name') await form.getByLabel('怎么称呼您').fill(draft.name);
      if (field === 'code') await form.getByLabel('验证码', { exact: true }).fill(draft.code);
      if (field === 'isOtherPhone')
        await form.getByLabel(draft.isOtherPhone ? '另一个号码' : /^登录的/).check();
      if (field === 'shopIds')
        for (const shop of sellers)
          await form.locator(`[name=shopIds][value="${shop}"]`).setChecked(draft.shopIds.length > 0);
    }
  }

  const actions: Readonly<Record<string, (edge: Edge) => Promise<unknown>>> = {
    'draft.changed': (edge) => type(Object(edge.event['draft']), changedFields(edge)),
    'step.completed': () => form.getByRole('button', { name: /^下一步/ }).tap(),
    'step.reopened': () => form.getByRole('button', { name: '上一步' }).tap(),
    async 'submit.requested'() {
      await sends.hold();
      await form.getByRole('button', { name: /^向选中的/ }).tap();
    },
    'progress.received': ({ event }) => changeAndPoll(() => setProgress(String(event['progress']))),
    'form.reopened': () => page.getByRole('button', { name: '再问几家' }).tap(),
    async 'network.lost'() {
      await page.context().setOffline(true);
      // the browser reports it later
      await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    },
    async 'network.restored'() {
      await sends.hold();
      await reconnect(page);
    },
  };

  return {
    async begin() {
      // an expired token has been removed
      await page.context().addCookies([...cookies]);
      changeRows(
        gateway,
        [`delete from inquiry_shops where series_id = ?`, series],
        [`delete from inquiries where series_id = ?`, series],
        ["delete from rate_counters where name = 'inquiries'"],
      );
      await page.goto('/robots.txt');
      await page.evaluate(
        ([key, { trimId, shopIds, cityId, wish, name, isOtherPhone, phone, code }]) => {
          localStorage.setItem(`inquiryDraft.${key}`, JSON.stringify({ trimId, shopIds, cityId, wish }));
          sessionStorage.setItem(`inquiryPerson.${key}`, JSON.stringify({ name, isOtherPhone, phone, code }));
        },
        [series, { ...saved, shopIds: sellers }] as const,
      );
      await page.goto(`/new/autoShow/inquiry/${series}`);
      await hydrated(page);
      await expect(form.getByLabel('怎么称呼您')).toHaveValue(saved.name);
      if (cookies.length > 0) await expect(form.getByLabel('另一个号码')).toBeVisible();
    },
    async act(edge: Edge) {
      if (await askToSignIn.isVisible()) await page.keyboard.press('Escape');
      await expect(askToSignIn).toBeHidden();
      const outcome = outcomeOf(edge);
      if (outcome === undefined) return actions[edge.event.type]?.(edge);
      return sends.end(simulated[outcome], () => {}, fieldErrorsOf(edge));
    },
    async expectAfter(edge: Edge) {
      const { snapshot } = edge.to;
      const { reason, faults } = snapshot.context;
      if (snapshot.matches('sent')) {
        await expect(page.getByRole('region', { name: '询价已发出' }).getByRole('status')).toHaveText(
          progressNames[stateOf(snapshot)] ?? '',
        );
        return;
      }
      await expect(form.getByRole('heading', { name: stepTitles[stepTag(snapshot)] ?? /^$/ })).toBeVisible();
      if (stepTag(snapshot) === 'shops') await expect(form.locator('[name=shopIds]')).not.toHaveCount(0);
      const message = messages[stateOf(snapshot)];
      if (message === undefined) await expect(form.getByRole('status')).toHaveCount(0);
      else await expect(form.getByRole('status')).toHaveText(message);
      if (reason !== '')
        await expect(
          form.getByRole('alert').filter({ hasText: reasonMessages[reason] ?? reason }),
        ).toBeVisible();
      const shown = Object.entries<string>(faults).filter(([field]) =>
        stepTag(snapshot) === 'details'
          ? field === 'name'
          : stepTag(snapshot) === 'phone'
            ? field !== 'name'
            : true,
      );
      for (const [, fault] of shown) await expect(form.getByText(fault)).toBeVisible();
      if (snapshot.matches('submitting'))
        await expect(form.getByRole('button', { name: '正在发送…' })).toBeDisabled();
      if (stepOf(edge).effects.some((effect) => effect.type === 'requestSignIn'))
        await expect(askToSignIn).toBeVisible();
      const focused = stepOf(edge).effects.find((effect) => effect.type === 'focusField');
      if (focused !== undefined)
        await expect(form.locator(`[name="${Object(focused.params).field}"]`).first()).toBeFocused();
    },
    /** Restores the initial conditions for the next path. */
    async leave() {
      await page.context().setOffline(false);
      sends.end('unreached');
      await expect(form.getByRole('button', { name: '正在发送…' })).toHaveCount(0);
    },
  };
}

/** How the gateway's answer is simulated; undefined for the answer of the gateway itself. */
const simulated: Readonly<Record<string, Parameters<Awaited<ReturnType<typeof holdCalls>>['end']>[0]>> = {
  unreached: 'unreached',
  'token-dead': 'token-dead',
  limit: 'too-fast',
  duplicate: 'refused',
  invalid: 'refused',
  broken: 'broken',
};

const answer = JSON.stringify({
  bare: 128800,
  purchaseTax: 11398,
  insurance: 5600,
  plate: 125,
  validUntil: '2099-12-31',
});

const stepTitles: Readonly<Record<string, RegExp>> = {
  details: /^说说想要的车/,
  phone: /^验证手机号/,
  shops: /^选店/,
};

const messages: Readonly<Record<string, RegExp>> = {
  signingIn: /^登录后就能询价，填的都在。$/,
  offline: /^网络不通，填的都在，连上后自动发送/,
};

const progressNames: Readonly<Record<string, string>> = {
  'sent.received': '已收到',
  'sent.forwarded': '店家已看',
  'sent.answered': '已报价',
  'sent.revealed': '已公开号码',
  'sent.closed': '已结束',
  'sent.withdrawn': '已撤回',
  'sent.expired': '已过期',
};

/** The page's wording of the proof's reasons. */
const reasonMessages: Readonly<Record<string, RegExp>> = {
  '一天最多询价 5 次': /^操作太频繁了/,
  '您已经就这款车问过“泉城店”': /^您已经提交过申请$/,
  没有成功: /^没有成功/,
};

/** The field errors of a refused inquiry, in the gateway's format. */
function fieldErrorsOf({ event: { output } }: Edge) {
  if (typeof output !== 'object' || output === null || !('faults' in output)) return [];
  return Object.entries(Object(output.faults)).map(([field, message]) => ({
    path: field === 'shopIds' ? 'body.shopIds.0' : field === 'name' ? 'body.person.name' : `body.${field}`,
    rule: 'form',
    message: String(message),
  }));
}
