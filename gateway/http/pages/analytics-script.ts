import type { FastifyInstance } from 'fastify';
import { Failure } from '../../contract/failure.ts';
import type { Analytics } from '../../services/analytics/visit-analytics.ts';

/** Characters of a page's path. */
const longestPage = 300;

/**
 * Serves the script that pages load after each navigation (specification, section 4). It stands on this site, so that
 * pages need not know whose it is: somebody else's is a redirect, the gateway's own has nothing to do in the page.
 */
export function registerAnalytics(app: FastifyInstance, analytics: Analytics): void {
  app.get<{ Querystring: { page?: unknown } }>('/analytics.js', (request, reply) => {
    const { page } = request.query;
    if (typeof page !== 'string' || !page.startsWith('/new/') || page.length > longestPage)
      throw new Failure(400, 'page 应为 /new/ 下的页面路径。');
    const script = analytics.visited(page);
    reply.header('cache-control', 'no-store');
    if (script !== undefined) return reply.redirect(script);
    return reply.type('text/javascript; charset=utf-8').send('// visited\n');
  });
}
