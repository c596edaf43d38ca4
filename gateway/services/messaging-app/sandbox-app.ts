import { randomBytes } from 'node:crypto';
import { authorizeAddress } from './authorize-address.ts';
import { CodeRejected, type MessagingApp, type MessagingUser } from './messaging-app.ts';
import { shareSignature } from './share-signature.ts';

/** ms that a code works for */
const codeLifetimeMs = 5 * 60_000;
/** codes that nobody came back with are forgotten from the oldest on */
const maxCodes = 1000;

export const sandboxBase = '/gateway/messaging-sandbox';
export const sandboxAppId = 'wxsandbox0000001';

/** People that testers may be; another one is new every time. */
export const sandboxUsers: readonly MessagingUser[] = [
  { openId: 'sandbox-wang', unionId: 'sandbox-union-wang', name: '王秀兰' },
  { openId: 'sandbox-li', name: '李建国' },
  { openId: 'sandbox-zhang', name: '张小鱼' },
];

export interface SandboxApp extends MessagingApp {
  /** A code for one of the people, or for somebody new. @param isOld as if it had been given too long ago */
  issueCode(openId: string, isOld: boolean): string;
  /** Whether the messaging app would let a page at this address speak to it. */
  isSignatureValid(page: {
    readonly url: string;
    readonly nonceStr: string;
    readonly timestamp: number;
    readonly signature: string;
  }): boolean;
}

interface IssuedCode {
  readonly user: MessagingUser;
  readonly until: number;
}

/**
 * A messaging app of this process alone, for machines that have no account: it keeps the rules of the real one, and asks
 * at a page that the gateway serves. @param now ms since 1970
 */
export function createSandboxApp(now: () => number = Date.now): SandboxApp {
  const codes = new Map<string, IssuedCode>();
  const ticket = `sandbox-${randomBytes(16).toString('hex')}`;
  return {
    appId: sandboxAppId,
    script: `${sandboxBase}/wx.js`,
    authorizeAddress: (question) => authorizeAddress(`${sandboxBase}/authorize`, sandboxAppId, question),
    async userForCode(code) {
      const given = codes.get(code);
      codes.delete(code);
      if (given === undefined || given.until <= now()) throw new CodeRejected('dead');
      return given.user;
    },
    shareTicket: async () => ticket,
    issueCode(openId, isOld) {
      const code = randomBytes(16).toString('hex');
      codes.set(code, { user: userById(openId), until: isOld ? now() : now() + codeLifetimeMs });
      const [oldest = ''] = codes.keys();
      if (codes.size > maxCodes) codes.delete(oldest);
      return code;
    },
    isSignatureValid: ({ signature, ...page }) => shareSignature({ ticket, ...page }) === signature,
  };
}

function userById(openId: string): MessagingUser {
  const known = sandboxUsers.find((person) => person.openId === openId);
  return known ?? { openId: `sandbox-${randomBytes(8).toString('hex')}`, name: '新来的读者' };
}
