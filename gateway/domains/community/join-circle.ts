import type { Transaction } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import type { Schema } from '../../db/schema.ts';
import { shanghaiTime } from '../../db/time.ts';
import { countInvitee, validInvitation } from './circle-invitations.ts';
import { circleStateOf, lockCircle, membershipOf, setMembership } from './circle-rows.ts';

export interface JoinRequest {
  readonly circleId: string;
  readonly readerId: string;
  readonly inviteCode: string | undefined;
}

/**
 * Joins a circle or applies to it, or returns why it is not possible. Locks the circle's row, so that concurrent joins
 * never exceed its capacity.
 * @throws Failure 404 if there is no such circle
 */
export async function joinCircle(
  transaction: Transaction<Schema>,
  { circleId, readerId, inviteCode }: JoinRequest,
  now: Date,
): Promise<Schemas['CircleJoin']> {
  const circle = await lockCircle(transaction, circleId);
  const membership = await membershipOf(transaction, circleId, readerId);
  const invitation =
    inviteCode === undefined ? undefined : await validInvitation(transaction, circleId, inviteCode, now);
  const state = circleStateOf(circle, membership, inviteCode !== undefined && invitation === undefined);
  if (state !== 'open' && state !== 'byApproval') return { cliqueId: circleId, outcome: state };
  const to = state === 'open' ? 'joined' : 'pending';
  const at = shanghaiTime(now);
  await setMembership(transaction, { circleId, readerId, to, now: at });
  if (invitation)
    await countInvitee(transaction, { circleId, readerId, inviterId: invitation.inviterId, now: at });
  return { cliqueId: circleId, outcome: to };
}

/** Leaves a circle, or takes back an application. Idempotent. @throws Failure 404 if there is no such circle */
export async function leaveCircle(
  transaction: Transaction<Schema>,
  circleId: string,
  readerId: string,
  now: Date,
): Promise<Schemas['CircleMembership']> {
  await lockCircle(transaction, circleId);
  const membership = await membershipOf(transaction, circleId, readerId);
  // a refusal stays: leaving must not allow to apply again
  if (membership?.state === 'joined' || membership?.state === 'pending')
    await setMembership(transaction, { circleId, readerId, to: 'left', now: shanghaiTime(now) });
  return { cliqueId: circleId, state: 'left' };
}

/** What became of an editor's decision. */
export type CircleDecision = 'done' | 'no-application' | 'full';

/** Approves or refuses an application. @throws Failure 404 if there is no such circle */
export async function decideApplication(
  transaction: Transaction<Schema>,
  decision: {
    readonly circleId: string;
    readonly readerId: string;
    readonly to: 'joined' | 'refused';
    readonly note?: string;
  },
  now: Date,
): Promise<CircleDecision> {
  const { circleId, readerId, to, note = '' } = decision;
  const { members, capacity } = await lockCircle(transaction, circleId);
  const membership = await membershipOf(transaction, circleId, readerId);
  // an editor may change their mind about a refusal
  if (membership?.state !== 'pending' && !(to === 'joined' && membership?.state === 'refused'))
    return 'no-application';
  if (to === 'joined' && members >= capacity) return 'full';
  await setMembership(transaction, { circleId, readerId, to, note, now: shanghaiTime(now) });
  return 'done';
}
