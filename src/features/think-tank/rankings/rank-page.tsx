import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouteContext } from '@tanstack/react-router';
import { lazy, startTransition, useOptimistic } from 'react';
import { cities } from '#lib/search/cities.ts';
import { longDay } from '#lib/time/dates.ts';
import { csvOf } from '#lib/text/csv.ts';
import { saveFile } from '#platform/media/save-file.ts';
import { SectionHead } from '#ui/card/section-head.tsx';
import { Button } from '#ui/control/button.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { RowBlocks } from '#ui/list/row-blocks.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { SheetButton } from '#widgets/share/sheet-button.tsx';
import { rankKinds } from '../shared/rank-kinds.ts';
import { rankingQuery } from '../shared/think-tank-queries.ts';
import { ThinkTankShare } from '../shared/think-tank-share.tsx';
import { SourceLine } from '../shared/source-line.tsx';
import type { RankKind, RankList, RankRow as Row } from '../shared/think-tank-types.ts';
import { rowsFor, type RankSearch } from './rank-address.ts';
import styles from './rank-page.module.css';
import { RankRow } from './rank-row.tsx';

const loadSheet = () => import('./rank-picture-sheet.tsx');
const RankPictureSheet = lazy(async () => ({ default: (await loadSheet()).RankPictureSheet }));

interface RankPageProps {
  readonly kind: RankKind;
  readonly search: RankSearch;
}

/** A ranking: period, city and order are in the address. Data is loaded by `loadRanking`. */
export function RankPage({ kind, search }: RankPageProps) {
  const ranking = useSuspenseQuery(rankingQuery(useGateway(), kind, search.period)).data;
  const { title, period, periods, list, method, sources, asOf } = ranking;
  const rows = rowsFor(list, search);
  const oldestFirst = periods.filter((one) => one <= period).toReversed();
  return (
    <>
      <PageBar
        title={<h1>{title}</h1>}
        end={
          <ThinkTankShare
            title={`${title} ${period} 期`}
            summary={method}
            date={longDay(asOf)}
            path={`/ThinkFile/rankDetail/${kind}/?period=${period}`}
          />
        }
      />
      <main>
        <TabLinks
          label="榜单"
          activeId={kind}
          items={rankKinds.map((one) => ({
            id: one.kind,
            label: one.label,
            renderLink: (parts) => (
              <Link
                to="/ThinkFile/rankDetail/$kind/$"
                params={{ kind: one.kind, _splat: '' }}
                search={{}}
                preload="intent"
                {...parts}
              />
            ),
          }))}
        />
        <Choices search={search} ranking={ranking} />
        <section aria-labelledby="rows">
          <SectionHead id="rows" title={`${period} 期`} note={`${rows.length} 个`}>
            <Actions ranking={ranking} rows={rows} />
          </SectionHead>
          <p className={styles.source}>
            <SourceLine source={sources.join('、')} asOf={asOf} />
          </p>
          {rows.length === 0 ? (
            <EmptyState text="这座城市这一期没有上榜" />
          ) : (
            <RowBlocks
              rows={rows}
              keyOf={({ name }) => name}
              positionKey={`ranking ${kind} ${period} ${search.city ?? ''} ${search.order ?? ''}`}
            >
              {(row) => <RankRow row={row} periods={oldestFirst} />}
            </RowBlocks>
          )}
        </section>
        <section className={styles.method} aria-labelledby="method">
          <h2 id="method">怎么排的</h2>
          <p>{method}</p>
        </section>
        <EndMark text="榜单到底了" />
      </main>
    </>
  );
}

interface ChoicesProps extends Pick<RankPageProps, 'search'> {
  readonly ranking: RankList;
}

/** Period, city and order; each changes the address in place. A choice is shown while its rows load. */
function Choices({ search, ranking: { period, periods } }: ChoicesProps) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useOptimistic(
    { ...search, period },
    (now, changed: RankSearch): RankSearch => ({ ...now, ...changed }),
  );
  const choose = (changed: RankSearch) =>
    startTransition(async () => {
      setChosen(changed);
      await navigate({
        from: '/ThinkFile/rankDetail/$kind/$',
        to: '.',
        // of the address on the way: the rows of an earlier choice may still be loading
        search: (now) => ({ ...now, ...changed }),
        replace: true,
        resetScroll: false,
      });
    });
  return (
    <div className={styles.choices}>
      <label className={styles.choice}>
        <span>期数</span>
        <select value={chosen.period} onChange={(event) => choose({ period: event.target.value })}>
          {periods.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        <span>城市</span>
        <select
          value={chosen.city ?? ''}
          onChange={(event) => choose({ city: event.target.value || undefined })}
        >
          <option value="">全省</option>
          {cities.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        <span>排序</span>
        <select
          value={chosen.order ?? 'rank'}
          onChange={(event) => choose({ order: event.target.value === 'change' ? 'change' : undefined })}
        >
          <option value="rank">按名次</option>
          <option value="change">按升幅</option>
        </select>
      </label>
    </div>
  );
}

function Actions({ ranking, rows }: { readonly ranking: RankList; readonly rows: readonly Row[] }) {
  const { title, period } = ranking;
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => saveFile(`${title}-${period}.csv`, csvOf(tableOf(ranking, rows)), 'text/csv')}
      >
        下载 CSV
      </Button>
      <SheetButton
        load={loadSheet}
        renderSheet={(onClose) => (
          <RankPictureSheet
            ranking={ranking}
            rows={rows}
            url={`${origin}/new/ThinkFile/rankDetail/${ranking.kind}/?period=${period}`}
            onClose={onClose}
          />
        )}
        renderButton={(onOpen) => (
          <Button variant="quiet" aria-haspopup="dialog" onClick={onOpen}>
            存图片
          </Button>
        )}
      />
    </>
  );
}

function tableOf({ title, period, sources, asOf }: RankList, rows: readonly Row[]) {
  const cityName = (cityId: string) => cities.find(({ id }) => id === cityId)?.name ?? '';
  return [
    ['名次', '名称', '城市', '得分', '名次变化', '原因', '榜单', '期数', '来源', '截至'],
    ...rows.map(({ rank, name, cityId, score, change, reason }) => [
      rank,
      name,
      cityName(cityId),
      score,
      change ?? '新上榜',
      reason,
      title,
      period,
      sources.join('、'),
      asOf,
    ]),
  ];
}
