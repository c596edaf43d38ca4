import type { Generated } from 'kysely';

type UserType = 0 | 1 | 2 | 3;

export interface UsersTable {
  id: string;
  name: string;
  /** URL of the picture; empty when there is none */
  head_img: string;
  user_type: UserType;
  user_des: string;
  city_id: string | null;
  created_at: string;
  /** when the reader deleted the account: the row stays, without a name, as the author of what they wrote */
  deleted_at: Generated<string | null>;
}

interface TokensTable {
  /** SHA-256 of the token in hex: nobody can sign in with a copy of the database */
  token_hash: string;
  user_id: string;
  created_at: string;
  expires_at: string;
  revoked_at: string | null;
}

/** Personal data, stored only as keyed hashes and encrypted; the keys are not in the database. */
interface UserPhonesTable {
  user_id: string;
  /** finds the reader of a phone number; keyed, since all phone numbers could be tried */
  phone_hash: string;
  phone_sealed: string;
  created_at: string;
}

/** The latest code of a phone, the only one that is valid. */
interface SmsCodesTable {
  phone_hash: string;
  /** keyed, since all million codes could be tried */
  code_hash: string;
  /** attempts; 1000 once it was used */
  tries: number;
  expires_at: string;
}

/** Number of attempts in the window that ends at `ends_at`. */
interface RateCountersTable {
  name: string;
  subject_hash: string;
  taken: number;
  ends_at: string;
}

type HumanCheckState = 'open' | 'passed' | 'failed' | 'used';

interface HumanChecksTable {
  id: string;
  /** a check passed from one address is not valid from another */
  address_hash: string;
  target: number;
  state: HumanCheckState;
  expires_at: string;
}

type QrLoginState = 'waiting' | 'scanned' | 'confirmed' | 'refused' | 'used';

/** QR codes that a signed-in reader's phone scans to sign in another device. */
interface QrLoginsTable {
  /** SHA-256 of the content of the QR code */
  id_hash: string;
  /** SHA-256 of the secret that the token is exchanged for */
  secret_hash: string;
  state: QrLoginState;
  /** device that wants to sign in, as encrypted JSON */
  asker_sealed: string;
  /** network of the device that shows the code */
  address_hash: string;
  /** reader who scanned it */
  user_id: string | null;
  created_at: string;
  expires_at: string;
}

/** What each person does once: a vote or quiz, a welfare gift, coming to a live by an invitation, cashing out a packet. */
export type ParticipationKind = 'vote' | 'welfare' | 'live' | 'packet';

/** What deleted accounts took part in, until it ends. */
interface ParticipationFingerprintsTable {
  /** of the account's phone and the item; keyed, so that nobody can try all phone numbers */
  fingerprint: string;
  kind: ParticipationKind;
  item_id: string;
}

/** What a reader took part in before, as far as no other row says so. */
interface EarlierParticipationsTable {
  user_id: string;
  kind: ParticipationKind;
  item_id: string;
}

export interface AccountTables {
  users: UsersTable;
  user_phones: UserPhonesTable;
  sms_codes: SmsCodesTable;
  rate_counters: RateCountersTable;
  human_checks: HumanChecksTable;
  qr_logins: QrLoginsTable;
  tokens: TokensTable;
  participation_fingerprints: ParticipationFingerprintsTable;
  earlier_participations: EarlierParticipationsTable;
}
