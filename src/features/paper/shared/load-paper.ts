import { notFound } from '@tanstack/react-router';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { issueHead, paperArticleHead } from './paper-head.ts';
import { indexOf } from './paper-place.ts';
import { issueQuery, pageQuery, paperArticleQuery } from './paper-queries.ts';
import type { PaperArticle, PaperIssue, PaperSearch } from './paper-types.ts';

/** Data of a page with its head, built here since code in route files is loaded with every page. */
interface LoadedIssue {
  readonly issue: PaperIssue;
  readonly head: ReturnType<typeof issueHead>;
}

interface LoadedArticle {
  readonly article: PaperArticle;
  readonly head: ReturnType<typeof paperArticleHead>;
}

/**
 * Loads an issue and the page named in the URL.
 * @param date undefined for the newest issue
 * @throws GatewayError, 404 for an unknown issue, 400 for an invalid date
 */
export async function loadPaper(
  { gateway, loaded, visit }: RouterContext,
  date: string | undefined,
  search: PaperSearch,
): Promise<LoadedIssue> {
  const queryClient = queryClientOf(loaded);
  // a newer issue may have been published since the cached answer
  const issue = await (date === undefined
    ? queryClient.fetchQuery(issueQuery(gateway, date))
    : queryClient.ensureQueryData(issueQuery(gateway, date)));
  const page = indexOf(search, issue.pages.length) + 1;
  await queryClient.ensureQueryData(pageQuery(gateway, issue.date, page));
  return { issue, head: issueHead(issue, visit.origin) };
}

/**
 * Loads an article of the paper.
 * @param id undefined for the lead article of the newest issue
 * @throws GatewayError, 404 for an unknown article
 */
export async function loadPaperArticle(
  context: RouterContext,
  id: string | undefined,
): Promise<LoadedArticle> {
  const { gateway, loaded, visit } = context;
  const articleQuery = paperArticleQuery(gateway, id ?? (await leadingId(context)));
  const article = await queryClientOf(loaded).ensureQueryData(articleQuery);
  return { article, head: paperArticleHead(article, visit.origin) };
}

async function leadingId({ gateway, loaded }: RouterContext): Promise<string> {
  const queryClient = queryClientOf(loaded);
  const { date } = await queryClient.fetchQuery(issueQuery(gateway, undefined));
  const { articles } = await queryClient.ensureQueryData(pageQuery(gateway, date, 1));
  const [lead] = articles;
  if (lead === undefined) throw notFound();
  return lead.id;
}
