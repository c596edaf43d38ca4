import type { MessagingApp } from '../../services/messaging-app/messaging-app.ts';
import type { TransportKey } from '../../services/encryption/key-files.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import type { SmsService } from '../../services/sms/sms-service.ts';

/** External dependencies of reader accounts besides the database. */
export interface AccountServices {
  /** encrypts phone numbers with a key that is not stored in the database */
  readonly vault: Vault;
  /** decrypts what pages encrypted */
  readonly transport: TransportKey;
  readonly sms: SmsService;
  /** undefined when neither a messaging app account nor the sandbox is configured */
  readonly messagingApp: MessagingApp | undefined;
}
