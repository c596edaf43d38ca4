import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { thinkFileHead } from '../shared/think-file-head.ts';
import { reportPages, reportQuery } from '../shared/think-tank-queries.ts';

/** Loads a report, or the first reports without an id. @throws GatewayError, 404 for an unknown report */
export async function loadReport({ gateway, loaded, visit }: RouterContext, id: string | undefined) {
  const queryClient = queryClientOf(loaded);
  if (id === undefined) {
    await queryClient.ensureInfiniteQueryData({ ...reportPages(gateway), revalidateIfStale: true });
    return thinkFileHead(
      { title: '智库报告', description: '有数据、有方法、有更正的报告。', path: '/wisdom' },
      visit.origin,
    );
  }
  const report = await queryClient.ensureQueryData({ ...reportQuery(gateway, id), revalidateIfStale: true });
  const { title, summary, cover, authors, publishedAt, corrections } = report;
  return thinkFileHead(
    { title, description: summary, picture: cover.url, path: `/wisdom/${id}` },
    visit.origin,
    {
      '@context': 'https://schema.org',
      '@type': 'Report',
      headline: title,
      abstract: summary,
      image: new URL(cover.url, visit.origin).href,
      author: authors.map((name) => ({ '@type': 'Person', name })),
      datePublished: `${publishedAt.replace(' ', 'T')}+08:00`,
      dateModified: corrections[0]?.date ?? publishedAt.slice(0, 10),
      publisher: { '@type': 'NewsMediaOrganization', name: '齐鲁晚报' },
      inLanguage: 'zh-CN',
    },
  );
}
