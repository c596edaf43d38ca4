import type { MessagingApp } from '../../services/messaging-app/messaging-app.ts';
import type { TransportKey } from '../../services/encryption/key-files.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import type { SmsService } from '../../services/sms/sms-service.ts';

/** What readers' accounts need of the world beside the database. */
export interface AccountServices {
  /** keeps phones encrypted, with a key that is not in the database */
  readonly vault: Vault;
  /** opens what pages sealed */
  readonly transport: TransportKey;
  readonly sms: SmsService;
  /** none where neither an account with it nor its sandbox is wanted */
  readonly messagingApp: MessagingApp | undefined;
}
