import type { OperationData } from 'qlwb-gateway-sdk/operation';

export type PaperIssue = OperationData<'getPaperIssue'>;
export type PaperPage = OperationData<'getPaperPage'>;
export type PaperText = PaperPage['articles'][number];
export type PaperArticle = OperationData<'getPaperArticle'>;
export type PaperBox = PaperText['zone'];

/** Search parameters of the paper; validated by the page, since code in route files is loaded with every page. */
export interface PaperSearch {
  /** from 1 */
  readonly page?: unknown;
  /** id of the open article */
  readonly article?: unknown;
  /** `text` or `page`; by default text in care mode, else the page */
  readonly view?: unknown;
}
