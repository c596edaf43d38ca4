import { createHash, randomBytes } from 'node:crypto';
import type { EncryptedText } from '../../services/encryption/transport-encryption.ts';
import { pagesCredential } from '../operations/client-credentials.ts';
import type { TestServer } from './test-server.ts';

const authorization = `Basic ${Buffer.from(pagesCredential).toString('base64')}`;
const smsHeaders = { 'client-type': '3', 'app-name': 'share', 'app-version': '9.8.6', authorization };

interface PagesKey {
  readonly pem: string;
  readonly bits: 1024 | 2048;
}

/** What a page keeps of setting out for the messaging app. */
export interface Attempt {
  readonly state: string;
  readonly verifier: string;
  readonly address: string;
}

/** Signing in through the messaging app, as a page does it step by step. @param seal as pages do it */
export function messagingSteps(server: TestServer, seal: (text: string, key: PagesKey) => EncryptedText) {
  const { account } = server;

  async function setOut(headers: Record<string, string> = {}): Promise<Attempt> {
    const verifier = randomBytes(32).toString('base64url');
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const answer = await server.post('/gateway/x/account/messaging-login', { challenge }, headers);
    return { verifier, ...answer.json().data };
  }

  const comeBack = (
    { state, verifier }: Pick<Attempt, 'state' | 'verifier'>,
    code: string,
    headers: Record<string, string> = {},
  ) =>
    server.post(
      '/gateway/auth/wechat/v1/checkbind',
      { code, state, verifier },
      { authorization, ...headers },
    );

  /** Sets out and comes back as somebody. */
  const comeBackAs = async (openId: string) =>
    comeBack(await setOut(), account.messagingApp.issueCode(openId, false));

  const sealed = (phone: string) => {
    const { publicPem: pem, bits } = account.transport;
    return seal(phone, { pem, bits });
  };

  const signInWith = (phone: string, code: string, bindTicket: string) =>
    server.post('/gateway/auth/sms/login', { phone: sealed(phone), code, bindTicket }, smsHeaders);

  async function codeOf(phone: string): Promise<string> {
    await server.post('/gateway/auth/sms/v1/code', { phone: sealed(phone) }, smsHeaders);
    return account.messages.at(-1)?.code ?? '';
  }

  const bind = async (phone: string, bindTicket: string) =>
    signInWith(phone, await codeOf(phone), bindTicket);

  return { setOut, comeBack, comeBackAs, bind, codeOf, signInWith };
}
