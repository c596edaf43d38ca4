import type { Handlers } from '../../contract/handler.ts';
import type { Deps } from '../shared/deps.ts';
import { openIssue, openIssues } from './issues.ts';
import { printIssue } from './print-issue.ts';
import { readArticle, readIssue, readPage } from './read-issue.ts';

type PaperOperation = 'getPaperArticle' | 'listPaperIssues' | 'getPaperIssue' | 'getPaperPage';

export function paperHandlers({ db, clock }: Deps): Pick<Handlers, PaperOperation> {
  /** issues that are being drawn: the first visit requests an issue and its page concurrently */
  const printing = new Map<string, Promise<void>>();

  function printed(date: string): Promise<void> {
    const running = printing.get(date) ?? printIssue(db, date, clock()).finally(() => printing.delete(date));
    printing.set(date, running);
    return running;
  }

  return {
    getPaperArticle: async ({ body: { articleId } }) =>
      readArticle(db, articleId, await openIssues(db, clock())),

    listPaperIssues: async () => ({ list: (await openIssues(db, clock())).map((date) => ({ date })) }),

    getPaperIssue: async ({ query }) => {
      // the clock is read once: at 6:00 the oldest issue closes and would have no neighbours
      const now = clock();
      const date = await openIssue(db, query.date, now);
      await printed(date);
      return readIssue(db, date, await openIssues(db, now));
    },

    getPaperPage: async ({ query }) => {
      const date = await openIssue(db, query.date, clock());
      await printed(date);
      return readPage(db, date, query.page ?? 1);
    },
  };
}
