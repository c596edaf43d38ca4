import { createHash, randomBytes } from 'node:crypto';
import type { EncryptedText } from '../../services/encryption/transport-encryption.ts';
import type { TestServer } from './test-server.ts';
import { smsHeaders } from './test-sms.ts';

interface TransportKey {
  readonly pem: string;
  readonly bits: 1024 | 2048;
}

/** What a page stores while the reader is in the messaging app. */
export interface LoginAttempt {
  readonly state: string;
  readonly verifier: string;
  readonly address: string;
}

/** The steps of a login through the messaging app, as pages take them. @param encrypt encrypts like pages */
export function messagingLoginSteps(
  server: TestServer,
  encrypt: (text: string, key: TransportKey) => EncryptedText,
) {
  const { account } = server;

  async function startLogin(headers: Record<string, string> = {}): Promise<LoginAttempt> {
    const verifier = randomBytes(32).toString('base64url');
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const response = await server.post('/gateway/x/account/messaging-login', { challenge }, headers);
    return { verifier, ...response.json().data };
  }

  const finishLogin = (
    { state, verifier }: Pick<LoginAttempt, 'state' | 'verifier'>,
    code: string,
    headers: Record<string, string> = {},
  ) =>
    server.post(
      '/gateway/auth/wechat/v1/checkbind',
      { code, state, verifier },
      { authorization: smsHeaders.authorization, ...headers },
    );

  /** Runs a login of a user of the messaging app. */
  const loginAs = async (openId: string) =>
    finishLogin(await startLogin(), account.messagingApp.issueCode(openId, false));

  const encrypted = (phone: string) => {
    const { publicPem: pem, bits } = account.transport;
    return encrypt(phone, { pem, bits });
  };

  const signInWith = (phone: string, code: string, bindTicket: string) =>
    server.post('/gateway/auth/sms/login', { phone: encrypted(phone), code, bindTicket }, smsHeaders);

  async function requestCode(phone: string): Promise<string> {
    await server.post('/gateway/auth/sms/v1/code', { phone: encrypted(phone) }, smsHeaders);
    return account.messages.at(-1)?.code ?? '';
  }

  const bind = async (phone: string, bindTicket: string) =>
    signInWith(phone, await requestCode(phone), bindTicket);

  return { startLogin, finishLogin, loginAs, bind, requestCode, signInWith };
}
