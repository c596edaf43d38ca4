import { useInfiniteQuery } from '@tanstack/react-query';
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { lazy, Suspense, useState } from 'react';
import { termsOf, type NoticeSearch, type SearchTerms } from '#rules/loss/search-terms.ts';
import { Button } from '#ui/control/button.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { failureText } from '#widgets/notice/failure-text.ts';
import { PagedList } from '#widgets/paged-list/paged-list.tsx';
import { LossRow } from './loss-row.tsx';
import styles from './loss-results.module.css';
import { createPassedCheck, HumanCheckNeeded, resultPages } from './result-pages.ts';

const HumanCheck = lazy(async () => ({
  default: (await import('#widgets/sms-code/human-check.tsx')).HumanCheck,
}));

/** Notices that meet the terms, and what it means if there are none. */
export function LossResults({ search }: { readonly search: NoticeSearch }) {
  const terms = termsOf(search);
  const [passed] = useState(createPassedCheck);
  const [isDismissed, setDismissed] = useState(false);
  const pages = useInfiniteQuery(resultPages(useGateway(), terms, passed.take));
  const { data, error, fetchNextPage, refetch } = pages;
  const needsCheck = error instanceof HumanCheckNeeded;

  function searchAgain(checkId?: string) {
    passed.set(checkId);
    setDismissed(false);
    void (data === undefined ? refetch() : fetchNextPage());
  }

  return (
    <section aria-labelledby="results-title">
      <SectionHead id="results-title" title="查询结果" />
      {data === undefined && error !== null && !needsCheck ? (
        <ErrorState text={reasonOf(error)} onRetry={() => searchAgain()} />
      ) : data === undefined && needsCheck ? (
        <EmptyState text="查得有点频繁，请先完成安全验证">
          <Button variant="brand" onClick={() => setDismissed(false)}>
            去验证
          </Button>
        </EmptyState>
      ) : (
        <PagedList
          pages={pages}
          listKey={`loss ${JSON.stringify(terms)}`}
          keyOf={({ id }) => id}
          empty={<NothingFound terms={terms} />}
          end="查到的都在这里了"
          skeleton="text"
        >
          {(notice) => <LossRow notice={notice} />}
        </PagedList>
      )}
      {needsCheck && !isDismissed && (
        <Suspense fallback={null}>
          <HumanCheck title="查得有点频繁" onPassed={searchAgain} onClose={() => setDismissed(true)} />
        </Suspense>
      )}
    </section>
  );
}

/** The gateway says for how many minutes it takes no more searches. */
function reasonOf(error: unknown): string {
  const failure = error instanceof GatewayError ? error.failure : undefined;
  return failure?.kind === 'http' && failure.status === 429
    ? (failure.msg ?? failureText(error))
    : failureText(error);
}

/** An empty result: it proves nothing, so it says what to try. */
function NothingFound({ terms: { name, number, kind, from, to } }: { readonly terms: SearchTerms }) {
  return (
    <>
      <EmptyState text="没有查到，不等于没有登过报" />
      <div className={styles.meaning}>
        <p>
          这里只有本报登过、记入账本的声明。登在别的报纸上、账本启用之前登的、或应本人要求不再展示的，都查不到。
        </p>
        <ul className={styles.tips}>
          {name !== undefined && <li>换个写法：单位写全称或开头几个字，姓名一字不差。</li>}
          {number !== undefined && <li>号码要完整，一位不少；身份证末位 X 大小写都可以。</li>}
          {name !== undefined && number === undefined && <li>知道完整号码的话，用号码查最准。</li>}
          {(kind ?? from ?? to) !== undefined && <li>去掉种类和日期的限定再查一次。</li>}
          <li>手里有旧报纸或证明文件，以它为准；还查不到，请联系本报广告服务窗口。</li>
        </ul>
      </div>
    </>
  );
}
