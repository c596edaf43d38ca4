import { CirclePage } from './circle-page.tsx';
import { CirclesPage } from './circles-page.tsx';

interface CirclePagesProps {
  /** undefined for all circles */
  readonly circleId: string | undefined;
  readonly inviteCode: string | undefined;
}

/** The pages of circles: one chunk. */
export function CirclePages({ circleId, inviteCode }: CirclePagesProps) {
  if (circleId === undefined) return <CirclesPage />;
  return <CirclePage key={`${circleId} ${inviteCode ?? ''}`} circleId={circleId} inviteCode={inviteCode} />;
}
