import { orNotFound } from '#widgets/gateway/or-not-found.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { shareHead } from '#lib/story/share-head.ts';
import { reportJsonLd } from './report-json-ld.ts';
import { reportPages, reportQuery } from '../shared/think-tank-queries.ts';

/** Loads a report, or the list if the address names none. @throws GatewayError; NotFoundError for an unknown id */
export function loadReports(context: RouterContext, id: string | undefined) {
  return id === undefined ? loadList(context) : orNotFound(loadReport(context, id));
}

async function loadReport({ gateway, loaded, visit }: RouterContext, id: string) {
  const report = await queryClientOf(loaded).ensureQueryData({
    ...reportQuery(gateway, id),
    revalidateIfStale: true,
  });
  const path = `/wisdom/${id}`;
  return shareHead(
    { title: report.title, description: report.summary, picture: report.cover.url, path },
    visit.origin,
    reportJsonLd(report, `${visit.origin}/new${path}`),
  );
}

async function loadList({ gateway, loaded, visit }: RouterContext) {
  await queryClientOf(loaded).ensureInfiniteQueryData({ ...reportPages(gateway), revalidateIfStale: true });
  return shareHead(
    {
      title: '智库报告',
      description: '齐鲁晚报智库的研究报告，图表可以用表格看，每个数字都注明来源和日期。',
      path: '/wisdom',
    },
    visit.origin,
  );
}
