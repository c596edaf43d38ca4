import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../../contract/failure.ts';

/**
 * What the pages send unless they were built with another. Whoever reads a page's scripts knows it: it tells clients
 * apart and keeps nobody out.
 */
export const pagesCredential = 'h5:qlwb-reader';

/** Lets clients pass whose basic credential (RFC 7617) is one of these. @throws Failure 401 */
export function checkClient({ headers }: FastifyRequest, credentials: readonly string[]): void {
  const given = /^Basic ([A-Za-z0-9+/]+={0,2})$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  const hash = hashOf(Buffer.from(given, 'base64').toString());
  const isKnown = credentials.map((known) => timingSafeEqual(hashOf(known), hash)).includes(true);
  if (!isKnown) throw new Failure(401, '这个客户端不能使用此服务。');
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();
