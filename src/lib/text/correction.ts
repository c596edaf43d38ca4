/** What a reader reports as wrong on a page. */
export interface Correction {
  /** what the page is about, such as an enterprise's name */
  readonly about: string;
  /** label of the field */
  readonly field: string;
  /** what the page shows; may be empty */
  readonly shown: string;
}

/** Maximum lengths in characters; longer texts are cut. */
const longest = { about: 80, field: 40, shown: 80 } as const;

/** Search parameters of the tip form; without `about` or `field` none. */
export function correctionSearch({ about, field, shown }: Record<string, unknown>): Partial<Correction> {
  const read = (value: unknown, length: number) =>
    typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, length) : '';
  const correction = {
    about: read(about, longest.about),
    field: read(field, longest.field),
    shown: read(shown, longest.shown),
  };
  return correction.about === '' || correction.field === '' ? {} : correction;
}

/** The text that the tip form begins with; the reader completes it. */
export function correctionText({ about, field, shown }: Correction): string {
  const now = shown === '' ? '' : `，页面上是“${shown}”`;
  return `【指出错误】${about}的“${field}”有误${now}。\n正确的应为：`;
}
