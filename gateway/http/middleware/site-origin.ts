import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The site's scheme and host, for absolute URLs in responses to a request. */
export type SiteOrigin = (request: Pick<FastifyRequest, 'protocol' | 'host'>) => string;

/** @param configured the origin for all requests; without it the requested host is used */
export const createSiteOrigin = (configured: string | undefined): SiteOrigin =>
  configured === undefined ? ({ protocol, host }) => `${protocol}://${host}` : () => configured;

/**
 * Makes `request.host` the `Host` header also behind a trusted proxy. Proxies pass `X-Forwarded-Host` on as a reader wrote
 * it, and shared pages and their canonical URLs would then name the host of another site.
 */
export function ignoreForwardedHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    delete request.raw.headers['x-forwarded-host'];
    done();
  });
}
