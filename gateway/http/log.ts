import type { FastifyInstance } from 'fastify';

/** Query parameters that are secrets of readers. */
const secretParameters = /([?&](?:token|tokenID|openid|openId|unionId|code)=)[^&]*/g;

export function withoutSecrets(url: string): string {
  return url.replaceAll(secretParameters, '$1…');
}

/** Structured log on standard output: no token, no body, no personal data. */
export function loggerOptions(level: string) {
  return { level, base: null } as const;
}

/** One line per request, after its answer. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        url: withoutSecrets(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
}
