import { emptyTip, type TipDraft } from '#rules/tips/tip-form.ts';
import { formDrafts, type FormDrafts } from '#widgets/submission/form-drafts.ts';

/**
 * The saved draft of a tip. The text stays on the device; the phone number and the position stay in the tab.
 * @param key the topic's id, or what a correction is about; empty for other tips
 */
export function tipDrafts(key: string): FormDrafts<TipDraft> {
  return formDrafts({
    empty: emptyTip,
    device: ['tipDraft', key],
    deviceFields: ['text', 'category', 'cityId', 'place', 'anonymous'],
    tab: `tipContact.${key}`,
    tabFields: ['phone', 'position'],
    checks: { position: isPosition },
  });
}

function isPosition(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { latitude, longitude }: { latitude?: unknown; longitude?: unknown } = value;
  return typeof latitude === 'number' && typeof longitude === 'number';
}
