import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { contractFile } from '../../contract/load.ts';

const base = '/gateway/reference';
/** The page's scripts and styles are its own files; it calls nobody but this gateway. */
const referencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The contract for other teams: as a file, and as a page to read. */
export function registerReference(app: FastifyInstance): void {
  const file = whenFirstAsked(readContract);
  const page = whenFirstAsked(async () => openReferencePage((await file()).text));

  app.get('/gateway/openapi.json', async (request, reply) => {
    const { text, etag } = await file();
    reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache', etag });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type('application/json').send(text);
  });
  app.get(base, (_request, reply) => reply.redirect(`${base}/`));
  app.get(`${base}/*`, async (request, reply) => {
    const answer = await (await page()).inject({ method: 'GET', url: request.url });
    const { 'content-type': type, location } = answer.headers;
    if (location !== undefined) return reply.redirect(location, answer.statusCode);
    if (answer.statusCode !== 200) return reply.callNotFound();
    return reply
      .headers({ 'content-security-policy': referencePolicy, 'cache-control': 'no-cache' })
      .type(type ?? 'application/octet-stream')
      .send(answer.rawPayload);
  });
}

async function readContract() {
  const text = await readFile(contractFile, 'utf8');
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}

/** A server of its own, never listening, opened when somebody reads: it would take a tenth of every start. */
async function openReferencePage(contract: string): Promise<FastifyInstance> {
  const { default: swagger } = await import('@fastify/swagger');
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  const page = fastify();
  await page.register(swagger, { mode: 'static', specification: { document: JSON.parse(contract) } });
  await page.register(swaggerUi, { routePrefix: base });
  await page.ready();
  return page;
}

/** Runs `open` once, at the first call; a failure is tried anew. */
function whenFirstAsked<Opened>(open: () => Promise<Opened>): () => Promise<Opened> {
  let opened: Promise<Opened> | undefined;
  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}
