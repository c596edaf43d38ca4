/** How far a reader is in registering for an activity. The contract's `ActivityStep` is this list. */
export type ActivityStep =
  | 'not-signed-in'
  | 'not-volunteer'
  | 'locked'
  | 'form'
  | 'submitted'
  | 'registered'
  | 'full'
  | 'closed';

/** The facts that determine the step. */
export interface StepFacts {
  readonly isSignedIn: boolean;
  /** of the reader's application as a volunteer */
  readonly audit: 'none' | 'pending' | 'approved' | 'rejected';
  readonly isLocked: boolean;
  readonly isRegistered: boolean;
  readonly isFull: boolean;
  /** registration has ended or the activity is cancelled */
  readonly isClosed: boolean;
}

/**
 * The reader's own registration comes first, then what applies to everybody, then what the reader lacks. `submitted` means
 * that the reader's application as a volunteer is being audited.
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
