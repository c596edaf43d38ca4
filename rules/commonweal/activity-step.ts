/** Where a reader is on the way to an activity. The contract's `ActivityStep` is this list. */
export type ActivityStep =
  | 'not-signed-in'
  | 'not-volunteer'
  | 'locked'
  | 'form'
  | 'submitted'
  | 'registered'
  | 'full'
  | 'closed';

/** What decides it. */
export interface StepFacts {
  readonly isSignedIn: boolean;
  /** of the reader as a volunteer */
  readonly audit: 'none' | 'pending' | 'approved' | 'rejected';
  readonly isLocked: boolean;
  readonly isRegistered: boolean;
  readonly isFull: boolean;
  /** no one can register any more, or the activity is not to be */
  readonly isClosed: boolean;
}

/**
 * One's own place comes first, then what is so for everybody, then what the reader lacks. `submitted` is a volunteer whose
 * application is still looked at.
 */
export function stepOf({
  isSignedIn,
  audit,
  isLocked,
  isRegistered,
  isFull,
  isClosed,
}: StepFacts): ActivityStep {
  if (isRegistered) return 'registered';
  if (isClosed) return 'closed';
  if (isFull) return 'full';
  if (!isSignedIn) return 'not-signed-in';
  if (audit === 'pending') return 'submitted';
  if (audit !== 'approved') return 'not-volunteer';
  return isLocked ? 'locked' : 'form';
}
