import { faultsIn, lengthOf, type FieldFaults } from '../field-faults.ts';
import { isMobile, plainMobile } from '../people/mobile.ts';

/** Device position shared by the reader, in degrees, rounded to about 100 m. Visible to editors only. */
export interface TipPosition {
  readonly latitude: number;
  readonly longitude: number;
}

/** A tip as typed into its form. */
export interface TipDraft {
  readonly text: string;
  /** empty until one is chosen */
  readonly category: string;
  /** empty until one is chosen */
  readonly cityId: string;
  readonly place: string;
  readonly position: TipPosition | undefined;
  /** as typed */
  readonly phone: string;
  readonly anonymous: boolean;
}

export const emptyTip: TipDraft = {
  text: '',
  category: '',
  cityId: '',
  place: '',
  position: undefined,
  phone: '',
  anonymous: false,
};

/** Form fields that can have a fault, in the order of the form. */
export const tipFields = ['text', 'attachments', 'category', 'cityId', 'place', 'phone'] as const;
export type TipField = (typeof tipFields)[number];
export type TipFaults = FieldFaults<TipField>;

/** Maximum lengths in characters. */
export const longestTip = { text: 1000, place: 60 } as const;

/**
 * Validates a tip. The gateway applies the same rules (gateway/domains/tips/publish-tip.ts).
 * @param failedUploads number of attached files that could not be uploaded
 */
export function tipFaults(
  { text, category, cityId, place, phone }: TipDraft,
  failedUploads: number,
): TipFaults {
  return faultsIn<TipField>({
    text: textFault(text.trim()),
    attachments: failedUploads > 0 ? '有文件没有传上去，请重试或删掉它再发' : undefined,
    category: category === '' ? '请选一个类别' : undefined,
    cityId: cityId === '' && place.trim() !== '' ? '请选事情发生的城市' : undefined,
    place: lengthOf(place.trim()) > longestTip.place ? `地点最多 ${longestTip.place} 字` : undefined,
    phone: phone.trim() !== '' && !isMobile(plainMobile(phone)) ? '手机号应为 11 位数字，请检查' : undefined,
  });
}

function textFault(text: string): string | undefined {
  if (text === '') return '请写下您看到、听到的事';
  return lengthOf(text) > longestTip.text ? `最多写 ${longestTip.text} 字，请删短一些` : undefined;
}
