import { ProofFilePage } from './proof-file/proof-file-page.tsx';
import { LossSearchPage } from './search/loss-search-page.tsx';
import { proofFilePart } from './shared/load-loss.ts';

interface LossSearchPagesProps {
  /** of the address after lossSearch */
  readonly part: string | undefined;
}

/** The search for notices, and the check of a proof file. */
export function LossSearchPages({ part }: LossSearchPagesProps) {
  return part === proofFilePart ? <ProofFilePage /> : <LossSearchPage />;
}
