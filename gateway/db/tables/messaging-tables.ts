// Sign-in through the messaging app. Its user ids are stored only as keyed fingerprints: they are looked up, never
// shown.

/** A sign-in that was started: the reader is on the way to the messaging app and back. */
interface MessagingLoginsTable {
  state_hash: string;
  /** SHA-256 of a secret that only the reader's page knows; base64url */
  challenge: string;
  expires_at: string;
}

/** A messaging-app user who returned and can be bound to the reader with a phone number. */
interface MessagingTicketsTable {
  ticket_hash: string;
  open_hash: string;
  union_hash: string | null;
  /** display name in the messaging app, encrypted */
  name_sealed: string;
  expires_at: string;
}

interface MessagingBindingsTable {
  open_hash: string;
  union_hash: string | null;
  user_id: string;
  created_at: string;
}

export interface MessagingTables {
  messaging_logins: MessagingLoginsTable;
  messaging_tickets: MessagingTicketsTable;
  messaging_bindings: MessagingBindingsTable;
}
