import type { OperationData } from 'qlwb-gateway-sdk/operation';

export type PaperIssue = OperationData<'getPaperIssue'>;
export type PaperPage = OperationData<'getPaperPage'>;
export type PaperText = PaperPage['articles'][number];
export type PaperArticle = OperationData<'getPaperArticle'>;
export type PaperBox = PaperText['zone'];

/** What an address of the paper may say; told apart by the page, since every byte of a route is one of every page's. */
export interface PaperSearch {
  /** from 1 on */
  readonly page?: unknown;
  /** id of the article that is open */
  readonly article?: unknown;
  /** `text` or `page`; text in 关怀版, else the page, when absent */
  readonly view?: unknown;
}
