import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';

/** Query parameters with secrets or identities of readers, in lower case. */
const secretParameters = new Set([
  'token',
  'tokenid',
  'wxtoken',
  'openid',
  'unionid',
  'cardid',
  'code',
  'state',
  'qr',
]);

/** Replaces the values of secret parameters in a URL before it is logged. */
export function redactUrl(url: string): string {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const pairs = url.slice(at + 1).split('&');
  return `${url.slice(0, at)}?${pairs.map(redactParameter).join('&')}`;
}

function redactParameter(pair: string): string {
  // decoded like the router does, so that `%74oken` is found too
  const [name = ''] = new URLSearchParams(pair).keys();
  return secretParameters.has(name.toLowerCase()) ? `${pair.split('=', 1)[0]}=…` : pair;
}

/** Target of the log lines; standard output by default. */
export interface LogStream {
  write(line: string): void;
}

/** Structured log without tokens, bodies, headers and personal data. */
export function loggerOptions(level: string, stream?: LogStream) {
  return {
    level,
    base: null,
    serializers: { err: serializeError, req: serializeRequest },
    ...(stream && { stream }),
  };
}

type SerializedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly cause?: SerializedError;
};

/** Keeps what helps debugging; drops the rows and parameters that database drivers attach to errors. */
function serializeError(error: Error): SerializedError {
  const { cause } = error;
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(cause instanceof Error && { cause: serializeError(cause) }),
  };
}

const serializeRequest = ({ method, url }: FastifyRequest) => ({ method, url: redactUrl(url) });

/** Logs one line per response. Health checks, every second, are logged at debug level. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request.log, request.url === '/healthz' ? 'debug' : 'info', {
      method: request.method,
      url: request.url,
      status: reply.statusCode,
      ms: reply.elapsedTime,
    });
    done();
  });
}

interface LoggedRequest {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly ms: number;
}

/** Logs a line about a response. */
export function logRequest(
  log: FastifyBaseLogger,
  level: 'debug' | 'info',
  { method, url, status, ms }: LoggedRequest,
): void {
  log[level]({ method, url: redactUrl(url), status, ms: Math.round(ms * 10) / 10 }, 'request');
}
