// Rows of signing in through the messaging app, as schema.ts has the others. Who somebody is there is kept as a keyed
// fingerprint alone: it is looked for, and never shown.

/** A reader who is on their way to the messaging app, and back. */
interface MessagingLoginsTable {
  state_hash: string;
  /** SHA-256 of what only the reader's page knows; base64url */
  challenge: string;
  expires_at: string;
}

/** Somebody who came back, and may be bound to the reader of a phone. */
interface MessagingTicketsTable {
  ticket_hash: string;
  open_hash: string;
  union_hash: string | null;
  /** what the messaging app calls them, encrypted */
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
