import type { Database } from '../../db/database.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import { clearCounter, consume, exhaustedFor, type RateLimit } from '../shared/rate-counters.ts';
import { codeMinutes } from './sms-codes.ts';

/*
 * Wrong codes are counted for a phone in a network and for the network. Many readers share the network of a mobile carrier,
 * so nobody is locked out by the guesses of others: beyond a limit a code counts only where it was asked for, and asking
 * needs a human check.
 */

const hourSeconds = 3600;
/** one code's attempts; the next code of this phone in this network then needs a human check */
const phoneCheckThreshold: RateLimit = { name: 'wrong-codes-phone', max: 5, seconds: hourSeconds };
/** beyond it, codes of this phone are refused in this network until a human has asked for another one */
const phoneLimit: RateLimit = { ...phoneCheckThreshold, max: 10 };
/** of a network, across all phones */
const networkLimit: RateLimit = { name: 'wrong-codes', max: 30, seconds: hourSeconds };
/** marks a phone whose valid code was asked for in this network */
const askedHere: RateLimit = { name: 'sms-code-asked', max: 1, seconds: codeMinutes * 60 };

interface CodePlace {
  readonly phoneHash: string;
  /** hash of the client's network */
  readonly addressHash: string;
}

/** Counts wrong codes of a phone in a network. */
export function createWrongCodes(db: Database, vault: Vault, { phoneHash, addressHash }: CodePlace) {
  const pair = vault.fingerprint('phone in network', phoneHash, addressHash);
  return {
    /** Seconds for which a code is refused here without being compared; undefined if it is not. */
    async refusedFor(now: Date): Promise<number | undefined> {
      const wait = await exhaustedFor(db, phoneLimit, pair, now);
      if (wait !== undefined) return wait;
      const networkWait = await exhaustedFor(db, networkLimit, addressHash, now);
      if (networkWait === undefined) return undefined;
      const isAskedHere = (await exhaustedFor(db, askedHere, pair, now)) !== undefined;
      return isAskedHere ? undefined : networkWait;
    },

    async count(now: Date): Promise<void> {
      await consume(db, phoneLimit, pair, now);
      await consume(db, networkLimit, addressHash, now);
    },

    /** Whether the next code of this phone needs a human check here. */
    async needHumanCheck(now: Date): Promise<boolean> {
      return (
        (await exhaustedFor(db, phoneCheckThreshold, pair, now)) !== undefined ||
        (await exhaustedFor(db, networkLimit, addressHash, now)) !== undefined
      );
    },

    /** A code is sent to the phone on a request from here. @param isHuman a human check was passed for it */
    async codeAsked(isHuman: boolean, now: Date): Promise<void> {
      if (isHuman) await clearCounter(db, phoneLimit, pair);
      await clearCounter(db, askedHere, pair);
      await consume(db, askedHere, pair, now);
    },
  };
}
