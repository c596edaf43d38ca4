import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Query parameters that are secrets or identities of readers, in lower case. */
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

/** An address as it may stand in the log: what it says of a reader is left out. */
export function withoutSecrets(url: string): string {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const pairs = url.slice(at + 1).split('&');
  return `${url.slice(0, at)}?${pairs.map(withoutSecret).join('&')}`;
}

function withoutSecret(pair: string): string {
  // decoded as the router decodes it, so that `%74oken` hides nothing
  const [name = ''] = new URLSearchParams(pair).keys();
  return secretParameters.has(name.toLowerCase()) ? `${pair.split('=', 1)[0]}=…` : pair;
}

/** Where log lines go; standard output when left out. */
export interface LogStream {
  write(line: string): void;
}

/** Structured log: no token, no body, no header, no personal data. */
export function loggerOptions(level: string, stream?: LogStream) {
  return {
    level,
    base: null,
    serializers: { err: describeError, req: describeRequest },
    ...(stream && { stream }),
  };
}

type DescribedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly cause?: DescribedError;
};

/** What finds a fault, and not the rows and parameters that database drivers hang on their errors. */
function describeError(error: Error): DescribedError {
  const { cause } = error;
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  };
}

const describeRequest = ({ method, url }: FastifyRequest) => ({ method, url: withoutSecrets(url) });

/** One line per request, after its answer; who asks for the health every second is not worth a line. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const level = request.url === '/healthz' ? 'debug' : 'info';
    request.log[level](
      {
        method: request.method,
        url: withoutSecrets(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}
