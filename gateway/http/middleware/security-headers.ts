import type { FastifyInstance } from 'fastify';

/** Cuts the reference of other sites' windows to a page; shared pages go without (docs/decisions/0060). */
export const openerPolicyHeader = 'cross-origin-opener-policy';

/** Set on every response. No referrer for other sites, since URLs may carry a reader's token. */
const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), payment=(), usb=(), geolocation=(self), gyroscope=(self), accelerometer=(self)',
  [openerPolicyHeader]: 'same-origin-allow-popups',
} as const;

/** Headers that browsers heed on documents only; assets omit them, 180 bytes each. */
export const pageOnlyHeaders = ['permissions-policy', openerPolicyHeader] as const;

/**
 * Tells browsers to use https for a year. Subdomains are left out: other sites of the newspaper may be on them. Browsers
 * ignore it in responses over http.
 */
const transportSecurity = ['strict-transport-security', 'max-age=31536000'] as const;

/** @param siteOrigin the configured origin of the site */
export function addSecurityHeaders(app: FastifyInstance, siteOrigin?: string): void {
  const isSiteSecure = siteOrigin?.startsWith('https:') ?? false;
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(commonHeaders);
    if (isSiteSecure || request.protocol === 'https') reply.header(...transportSecurity);
    done();
  });
}

/** External origins that the newspaper uses. */
export interface ExternalOrigins {
  /** of an external analytics script and its requests */
  readonly analytics?: string | undefined;
  /** of servers of audio, video and live streams; playlists are also fetched where the browser has no native HLS */
  readonly streams?: readonly string[];
  /** of the object store to which private pictures are redirected */
  readonly pictures?: string | undefined;
}

/**
 * Content security policy of the app's pages. Scripts need the nonce; server-rendered pages reserve space for pictures by
 * style attributes; audio and video come from the gateway and the listed stream servers.
 * @param scripts URLs of third-party scripts
 */
export function pagePolicy(
  nonce: string,
  scripts: readonly string[] = [],
  { analytics, streams = [], pictures }: ExternalOrigins = {},
): string {
  const pictureOrigins = pictures === undefined ? [] : [pictures];
  const analyticsOrigins = analytics === undefined ? [] : [analytics];
  return [
    "default-src 'self'",
    [`script-src 'self' 'nonce-${nonce}'`, ...scripts, ...analyticsOrigins].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...analyticsOrigins, ...pictureOrigins].join(' '),
    ["media-src 'self' blob:", ...streams].join(' '),
    ["connect-src 'self'", ...analyticsOrigins, ...streams].join(' '),
    "font-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
