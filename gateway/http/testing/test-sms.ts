import { pagesCredential } from '../operations/client-credentials.ts';
import { openTestServer, start, type Answer, type TestServer } from './test-server.ts';
import type { ServerOptions } from '../server.ts';

/** Headers that the specification asks of calls by SMS. */
export const smsHeaders = {
  'client-type': '3',
  'app-name': 'share',
  'app-version': '9.8.6',
  authorization: `Basic ${Buffer.from(pagesCredential).toString('base64')}`,
};

export const phone = '13800138000';
export const minute = 60_000;

/** How pages seal a text; given by the tests, since a gateway seals nothing for itself. */
type Seal = (text: string, key: { readonly pem: string; readonly bits: 1024 | 2048 }) => Sealed;

interface Sealed {
  readonly key: string;
  readonly data: string;
}

interface AskedFrom {
  readonly address?: string;
  readonly humanCheck?: string;
}

export interface SmsServer extends TestServer {
  /** Moves the clock. @param ms */
  later(ms: number): void;
  /** headers of a call by SMS that comes from a network address */
  from(address: string): Record<string, string>;
  sealed(text: string): Sealed;
  askCode(to?: string, more?: AskedFrom): Promise<Answer>;
  login(code: string, of?: string, more?: Record<string, string>): Promise<Answer>;
  /** the code that was sent last */
  lastCode(): string;
  /** A reader who signed in by SMS, a minute later. @returns their token */
  signInBySms(of?: string, more?: Record<string, string>): Promise<string>;
}

/** A whole gateway on a clock that stands until it is moved, and what signing in by SMS asks of it. */
export async function openSmsServer(seal: Seal, options: Partial<ServerOptions> = {}): Promise<SmsServer> {
  let now = start;
  const server = await openTestServer({ clock: () => now, trustProxy: 'loopback', ...options });
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const from = (address: string) => ({ ...smsHeaders, 'x-forwarded-for': address });
  const sealed = (text: string) => {
    const { publicPem: pem, bits } = server.account.transport;
    return seal(text, { pem, bits });
  };
  const askCode = (to = phone, { address = '10.0.0.1', humanCheck }: AskedFrom = {}) =>
    server.post(
      '/gateway/auth/sms/v1/code',
      { phone: sealed(to), ...(humanCheck !== undefined && { humanCheck }) },
      from(address),
    );
  const login = (code: string, of = phone, more: Record<string, string> = {}) =>
    server.post('/gateway/auth/sms/login', { phone: sealed(of), code }, { ...from('10.0.0.1'), ...more });
  const lastCode = () => server.account.messages.at(-1)?.code ?? '';
  return {
    ...server,
    later,
    from,
    sealed,
    askCode,
    login,
    lastCode,
    async signInBySms(of = phone, more = {}) {
      await askCode(of);
      const token: string = (await login(lastCode(), of, more)).json().data.token;
      later(minute);
      return token;
    },
  };
}
