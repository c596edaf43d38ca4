import { emptyTip, type TipDraft } from '#rules/tips/tip-form.ts';
import { formDrafts, type FormDrafts } from '#widgets/submission/form-drafts.ts';

/**
 * The saved draft of a tip. The text stays on the device; the phone number and the position stay in the tab.
 * @param topicId empty for a tip without a topic
 */
export function tipDrafts(topicId: string): FormDrafts<TipDraft> {
  return formDrafts({
    empty: emptyTip,
    device: ['tipDraft', topicId],
    deviceFields: ['text', 'category', 'cityId', 'place', 'anonymous'],
    tab: `tipContact.${topicId}`,
    tabFields: ['phone', 'position'],
    checks: { position: isPosition },
  });
}

function isPosition(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { latitude, longitude }: { latitude?: unknown; longitude?: unknown } = value;
  return typeof latitude === 'number' && typeof longitude === 'number';
}
