import { expect, type Page } from '@playwright/test';
import type { MachineProof, TestEvent } from '../../machines/proof/proof.ts';
import { stepOf } from '../../machines/proof/state-graph.ts';
import { simulatedOutcomeOf, reconnect, holdCalls } from './held-calls.ts';
import { outcomeOf, stateOf, type Edge } from './machine-paths.ts';
import { commonwealPath } from './commonweal.ts';
import { pendingUploads } from './pending-uploads.ts';
import { trackPolling } from './polling.ts';
import { hydrated } from './test.ts';

/** A form whose submissions are audited: its page, its machine's proof and its database row. */
export interface ApplicationForm {
  readonly proof: MachineProof;
  /** below `commonwealPath` */
  readonly path: string;
  readonly name: string;
  /** name of the submission in messages, such as 志愿者申请 */
  readonly subject: string;
  /** completes 登录后可以… */
  readonly signInPurpose: string;
  /** operations that the form is submitted to */
  readonly submitUrl: RegExp;
  /** labels of the form's picture fields */
  readonly pictures: readonly string[];
  /** content for each picture field */
  readonly samplePicture: Buffer;
  /** Fills in valid values that differ from the present ones. */
  readonly fillValid: (page: Page) => Promise<void>;
  /** Fills in the invalid values of the machine's proof. */
  readonly fillInvalid: (page: Page) => Promise<void>;
  /** Completes a form that was submitted before and has been reopened. */
  readonly completeReopened: (page: Page) => Promise<void>;
  /** Sets the audit status that the gateway reports; `none` means no application. */
  readonly setStatus: (status: string) => void;
}

/** The drafts that the browser has stored. */
type SavedDrafts = readonly (readonly [isForTab: boolean, key: string, value: string])[];

export const readSavedDrafts = (page: Page): Promise<SavedDrafts> =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.keys(storage)
        .filter((key) => key.startsWith('commonweal'))
        .map((key) => [storage === sessionStorage, key, storage.getItem(key) ?? ''] as const),
    ),
  );

const restoreDrafts = (page: Page, drafts: SavedDrafts) =>
  page.evaluate((entries) => {
    for (const [isForTab, key, value] of entries)
      (isForTab ? sessionStorage : localStorage).setItem(key, value);
  }, drafts);

/** A picture field of a form. */
export function pictureField(page: Page, label: string, buffer: Buffer) {
  return {
    isMissing: () => page.getByLabel(`选择${label}`).isVisible(),
    choose: () =>
      page.getByLabel(`选择${label}`).setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer }),
    remove: () => page.getByRole('button', { name: `移除${label}` }).tap(),
  };
}

/** Drives a form's page along the paths of its machine. @param drafts stored drafts that each path begins with */
export async function openApplicationForm(page: Page, form: ApplicationForm, drafts: SavedDrafts) {
  const fields = page.getByRole('form', { name: form.name });
  const submit = fields.getByRole('button', { name: /^(提交申请|提交修改|提交审核)$/ });
  const signIn = page.getByRole('dialog', { name: `登录后可以${form.signInPurpose}` });
  const submissions = await holdCalls(page, form.submitUrl);
  const uploads = await holdCalls(page, /\/x\/uploads\/start\?/);
  const changeAndPoll = await trackPolling(page, /getUserCommonIdentityInfo/);
  const pictures = form.pictures.map((label) => pictureField(page, label, form.samplePicture));
  const untilUploaded = () => expect(fields.getByText('已上传')).toHaveCount(pictures.length);
  // the browser stores pictures until they are submitted
  let arePicturesStored = false;
  const validChange = form.proof.events.find(({ type }) => type === 'draft.changed');

  const actions: Readonly<Record<string, (edge: Edge) => Promise<void>>> = {
    'draft.changed': ({ event }) =>
      event['draft'] === validChange?.['draft'] ? form.fillValid(page) : form.fillInvalid(page),
    async 'submit.requested'() {
      await submissions.hold();
      await submit.tap();
    },
    'wait.cancelled': () => fields.getByRole('button', { name: '先不提交' }).tap(),
    async 'form.reopened'() {
      await page.getByRole('button', { name: /^(修改后重新提交|修改资料|再发起一个)$/ }).tap();
      await expect(fields).toBeVisible();
      await form.completeReopened(page);
    },
    'audit.received': ({ event: { audit } }) =>
      changeAndPoll(() =>
        form.setStatus(
          typeof audit === 'object' && audit !== null && 'status' in audit ? String(audit.status) : '',
        ),
      ),
    async 'uploads.changed'({ event }) {
      if (pendingUploadsOf(event) === 0) return uploads.end();
      await uploads.hold();
      await pictures.at(-1)?.remove();
      await pictures.at(-1)?.choose();
    },
    'network.lost': () => page.context().setOffline(true),
    async 'network.restored'({ from }) {
      if (from.snapshot.matches('offline')) await submissions.hold();
      await reconnect(page);
    },
  };

  async function expectForm({ to: { snapshot } }: Edge): Promise<void> {
    const state = stateOf(snapshot);
    const message = statusMessages[state];
    if (message === undefined) await expect(fields.getByRole('status')).toHaveCount(0);
    else await expect(fields.getByRole('status')).toContainText(message);
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
    else await expect(submit).toBeEnabled({ enabled: !snapshot.hasTag('busy') });
  }

  return {
    async begin(search: string) {
      form.setStatus('none');
      await restoreDrafts(page, drafts);
      await page.goto(`${commonwealPath}/${form.path}/${search}`);
      await hydrated(page);
      if (!arePicturesStored) for (const picture of pictures) await picture.choose();
      arePicturesStored = true;
      await untilUploaded();
    },
    async act(edge: Edge) {
      if (await signIn.isVisible()) await page.keyboard.press('Escape');
      await expect(signIn).toBeHidden();
      const outcome = outcomeOf(edge);
      if (outcome === undefined) return actions[edge.event.type]?.(edge);
      if (outcome === 'sent') arePicturesStored = false;
      submissions.end(simulatedOutcomeOf(outcome), () => {}, fieldErrorsOf(edge));
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
      if (stepOf(edge).effects.some(({ type }) => type === 'requestSignIn'))
        await expect(signIn).toBeVisible();
      const field = focusedFieldOf(edge);
      if (field !== undefined && snapshot.hasTag('form'))
        await expect(fields.locator(`[data-field="${field}"], [name="${field}"]`)).toBeFocused();
    },
    /** Restores the initial conditions for the next path. */
    async leave() {
      await page.context().setOffline(false);
      uploads.end();
      submissions.end('unreached');
      await expect(page.getByRole('button', { name: '正在提交…' })).toHaveCount(0);
      // the next form must not begin with pictures that were submitted
      if (!arePicturesStored) await expect.poll(() => pendingUploads(page)).toEqual([]);
      if (!(await fields.isVisible())) return;
      for (const picture of pictures) if (await picture.isMissing()) await picture.choose();
      arePicturesStored = true;
      await untilUploaded();
    },
  };
}

/** The number of uploads in flight that an event reports. */
export function pendingUploadsOf({ uploads }: TestEvent): unknown {
  return typeof uploads === 'object' && uploads !== null && 'pending' in uploads
    ? uploads.pending
    : undefined;
}

/** The field that receives the focus. */
function focusedFieldOf(edge: Edge): string | undefined {
  const params = stepOf(edge).effects.find(({ type }) => type === 'focusField')?.params;
  return typeof params === 'object' && params !== null && 'field' in params
    ? String(params.field)
    : undefined;
}

/** the auditor's reason in all these journeys */
export const rejectionReason = '证书照片不清楚';

/** Status message of the form by state. */
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

/** The page's wording of the proof's reasons. */
const reasonMessages: Readonly<Record<string, RegExp>> = {
  提交得太频繁了: /^太快了/,
  没有成功: /^没有成功/,
};

/** The field errors of a rejected submission, in the gateway's format. */
function fieldErrorsOf({ event: { output } }: Edge) {
  if (typeof output !== 'object' || output === null || !('faults' in output)) return [];
  return Object.entries(Object(output.faults)).map(([field, message]) => ({
    path: `body.form.${field}`,
    rule: 'form',
    message: String(message),
  }));
}
