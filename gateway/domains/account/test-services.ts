import { randomBytes } from 'node:crypto';
import { createSandboxApp, type SandboxApp } from '../../services/messaging-app/sandbox-app.ts';
import { newPrivateKey, transportKeyOf } from '../../services/encryption/key-files.ts';
import { createVault } from '../../services/encryption/personal-data-vault.ts';
import { SmsNotSent } from '../../services/sms/sms-service.ts';
import type { AccountServices } from './account-services.ts';

export interface TestAccountServices extends AccountServices {
  readonly messagingApp: SandboxApp;
  /** sent messages, oldest first */
  readonly messages: readonly { readonly phone: string; readonly code: string }[];
  /** whether sending messages succeeds */
  setWorking(isWorking: boolean): void;
}

/** Account services with keys of their own, and an SMS outbox that tests can inspect. */
export function testAccountServices(now?: () => number): TestAccountServices {
  const messages: { phone: string; code: string }[] = [];
  let works = true;
  return {
    vault: createVault(randomBytes(32)),
    // a small key is fast to generate
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
