import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../../contract/failure.ts';

/**
 * Default credential of the pages. It is readable in their scripts: it identifies the client and is not a secret.
 */
export const pageClientCredential = 'h5:qlwb-reader';

/** Checks the Basic credential (RFC 7617) of a client. @throws Failure 401 when it is not one of `credentials` */
export function requireClient({ headers }: FastifyRequest, credentials: readonly string[]): void {
  const given = /^Basic ([A-Za-z0-9+/]+={0,2})$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  const hash = hashOf(Buffer.from(given, 'base64').toString());
  const isKnown = credentials.map((known) => timingSafeEqual(hashOf(known), hash)).includes(true);
  if (!isKnown) throw new Failure(401, '这个客户端不能使用此服务。');
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();
