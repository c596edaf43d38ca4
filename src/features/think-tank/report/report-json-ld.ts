import type { Report } from '../shared/think-tank-types.ts';

/** A report as schema.org describes one. @param url absolute */
export function reportJsonLd(report: Report, url: string) {
  const { id, title, summary, publishedAt, cover, experts, corrections } = report;
  const publishedOn = publishedAt.slice(0, 10);
  return {
    '@context': 'https://schema.org',
    '@type': 'Report',
    reportNumber: id,
    headline: title,
    abstract: summary,
    url,
    image: new URL(cover.url, url).href,
    inLanguage: 'zh-CN',
    datePublished: publishedOn,
    dateModified: corrections[0]?.date ?? publishedOn,
    author: experts.map(({ name, title: jobTitle }) => ({ '@type': 'Person', name, jobTitle })),
    publisher: { '@type': 'Organization', name: '齐鲁晚报' },
    correction: corrections.map(({ text }) => text),
  };
}
