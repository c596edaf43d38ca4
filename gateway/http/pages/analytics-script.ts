import type { FastifyInstance } from 'fastify';
import { Failure } from '../../contract/failure.ts';
import type { Analytics } from '../../services/analytics/visit-analytics.ts';

/** characters of a page's path */
const maxPathLength = 300;

/**
 * Serves the analytics script that pages load after each navigation (specification, section 4). The URL is fixed: it
 * redirects to an external script, or logs the visit and sends an empty script.
 */
export function registerAnalytics(app: FastifyInstance, analytics: Analytics): void {
  app.get<{ Querystring: { page?: unknown } }>('/analytics.js', (request, reply) => {
    const { page } = request.query;
    if (typeof page !== 'string' || !page.startsWith('/new/') || page.length > maxPathLength)
      throw new Failure(400, 'page 应为 /new/ 下的页面路径。');
    const script = analytics.visited(page);
    reply.header('cache-control', 'no-store');
    if (script !== undefined) return reply.redirect(script);
    return reply.type('text/javascript; charset=utf-8').send('// visited\n');
  });
}
