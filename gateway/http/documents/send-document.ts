import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends a document for other programs, which ask for it again and again: with an ETag of its content, and without the
 * content if theirs is the same.
 */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: { readonly text: string; readonly type: string; readonly maxAgeSeconds: number },
): FastifyReply {
  const etag = `"${createHash('sha256').update(document.text).digest('base64url').slice(0, 27)}"`;
  reply.headers({
    'cache-control': `public, max-age=${document.maxAgeSeconds}`,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    etag,
  });
  // proxies that compress weaken the tag
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(etag) === true) return reply.code(304).send();
  return reply.type(document.type).send(document.text);
}

/** Text as content or attribute value of an XML element. */
export const xmlText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
