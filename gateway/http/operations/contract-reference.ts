import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { contractFile } from '../../contract/load.ts';

const base = '/gateway/reference';
/** The page loads only its own files and connects only to this gateway. */
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

/** Serves the contract for other teams: as a file and as an API reference page. */
export function registerReference(app: FastifyInstance): void {
  const file = openOnce(readContract);
  const page = openOnce(async () => openSwaggerUi((await file()).text));

  app.get('/gateway/openapi.json', async (request, reply) => {
    const { text, etag } = await file();
    reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache', etag });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type('application/json').send(text);
  });
  app.get(base, (_request, reply) => reply.redirect(`${base}/`));
  app.get(`${base}/*`, async (request, reply) => {
    const response = await (await page()).inject({ method: 'GET', url: request.url });
    const { 'content-type': type, location } = response.headers;
    if (location !== undefined) return reply.redirect(location, response.statusCode);
    if (response.statusCode !== 200) return reply.callNotFound();
    return reply
      .headers({ 'content-security-policy': referencePolicy, 'cache-control': 'no-cache' })
      .type(type ?? 'application/octet-stream')
      .send(response.rawPayload);
  });
}

async function readContract() {
  const text = await readFile(contractFile, 'utf8');
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}

/** Opens Swagger UI in a separate server that never listens. It is opened on demand, as it costs a tenth of a start. */
async function openSwaggerUi(contract: string): Promise<FastifyInstance> {
  const { default: swagger } = await import('@fastify/swagger');
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  const page = fastify();
  await page.register(swagger, { mode: 'static', specification: { document: JSON.parse(contract) } });
  await page.register(swaggerUi, { routePrefix: base });
  await page.ready();
  return page;
}

/** Runs `open` at the first call and shares the result; after a failure the next call tries again. */
function openOnce<Opened>(open: () => Promise<Opened>): () => Promise<Opened> {
  let opened: Promise<Opened> | undefined;
  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}
