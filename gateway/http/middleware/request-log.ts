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

/** Whoever has such an address can load the picture for a while. */
const privatePicturePath = '/media/private/';

/** Replaces secret parameters of a URL, and the address of a private picture, before it is logged. */
export function redactUrl(url: string): string {
  const at = url.indexOf('?');
  const path = redactPath(at < 0 ? url : url.slice(0, at));
  if (at < 0) return path;
  const pairs = url.slice(at + 1).split('&');
  return `${path}?${pairs.map(redactParameter).join('&')}`;
}

function redactPath(path: string): string {
  if (!path.includes('private') && !path.includes('%')) return path;
  // decoded like the router does, which also accepts a scheme and host in front; an invalid escape matches no route
  const decoded = path.replaceAll(/%([2-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return decoded.includes(privatePicturePath) ? `${privatePicturePath}…` : path;
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

/** asked for every second */
const probePaths: ReadonlySet<string> = new Set(['/healthz', '/livez', '/readyz', '/metrics']);

/** `traceparent` of W3C Trace Context, version 00: ids of the trace and of the caller's span */
const traceparent = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** What every line of a request says of the trace that it belongs to; nothing if the header is absent or malformed. */
export const traceOf = (header: string | string[] | undefined): { readonly traceparent?: string } =>
  typeof header === 'string' && traceparent.test(header) ? { traceparent: header } : {};

/** Logs one line per response. Health checks are logged at debug level. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request.log, probePaths.has(request.url) ? 'debug' : 'info', {
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
