import { pageClientCredential } from '../operations/client-credentials.ts';
import { openTestServer, start, type TestResponse, type TestServer } from './test-server.ts';
import type { ServerOptions } from '../server.ts';

/** Headers that the specification requires for calls of the SMS login. */
export const smsHeaders = {
  'client-type': '3',
  'app-name': 'share',
  'app-version': '9.8.6',
  authorization: `Basic ${Buffer.from(pageClientCredential).toString('base64')}`,
};

export const phone = '13800138000';
export const minute = 60_000;

/** Encrypts like pages; given by the tests, since the gateway only decrypts. */
type Encrypt = (text: string, key: { readonly pem: string; readonly bits: 1024 | 2048 }) => EncryptedText;

interface EncryptedText {
  readonly key: string;
  readonly data: string;
}

interface CodeRequest {
  readonly address?: string;
  readonly humanCheck?: string;
}

export interface SmsServer extends TestServer {
  /** Advances the clock. */
  advance(ms: number): void;
  /** headers of a call of the SMS login from an IP address */
  from(address: string): Record<string, string>;
  encrypted(text: string): EncryptedText;
  askCode(to?: string, more?: CodeRequest): Promise<TestResponse>;
  login(code: string, of?: string, more?: Record<string, string>): Promise<TestResponse>;
  /** the latest code that was sent */
  lastCode(): string;
  /** Signs a reader in by SMS and advances the clock by a minute. @returns a token */
  signInBySms(of?: string, more?: Record<string, string>): Promise<string>;
}

/** Opens a whole gateway with a clock that stands still until it is moved, and helpers for the SMS login. */
export async function openSmsServer(
  encrypt: Encrypt,
  options: Partial<ServerOptions> = {},
): Promise<SmsServer> {
  let now = start;
  const server = await openTestServer({ clock: () => now, trustProxy: 'loopback', ...options });
  const advance = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const from = (address: string) => ({ ...smsHeaders, 'x-forwarded-for': address });
  const encrypted = (text: string) => {
    const { publicPem: pem, bits } = server.account.transport;
    return encrypt(text, { pem, bits });
  };
  const askCode = (to = phone, { address = '10.0.0.1', humanCheck }: CodeRequest = {}) =>
    server.post(
      '/gateway/auth/sms/v1/code',
      { phone: encrypted(to), ...(humanCheck !== undefined && { humanCheck }) },
      from(address),
    );
  const login = (code: string, of = phone, more: Record<string, string> = {}) =>
    server.post('/gateway/auth/sms/login', { phone: encrypted(of), code }, { ...from('10.0.0.1'), ...more });
  const lastCode = () => server.account.messages.at(-1)?.code ?? '';
  return {
    ...server,
    advance,
    from,
    encrypted,
    askCode,
    login,
    lastCode,
    async signInBySms(of = phone, more = {}) {
      await askCode(of);
      const token: string = (await login(lastCode(), of, more)).json().data.token;
      advance(minute);
      return token;
    },
  };
}
