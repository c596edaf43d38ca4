import { notFound } from '@tanstack/react-router';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { issueHead, paperArticleHead } from './paper-head.ts';
import { indexOf } from './paper-place.ts';
import { issueQuery, pageQuery, paperArticleQuery } from './paper-queries.ts';
import type { PaperArticle, PaperIssue, PaperSearch } from './paper-types.ts';

/** What a page is made of, with its head: a route that made it would bring it to every page. */
interface LoadedIssue {
  readonly issue: PaperIssue;
  readonly head: ReturnType<typeof issueHead>;
}

interface LoadedArticle {
  readonly article: PaperArticle;
  readonly head: ReturnType<typeof paperArticleHead>;
}

/**
 * Loads an issue and the page that the address names.
 * @param date the newest issue when undefined
 * @throws GatewayError, 404 when there is no such issue, 400 when it is no day
 */
export async function loadPaper(
  { gateway, loaded, visit }: RouterContext,
  date: string | undefined,
  search: PaperSearch,
): Promise<LoadedIssue> {
  const queryClient = queryClientOf(loaded);
  // a newer one may have come out since the newest was asked for
  const issue = await (date === undefined
    ? queryClient.fetchQuery(issueQuery(gateway, date))
    : queryClient.ensureQueryData(issueQuery(gateway, date)));
  const page = indexOf(search, issue.pages.length) + 1;
  await queryClient.ensureQueryData(pageQuery(gateway, issue.date, page));
  return { issue, head: issueHead(issue, visit.origin) };
}

/**
 * Loads one article of the paper.
 * @param id the leading article of the newest issue when undefined
 * @throws GatewayError, 404 when nothing of this id was printed
 */
export async function loadPaperArticle(
  context: RouterContext,
  id: string | undefined,
): Promise<LoadedArticle> {
  const { gateway, loaded, visit } = context;
  const asked = paperArticleQuery(gateway, id ?? (await leadingId(context)));
  const article = await queryClientOf(loaded).ensureQueryData(asked);
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
