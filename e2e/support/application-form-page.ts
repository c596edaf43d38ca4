import { expect, type Locator, type Page } from '@playwright/test';
import type { MachineProof, TestEvent } from '../../machines/proof/proof.ts';
import { stepOf } from '../../machines/proof/state-graph.ts';
import { noUploads, type FormUploads } from '../../machines/submission/submission-events.ts';
import { simulatedOutcomeOf, reconnect, holdCalls } from './held-calls.ts';
import { outcomeOf, stateOf, type Edge } from './machine-paths.ts';
import { pendingUploads } from './pending-uploads.ts';
import { trackPolling } from './polling.ts';
import { hydrated } from './test.ts';

/** Texts of a form's page. */
interface FormTexts {
  readonly submit: RegExp;
  readonly submitting: string;
  readonly stopWaiting: string;
  /** status message by state */
  readonly status: Readonly<Record<string, RegExp>>;
  /** shown instead of the form, by state */
  readonly received: Readonly<Record<string, string>>;
}

/** A form whose submissions are audited: its page, its machine's proof and its database row. */
export interface ApplicationForm {
  readonly proof: MachineProof;
  /** of its page, with the base path */
  readonly path: string;
  /** Opens the form on its page; by default the page is the form. */
  readonly open?: (page: Page) => Promise<void>;
  readonly find: (page: Page) => Locator;
  /** the message about the form's state */
  readonly findStatus: (form: Locator) => Locator;
  readonly texts: FormTexts;
  /** completes 登录后可以… */
  readonly signInPurpose: string;
  /** operations that the form is submitted to */
  readonly submitUrl: RegExp;
  /** of a field in the request */
  readonly requestPath: (field: string) => string;
  readonly pictures: (page: Page, form: Locator) => Promise<FormPictures>;
  /** Fills in valid values that differ from the present ones. */
  readonly fillValid: (page: Page) => Promise<void>;
  /** Fills in the invalid values of the machine's proof. */
  readonly fillInvalid: (page: Page) => Promise<void>;
  /** Completes a form that was submitted before and has been reopened. */
  readonly completeReopened?: (page: Page) => Promise<void>;
  /** Sets the audit status that the gateway reports; `none` means no application. */
  readonly setStatus: (status: string) => void;
  /** Lets the gateway receive the next submission in a state. */
  readonly receiveAs?: (status: string) => void;
}

/** The pictures of a form while its paths are replayed. */
interface FormPictures {
  /** Brings the pictures with which every path begins. */
  readonly begin: () => Promise<void>;
  readonly change: (uploads: FormUploads) => Promise<void>;
  /** The gateway receives the form with its pictures. */
  readonly submit: () => void;
  /** Ends uploads and restores the pictures with which every path begins. */
  readonly leave: () => Promise<void>;
}

/** The drafts that the browser has stored. */
type SavedDrafts = readonly (readonly [isForTab: boolean, key: string, value: string])[];

/** @param prefix of the keys under which the form's drafts are stored */
export const readSavedDrafts = (page: Page, prefix: string): Promise<SavedDrafts> =>
  page.evaluate(
    (start) =>
      [localStorage, sessionStorage].flatMap((storage) =>
        Object.keys(storage)
          .filter((key) => key.startsWith(start))
          .map((key) => [storage === sessionStorage, key, storage.getItem(key) ?? ''] as const),
      ),
    prefix,
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

const holdUploads = (page: Page) => holdCalls(page, /\/x\/uploads\/start\?/);

/** Fields with one picture each, which the browser stores until they are submitted. @param labels of the fields */
export function pictureFields(labels: readonly string[], buffer: Buffer): ApplicationForm['pictures'] {
  return async (page, form) => {
    const uploads = await holdUploads(page);
    const fields = labels.map((label) => pictureField(page, label, buffer));
    const untilUploaded = () => expect(form.getByText('已上传')).toHaveCount(fields.length);
    let areStored = false;
    return {
      async begin() {
        if (!areStored) for (const field of fields) await field.choose();
        areStored = true;
        await untilUploaded();
      },
      async change({ pending }) {
        if (pending === 0) return uploads.end();
        await uploads.hold();
        await fields.at(-1)?.remove();
        await fields.at(-1)?.choose();
      },
      submit: () => void (areStored = false),
      async leave() {
        uploads.end();
        // the next form must not begin with pictures that were submitted
        if (!areStored) await expect.poll(() => pendingUploads(page)).toEqual([]);
        if (!(await form.isVisible())) return;
        for (const field of fields) if (await field.isMissing()) await field.choose();
        areStored = true;
        await untilUploaded();
      },
    };
  };
}

/** 409 would mean that another process receives the file at the moment. */
const unacceptable = { path: 'body.size', rule: 'maximum', message: '文件太大' };

/** A list of pictures that is empty when a path begins. */
export function pictureList(buffer: Buffer): ApplicationForm['pictures'] {
  return async (page, form) => {
    const uploads = await holdUploads(page);
    const rows = form.locator('[data-state]');
    const removeAll = async () => {
      const removal = form.getByRole('button', { name: '移除图片 1' });
      if (await removal.isVisible()) await removal.tap();
      await expect(rows).toHaveCount(0);
    };
    return {
      begin: () => expect(rows).toHaveCount(0),
      async change({ pending, failed, ids }) {
        const isWaiting = (await form.locator('[data-state=busy]').count()) > 0;
        if (!isWaiting) await removeAll();
        if (pending > 0) await uploads.hold();
        if (pending === 0 && failed === 0 && ids.length === 0) return removeAll();
        if (!isWaiting)
          await form
            .locator('[type=file]')
            .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
        if (pending > 0) return expect(form.locator('[data-state=busy]')).toHaveCount(1);
        if (failed > 0) uploads.end('refused', () => {}, [unacceptable]);
        else uploads.end();
        // a form that waited for the upload is gone once it was submitted
        await expect(form.locator('[data-state=busy]')).toHaveCount(0);
      },
      submit() {},
      async leave() {
        uploads.end();
        if (await form.isVisible()) await removeAll();
        await expect.poll(() => pendingUploads(page)).toEqual([]);
      },
    };
  };
}

/** Drives a form's page along the paths of its machine. @param drafts stored drafts that each path begins with */
export async function openApplicationForm(page: Page, form: ApplicationForm, drafts: SavedDrafts) {
  const { texts } = form;
  const fields = form.find(page);
  const submit = fields.getByRole('button', { name: texts.submit });
  const signIn = page.getByRole('dialog', { name: `登录后可以${form.signInPurpose}` });
  const submissions = await holdCalls(page, form.submitUrl);
  const pictures = await form.pictures(page, fields);
  const changeAndPoll = await trackPolling(page, /getUserCommonIdentityInfo/);
  const validChange = form.proof.events.find(({ type }) => type === 'draft.changed');

  const actions: Readonly<Record<string, (edge: Edge) => Promise<void>>> = {
    'draft.changed': ({ event }) =>
      event['draft'] === validChange?.['draft'] ? form.fillValid(page) : form.fillInvalid(page),
    async 'submit.requested'() {
      await submissions.hold();
      await submit.tap();
    },
    'wait.cancelled': () => fields.getByRole('button', { name: texts.stopWaiting }).tap(),
    async 'form.reopened'() {
      await page.getByRole('button', { name: /^(修改后重新提交|修改资料|再发起一个|再写一条)$/ }).tap();
      await expect(fields).toBeVisible();
      await form.completeReopened?.(page);
    },
    'audit.received': ({ event: { audit } }) =>
      changeAndPoll(() =>
        form.setStatus(
          typeof audit === 'object' && audit !== null && 'status' in audit ? String(audit.status) : '',
        ),
      ),
    'uploads.changed': ({ event }) => pictures.change(uploadsOf(event)),
    'network.lost': () => page.context().setOffline(true),
    async 'network.restored'({ from }) {
      if (from.snapshot.matches('offline')) await submissions.hold();
      await reconnect(page);
    },
  };

  async function expectForm({ to: { snapshot } }: Edge): Promise<void> {
    const state = stateOf(snapshot);
    const message = texts.status[state];
    if (message === undefined) await expect(form.findStatus(fields)).toHaveCount(0);
    else await expect(form.findStatus(fields)).toContainText(message);
    const reason = String(snapshot.context.reason);
    if (reason !== '')
      await expect(
        fields.getByRole('alert').filter({ hasText: reasonMessages[reason] ?? reason }),
      ).toBeVisible();
    const faults = Object.values<string>(snapshot.context.faults);
    await expect(fields.locator('[aria-invalid=true]')).toHaveCount(faults.length);
    for (const fault of faults) await expect(fields.getByText(fault)).toBeVisible();
    if (state === 'submitting')
      await expect(fields.getByRole('button', { name: texts.submitting })).toBeDisabled();
    else await expect(submit).toBeEnabled({ enabled: !snapshot.hasTag('busy') });
  }

  return {
    async begin(search: string) {
      form.setStatus('none');
      await restoreDrafts(page, drafts);
      await page.goto(`${form.path}${search}`);
      await hydrated(page);
      await form.open?.(page);
      // a path may begin with losing the network, without which its code would not arrive
      await expect(fields).toBeVisible();
      await pictures.begin();
    },
    async act(edge: Edge) {
      if (await signIn.isVisible()) await signIn.getByRole('button', { name: '以后再说' }).tap();
      await expect(signIn).toBeHidden();
      const outcome = outcomeOf(edge);
      if (outcome === undefined) return actions[edge.event.type]?.(edge);
      if (outcome === 'sent') {
        pictures.submit();
        form.receiveAs?.(stateOf(edge.to.snapshot));
      }
      submissions.end(simulatedOutcomeOf(outcome), () => {}, fieldErrorsOf(edge, form));
    },
    async expectAfter(edge: Edge) {
      const { snapshot } = edge.to;
      if (snapshot.hasTag('form')) await expectForm(edge);
      else {
        await expect(fields).toHaveCount(0);
        await expect(page.getByText(texts.received[stateOf(snapshot)] ?? '')).toBeVisible();
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
      submissions.end('unreached');
      await expect(page.getByRole('button', { name: texts.submitting })).toHaveCount(0);
      await pictures.leave();
    },
  };
}

/** What an event reports about the uploads of a form. */
const uploadsOf = ({ uploads }: TestEvent): FormUploads => ({ ...noUploads, ...Object(uploads) });

/** What the uploads of a form come to: none, one in flight, one that failed, or one that is complete. */
export function uploadsKind({ pending, failed, ids }: FormUploads): string {
  if (failed > 0) return 'failed';
  if (pending > 0) return 'pending';
  return ids.length > 0 ? 'complete' : 'none';
}

export const uploadsKindOf = (event: TestEvent): string => uploadsKind(uploadsOf(event));

/** The field that receives the focus. */
function focusedFieldOf(edge: Edge): string | undefined {
  const params = stepOf(edge).effects.find(({ type }) => type === 'focusField')?.params;
  return typeof params === 'object' && params !== null && 'field' in params
    ? String(params.field)
    : undefined;
}

/** the auditor's reason in all these journeys */
export const rejectionReason = '证书照片不清楚';

/** The page's wording of the proof's reasons. */
const reasonMessages: Readonly<Record<string, RegExp>> = {
  提交得太频繁了: /^太快了/,
  没有成功: /^没有成功/,
};

/** The field errors of a rejected submission, in the gateway's format. */
function fieldErrorsOf({ event: { output } }: Edge, { requestPath }: ApplicationForm) {
  if (typeof output !== 'object' || output === null || !('faults' in output)) return [];
  return Object.entries(Object(output.faults)).map(([field, message]) => ({
    path: requestPath(field),
    rule: 'form',
    message: String(message),
  }));
}
