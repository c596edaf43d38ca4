import type { FastifyInstance } from 'fastify';

/** Takes windows of other sites their hold of a page; pages that are everybody's go without (docs/decisions/0060). */
export const openerPolicy = 'cross-origin-opener-policy';

/** On every answer. Addresses may carry a reader's token, so no other site is told where the reader comes from. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), payment=(), usb=(), geolocation=(self), gyroscope=(self), accelerometer=(self)',
  [openerPolicy]: 'same-origin-allow-popups',
} as const;

/** What browsers obey of a page alone: files that pages load do without, each of which would carry 180 bytes of it. */
export const ofPagesAlone = ['permissions-policy', openerPolicy] as const;

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(everywhere);
    done();
  });
}

/** Origins elsewhere that the newspaper itself has to do with. */
export interface Outside {
  /** of whoever counts visits with a script and requests of their own */
  readonly analytics?: string | undefined;
  /** whose playlists and their pieces are fetched where the browser does not play streams by itself */
  readonly streams?: readonly string[];
}

/**
 * Content security policy of the app's pages. Scripts run by nonce only; style attributes are how the first view
 * reserves the space of pictures; sound and film of imported stories may stand anywhere on the web.
 * @param scripts addresses of others' scripts
 */
export function pagePolicy(
  nonce: string,
  scripts: readonly string[] = [],
  { analytics, streams = [] }: Outside = {},
): string {
  const counting = analytics === undefined ? [] : [analytics];
  return [
    "default-src 'self'",
    [`script-src 'self' 'nonce-${nonce}'`, ...scripts, ...counting].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...counting].join(' '),
    "media-src 'self' blob: https: http:",
    ["connect-src 'self'", ...counting, ...streams].join(' '),
    "font-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
