import { Link } from '@tanstack/react-router';
import { searchFaults } from '#rules/loss/search-terms.ts';
import { buttonClass } from '#ui/control/button.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { LossOverview } from './loss-overview.tsx';
import { LossResults } from './loss-results.tsx';
import { LossSearchForm } from './loss-search-form.tsx';
import styles from './loss-search-page.module.css';
import { proofFilePart } from '../shared/load-loss.ts';
import { useLossSearch } from './use-loss-search.ts';

/** Search for notices; before a search the counts, the latest notices and the ledger. Data is loaded by `loadLossSearch`. */
export function LossSearchPage() {
  const search = useLossSearch();
  const key = JSON.stringify(search);
  const isValid = Object.keys(searchFaults(search)).length === 0;
  return (
    <>
      <PageBar
        title={<h1>遗失声明</h1>}
        end={
          <Link
            to="/chainFile/lossSearch/$"
            params={{ _splat: proofFilePart }}
            preload="intent"
            className={buttonClass('quiet')}
          >
            核对证明
          </Link>
        }
      />
      <main className={styles.page}>
        <LossSearchForm key={`form ${key}`} search={search} />
        {isValid ? <LossResults key={`results ${key}`} search={search} /> : <LossOverview />}
      </main>
    </>
  );
}
