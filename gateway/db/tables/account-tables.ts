import type { Generated } from 'kysely';

type UserType = 0 | 1 | 2 | 3;

export interface UsersTable {
  id: string;
  name: string;
  /** address of the picture; empty when there is none */
  head_img: string;
  user_type: UserType;
  user_des: string;
  city_id: string | null;
  created_at: string;
  /** when the reader deleted the account: the row stays, without a name, under what they wrote */
  deleted_at: Generated<string | null>;
}

interface TokensTable {
  /** SHA-256 of the token in hex: a copy of the database lets nobody sign in */
  token_hash: string;
  user_id: string;
  created_at: string;
  expires_at: string;
  revoked_at: string | null;
}

/** Personal data: only ever hashed and encrypted with keys that are not in the database. */
interface UserPhonesTable {
  user_id: string;
  /** finds the reader of a phone: keyed, since there are few enough phones to try them all */
  phone_hash: string;
  phone_sealed: string;
  created_at: string;
}

/** The one code of a phone that still works. */
interface SmsCodesTable {
  phone_hash: string;
  /** keyed, since there are only a million codes */
  code_hash: string;
  /** wrong and right ones */
  tries: number;
  expires_at: string;
}

/** How often something was done in the window that ends at `ends_at`. */
interface RateCountersTable {
  name: string;
  subject_hash: string;
  taken: number;
  ends_at: string;
}

type HumanCheckState = 'open' | 'passed' | 'failed' | 'used';

interface HumanChecksTable {
  id: string;
  /** a check that one address passed lets no other through */
  address_hash: string;
  target: number;
  state: HumanCheckState;
  expires_at: string;
}

type QrLoginState = 'waiting' | 'scanned' | 'confirmed' | 'refused' | 'used';

/** Codes that a signed-in reader's phone scans, to be signed in elsewhere. */
interface QrLoginsTable {
  /** SHA-256 of what stands in the code */
  id_hash: string;
  /** SHA-256 of what the token is had for */
  secret_hash: string;
  state: QrLoginState;
  /** who asks, JSON, encrypted with a key that is not in the database */
  asker_sealed: string;
  /** network that the code is shown in */
  address_hash: string;
  /** who scanned it */
  user_id: string | null;
  created_at: string;
  expires_at: string;
}

export interface AccountTables {
  users: UsersTable;
  user_phones: UserPhonesTable;
  sms_codes: SmsCodesTable;
  rate_counters: RateCountersTable;
  human_checks: HumanChecksTable;
  qr_logins: QrLoginsTable;
  tokens: TokensTable;
}
