/** Where the device was when the reader said so; degrees, to a hundred metres. For editors alone. */
export interface TipPosition {
  readonly latitude: number;
  readonly longitude: number;
}

/** A tip as it stands in its form. */
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

/** What became of the files that belong to it. */
export interface TipUploads {
  /** of those that the gateway has, in their order */
  readonly ids: readonly string[];
  /** on their way */
  readonly pending: number;
  readonly failed: number;
}

/** Places of the form that something can be wrong with, in its order. */
export type TipField = 'text' | 'attachments' | 'category' | 'cityId' | 'place' | 'phone';
export type TipFaults = Readonly<Partial<Record<TipField, string>>>;

export const emptyTip: TipDraft = {
  text: '',
  category: '',
  cityId: '',
  place: '',
  position: undefined,
  phone: '',
  anonymous: false,
};

export const noUploads: TipUploads = { ids: [], pending: 0, failed: 0 };

/** Lengths in characters. The gateway has the same rules in the same words (gateway/domains/tips/tip-rules.ts). */
export const longestText = 1000;
export const longestPlace = 60;
const mobile = /^1[3-9]\d{9}$/;

/** What is wrong with each field, in the order of the form; nothing when it can be sent. */
export function tipFaults(
  { text, category, cityId, place, phone }: TipDraft,
  uploads = noUploads,
): TipFaults {
  return {
    ...(text.trim() === ''
      ? { text: '请写下您看到、听到的事' }
      : lengthOf(text.trim()) > longestText && { text: `最多写 ${longestText} 字，请删短一些` }),
    ...(uploads.failed > 0 && { attachments: '有文件没有传上去，请重试或删掉它再发' }),
    ...(category === '' && { category: '请选一个类别' }),
    ...(cityId === '' && place.trim() !== '' && { cityId: '请选事情发生的城市' }),
    ...(lengthOf(place.trim()) > longestPlace && { place: `地点最多 ${longestPlace} 字` }),
    ...(phone.trim() !== '' && !mobile.test(plain(phone)) && { phone: '手机号应为 11 位数字，请检查' }),
  };
}

/** The first place of the form with something wrong; undefined where nothing is. */
export function firstFault(faults: TipFaults): TipField | undefined {
  return fields.find((field) => faults[field] !== undefined);
}

/** What of these faults a changed draft still has. */
export function faultsLeft(faults: TipFaults, draft: TipDraft, uploads: TipUploads): TipFaults {
  const found = tipFaults(draft, uploads);
  const left = fields.filter((field) => faults[field] !== undefined && found[field] !== undefined);
  return Object.fromEntries(left.map((field) => [field, found[field]]));
}

const fields: readonly TipField[] = ['text', 'attachments', 'category', 'cityId', 'place', 'phone'];

const lengthOf = (text: string) => Array.from(text).length;

/** A phone as people write it: spaces, dashes and +86 are no part of it, and digits are narrow. */
function plain(phone: string): string {
  return phone.normalize('NFKC').replaceAll(/[\s-]/g, '').replace(/^\+86/, '');
}
