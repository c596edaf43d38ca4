import type { FastifyInstance } from 'fastify';
import type { ContractOperation } from '../../contract/load.ts';
import type { SiteOrigin } from '../middleware/site-origin.ts';

/**
 * Serves robots.txt: crawlers may fetch pages, but no API calls, some of which write by GET, and no private pictures.
 * @param operations all operations: their first path segments are disallowed
 */
export function registerRobots(
  app: FastifyInstance,
  operations: readonly ContractOperation[],
  siteOrigin: SiteOrigin,
): void {
  const bases = new Set(operations.map(({ url }) => `/${url.split('/')[1] ?? ''}/`));
  const lines = [...bases, '/media/private/'].map((path) => `Disallow: ${path}`);
  const rules = ['User-agent: *', ...lines, ''];
  app.get('/robots.txt', (request, reply) => {
    const sitemaps = ['/sitemap.xml', '/sitemaps/news.xml'].map(
      (path) => `Sitemap: ${siteOrigin(request)}${path}`,
    );
    return reply
      .headers({ 'cache-control': 'public, max-age=86400' })
      .type('text/plain; charset=utf-8')
      .send([...rules, ...sitemaps, ''].join('\n'));
  });
}
