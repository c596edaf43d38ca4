import { randomBytes } from 'node:crypto';
import { authorizeAddress } from './authorize-address.ts';
import { CodeRejected, type MessagingApp, type MessagingUser } from './messaging-app.ts';
import { shareSignature } from './share-signature.ts';

const codeLifetimeMs = 5 * 60_000;
/** beyond this, the oldest unused codes are dropped */
const maxCodes = 1000;

export const sandboxBase = '/gateway/messaging-sandbox';
export const sandboxAppId = 'wxsandbox0000001';

/** Users that testers can choose; any other id is a new user each time. */
export const sandboxUsers: readonly MessagingUser[] = [
  { openId: 'sandbox-wang', unionId: 'sandbox-union-wang', name: '王秀兰' },
  { openId: 'sandbox-li', name: '李建国' },
  { openId: 'sandbox-zhang', name: '张小鱼' },
];

export interface SandboxApp extends MessagingApp {
  /** Issues a code for a sandbox user, or for a new one. @param isOld issue it as already expired */
  issueCode(openId: string, isOld: boolean): string;
  /** Whether the messaging app would accept a page with this address and signature. */
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
 * A simulated messaging app in this process, for machines without an account. It follows the rules of the real one, with a
 * consent page that the gateway serves. @param now ms since 1970
 */
export function createSandboxApp(now: () => number = Date.now): SandboxApp {
  const codes = new Map<string, IssuedCode>();
  const ticket = `sandbox-${randomBytes(16).toString('hex')}`;
  return {
    appId: sandboxAppId,
    script: `${sandboxBase}/wx.js`,
    authorizeAddress: (request) => authorizeAddress(`${sandboxBase}/authorize`, sandboxAppId, request),
    async userForCode(code) {
      const issued = codes.get(code);
      codes.delete(code);
      if (issued === undefined || issued.until <= now()) throw new CodeRejected('dead');
      return issued.user;
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
  const known = sandboxUsers.find((user) => user.openId === openId);
  return known ?? { openId: `sandbox-${randomBytes(8).toString('hex')}`, name: '新来的读者' };
}
