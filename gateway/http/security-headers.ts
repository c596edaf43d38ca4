import type { FastifyInstance } from 'fastify';

/** On every answer. Addresses may carry a reader's token, so no other site is told where the reader comes from. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), payment=(), usb=(), geolocation=(self), gyroscope=(self), accelerometer=(self)',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const;

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(everywhere);
  });
}

/**
 * Content security policy of the app's pages. Scripts run by nonce only; style attributes are how the first view
 * reserves the space of pictures; sound and film of imported stories may stand anywhere on the web.
 */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob: https: http:",
    "connect-src 'self'",
    "font-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
