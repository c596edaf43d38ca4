import { randomBytes } from 'node:crypto';
import { createSandboxApp, type SandboxApp } from '../../services/messaging-app/sandbox-app.ts';
import { newPrivateKey, transportKeyOf } from '../../services/encryption/key-files.ts';
import { createVault } from '../../services/encryption/personal-data-vault.ts';
import { SmsNotSent } from '../../services/sms/sms-service.ts';
import type { AccountServices } from './account-services.ts';

export interface TestAccountServices extends AccountServices {
  readonly messagingApp: SandboxApp;
  /** what was sent, oldest first */
  readonly messages: readonly { readonly phone: string; readonly code: string }[];
  /** whether messages go out */
  setWorking(isWorking: boolean): void;
}

/** Services of an account with keys of their own, and phones that a test can look into. */
export function testAccountServices(now?: () => number): TestAccountServices {
  const messages: { phone: string; code: string }[] = [];
  let works = true;
  return {
    vault: createVault(randomBytes(32)),
    // small and quick to make
    transport: transportKeyOf(newPrivateKey(1024)),
    sms: {
      async sendCode(phone, code) {
        if (!works) throw new SmsNotSent('the SMS service did not answer');
        messages.push({ phone, code });
      },
    },
    messagingApp: createSandboxApp(now),
    messages,
    setWorking: (isWorking) => {
      works = isWorking;
    },
  };
}
