import { expect, type Page } from '@playwright/test';
import type { MachineProof } from '../../machines/proof/proof.ts';
import { stepOf } from '../../machines/proof/walk.ts';
import { outcomeOf, simulatedOutcomeOf, reconnect, holdCalls, stateOf, type Edge } from './machine-paths.ts';
import { commonwealPath } from './commonweal.ts';
import { pendingUploads } from './pending-uploads.ts';
import { trackPolling } from './polling.ts';
import { hydrated } from './test.ts';

/** One form that an auditor decides on, as its page and its rows are. */
export interface ApplicationForm {
  readonly proof: MachineProof;
  /** below `programme` */
  readonly path: string;
  readonly name: string;
  /** what an auditor looks at, such as 志愿者申请 */
  readonly subject: string;
  /** what a visitor sets out to do */
  readonly signInPurpose: string;
  /** where it is sent to */
  readonly submitUrl: RegExp;
  /** the form's pictures, by their labels */
  readonly pictures: readonly string[];
  /** a picture that may be chosen for any of them */
  readonly samplePicture: Buffer;
  /** Types what is right, and is not what stands there. */
  readonly fillValid: (page: Page) => Promise<void>;
  /** Types what is wrong, as the machine's proof does. */
  readonly fillInvalid: (page: Page) => Promise<void>;
  /** Does what is left to do once a form that was sent before is opened. */
  readonly completeReopened: (page: Page) => Promise<void>;
  /** Lets the gateway say how the reader's application stands; `none` is that there is none. */
  readonly setStatus: (status: string) => void;
}

/** What a browser keeps of the reader's forms. */
type SavedDrafts = readonly (readonly [isForTab: boolean, key: string, value: string])[];

export const readSavedDrafts = (page: Page): Promise<SavedDrafts> =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.keys(storage)
        .filter((key) => key.startsWith('commonweal'))
        .map((key) => [storage === sessionStorage, key, storage.getItem(key) ?? ''] as const),
    ),
  );

const restoreDrafts = (page: Page, kept: SavedDrafts) =>
  page.evaluate((entries) => {
    for (const [isForTab, key, value] of entries)
      (isForTab ? sessionStorage : localStorage).setItem(key, value);
  }, kept);

/** A form's picture: chosen, and taken out again. */
export function pictureField(page: Page, label: string, buffer: Buffer) {
  return {
    isMissing: () => page.getByLabel(`选择${label}`).isVisible(),
    choose: () =>
      page.getByLabel(`选择${label}`).setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer }),
    remove: () => page.getByRole('button', { name: `移除${label}` }).tap(),
  };
}

/** The page of a form, with the world as it is told to be. @param kept what stands in the form when it is opened */
export async function openApplicationForm(page: Page, form: ApplicationForm, kept: SavedDrafts) {
  const fields = page.getByRole('form', { name: form.name });
  const send = fields.getByRole('button', { name: /^(提交申请|提交修改|提交审核)$/ });
  const signIn = page.getByRole('dialog', { name: `登录后可以${form.signInPurpose}` });
  const sends = await holdCalls(page, form.submitUrl);
  const uploads = await holdCalls(page, /\/x\/uploads\/start\?/);
  const tell = await trackPolling(page, /getUserCommonIdentityInfo/);
  const pictures = form.pictures.map((label) => pictureField(page, label, form.samplePicture));
  const untilUploaded = () => expect(fields.getByText('已上传')).toHaveCount(pictures.length);
  // a browser keeps pictures until they were sent
  let areKept = false;
  const right = form.proof.events.find(({ type }) => type === 'draft.changed');

  const acts: Readonly<Record<string, (edge: Edge) => Promise<void>>> = {
    'draft.changed': ({ event }) =>
      event['draft'] === right?.['draft'] ? form.fillValid(page) : form.fillInvalid(page),
    async 'send.asked'() {
      await sends.hold();
      await send.tap();
    },
    'wait.dismissed': () => fields.getByRole('button', { name: '先不提交' }).tap(),
    async 'edit.asked'() {
      await page.getByRole('button', { name: /^(修改后重新提交|修改资料|再发起一个)$/ }).tap();
      await expect(fields).toBeVisible();
      await form.completeReopened(page);
    },
    'audit.told': ({ event: { audit } }) =>
      tell(() =>
        form.setStatus(
          typeof audit === 'object' && audit !== null && 'status' in audit ? String(audit.status) : '',
        ),
      ),
    async 'uploads.changed'({ event }) {
      if (event['pending'] === 0) return uploads.end();
      await uploads.hold();
      await pictures.at(-1)?.remove();
      await pictures.at(-1)?.choose();
    },
    'network.lost': () => page.context().setOffline(true),
    async 'network.found'({ from }) {
      if (from.snapshot.matches('offline')) await sends.hold();
      await reconnect(page);
    },
  };

  async function expectForm({ to: { snapshot } }: Edge): Promise<void> {
    const state = stateOf(snapshot);
    const said = statusMessages[state];
    if (said === undefined) await expect(fields.getByRole('status')).toHaveCount(0);
    else await expect(fields.getByRole('status')).toContainText(said);
    const reason = String(snapshot.context.reason);
    if (reason !== '')
      await expect(
        fields.getByRole('alert').filter({ hasText: reasonMessages[reason] ?? reason }),
      ).toBeVisible();
    const faults = Object.values<string>(snapshot.context.faults);
    await expect(fields.locator('[aria-invalid=true]')).toHaveCount(faults.length);
    for (const fault of faults) await expect(fields.getByText(fault)).toBeVisible();
    if (state === 'submitting')
      await expect(fields.getByRole('button', { name: '正在提交…' })).toBeDisabled();
    else await expect(send).toBeEnabled({ enabled: !snapshot.hasTag('busy') });
  }

  return {
    async begin(search: string) {
      form.setStatus('none');
      await restoreDrafts(page, kept);
      await page.goto(`${commonwealPath}/${form.path}/${search}`);
      await hydrated(page);
      if (!areKept) for (const picture of pictures) await picture.choose();
      areKept = true;
      await untilUploaded();
    },
    async act(edge: Edge) {
      if (await signIn.isVisible()) await page.keyboard.press('Escape');
      await expect(signIn).toBeHidden();
      const end = outcomeOf(edge);
      if (end === undefined) return acts[edge.event.type]?.(edge);
      if (end === 'sent') areKept = false;
      sends.end(simulatedOutcomeOf(end), () => {}, fieldErrorsOf(edge));
    },
    async expectAfter(edge: Edge) {
      const { snapshot } = edge.to;
      if (snapshot.hasTag('form')) await expectForm(edge);
      else {
        await expect(fields).toHaveCount(0);
        await expect(page.getByText(`${form.subject}${auditNotices[stateOf(snapshot)]}`)).toBeVisible();
      }
      if (snapshot.matches('rejected'))
        await expect(page.getByText(`原因：${rejectionReason}。`)).toBeVisible();
      if (stepOf(edge).effects.some(({ type }) => type === 'askToSignIn')) await expect(signIn).toBeVisible();
      const field = focusedFieldOf(edge);
      if (field !== undefined && snapshot.hasTag('form'))
        await expect(fields.locator(`[data-field="${field}"], [name="${field}"]`)).toBeFocused();
    },
    /** Leaves nothing to the next way. */
    async leave() {
      await page.context().setOffline(false);
      uploads.end();
      sends.end('unreached');
      await expect(page.getByRole('button', { name: '正在提交…' })).toHaveCount(0);
      // pictures that were sent are nothing to the next form
      if (!areKept) await expect.poll(() => pendingUploads(page)).toEqual([]);
      if (!(await fields.isVisible())) return;
      for (const picture of pictures) if (await picture.isMissing()) await picture.choose();
      areKept = true;
      await untilUploaded();
    },
  };
}

/** The field that the reader is taken to. */
function focusedFieldOf(edge: Edge): string | undefined {
  const params = stepOf(edge).effects.find(({ type }) => type === 'goToField')?.params;
  return typeof params === 'object' && params !== null && 'field' in params
    ? String(params.field)
    : undefined;
}

/** why applications are rejected in these worlds */
export const rejectionReason = '证书照片不清楚';

/** What a form says of itself. */
const statusMessages: Readonly<Record<string, RegExp>> = {
  signingIn: /^登录后就能提交，填的都在。$/,
  offline: /^网络不通，填的都在，连上后自动提交/,
  waiting: /^还有 1 张图片在上传，传完就提交。/,
};

const auditNotices: Readonly<Record<string, string>> = {
  pending: '审核中',
  approved: '已通过审核',
  rejected: '被驳回',
};

/** Reasons of the proof as the page words them. */
const reasonMessages: Readonly<Record<string, RegExp>> = {
  提交得太频繁了: /^太快了/,
  没有成功: /^没有成功/,
};

/** What a refusal of the proof says of fields, as a gateway names them. */
function fieldErrorsOf({ event: { output } }: Edge) {
  if (typeof output !== 'object' || output === null || !('faults' in output)) return [];
  return Object.entries(Object(output.faults)).map(([field, message]) => ({
    path: `body.form.${field}`,
    rule: 'form',
    message: String(message),
  }));
}
