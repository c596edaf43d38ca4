import { useInfiniteQuery } from '@tanstack/react-query';
import type { OperationData } from 'qlwb-gateway-sdk/operation';
import { Button } from '#ui/control/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { SkeletonLine } from '#ui/state/skeleton.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { failureText } from '#widgets/notice/failure-text.ts';
import { useAction } from '#widgets/notice/use-action.ts';
import { useNotice } from '#widgets/notice/notice-context.ts';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import styles from './entries-page.module.css';
import type { Entry } from './form-calls.ts';

type Form = OperationData<'getForm'>;

/** Decryption is larger than the page: lazy loaded. */
const loadCalls = () => import('./form-calls.ts');

/** Entries of the reader's own form. */
export function EntriesPage({ form }: { readonly form: Form }) {
  const gateway = useGateway();
  const act = useAction();
  const notice = useNotice();
  const pages = useInfiniteQuery({
    queryKey: ['entries', form.id],
    queryFn: async ({ pageParam }) => (await loadCalls()).loadEntries(gateway, form.id, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
    gcTime: 0,
  });
  const entries = pages.data?.pages.flatMap(({ list }) => list) ?? [];
  const total = pages.data?.pages[0]?.total ?? 0;
  return (
    <>
      <PageBar title={<h1>收集到的</h1>} />
      <main className={styles.page}>
        <h2 className={styles.title}>{form.title}</h2>
        {pages.isError && entries.length === 0 ? (
          <ErrorState text={failureText(pages.error)} onRetry={() => void pages.refetch()} />
        ) : pages.data === undefined ? (
          <SkeletonLine />
        ) : total === 0 ? (
          <EmptyState text="还没有人填写，把表单的地址发出去吧" />
        ) : (
          <>
            <div className={styles.head}>
              <p>共 {total} 份</p>
              <Button
                variant="brand"
                onClick={() =>
                  act(async () => {
                    await (await loadCalls()).saveTable(gateway, form.id, form.title);
                    notice.toast('已保存为表格');
                  })
                }
              >
                导出表格
              </Button>
            </div>
            <ol>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <EntryView form={form} entry={entry} />
                </li>
              ))}
            </ol>
            {pages.hasNextPage && (
              <div className={styles.more}>
                <Button disabled={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
                  {pages.isFetchingNextPage ? '正在加载…' : '看更早的'}
                </Button>
              </div>
            )}
          </>
        )}
      </main>
    </>
  );
}

function EntryView({ form, entry }: { readonly form: Form; readonly entry: Entry }) {
  return (
    <article className={styles.entry}>
      <p className={styles.time}>
        <RelativeTime at={entry.createdAt} />
      </p>
      <dl className={styles.answers}>
        {form.fields.map(({ id, label }) => (
          <div key={id} className={styles.answer}>
            <dt className={styles.label}>{label}</dt>
            <dd>{(entry.answers[id] ?? []).join('、') || '未填'}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
