import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { TemplateName } from '#rules/think-tank/sector.ts';
import { sectorLayouts } from '#rules/think-tank/sector-layouts.gen.ts';
import { longDay } from '#lib/time/dates.ts';
import { FoldedText } from '#ui/content/folded-text.tsx';
import { PictureGrid } from '#widgets/gallery/picture-grid.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { OpeningHours } from '#widgets/opening-hours/opening-hours.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { ShareButton } from '#widgets/share/share-button.tsx';
import type { Enterprise, IndexChart } from '../shared/think-tank-types.ts';
import { ContactBlock } from './contact-block.tsx';
import { CorrectionBlock } from './correction-block.tsx';
import { EnterpriseHead } from './enterprise-head.tsx';
import styles from './enterprise-page.module.css';
import { enterpriseChartQuery, enterpriseQuery } from './enterprise-queries.ts';
import { ExpertsBlock } from './experts-block.tsx';
import { FactsBlock } from './facts-block.tsx';
import { IndexBlock } from './index-block.tsx';
import { NewsBlock } from './news-block.tsx';
import { RanksBlock } from './ranks-block.tsx';
import { ReportsBlock } from './reports-block.tsx';
import { sectorOf } from '../shared/sector-param.ts';
import { TableBlock } from './table-block.tsx';
import { placedBlocks, type PlacedBlock } from './templates.ts';
import type { ThinkFileRoot } from '../shared/think-file-root.ts';

interface EnterprisePageProps {
  readonly id: string;
  readonly root: ThinkFileRoot;
  /** undefined for the sector's own */
  readonly template: TemplateName | undefined;
  /** number of the picture that the URL opens, from 1 */
  readonly picture: number | undefined;
}

/** An enterprise in one of the four templates. Data is loaded by `loadEnterprise`. */
export function EnterprisePage({ id, root, template, picture }: EnterprisePageProps) {
  const gateway = useGateway();
  const { data: enterprise } = useSuspenseQuery(enterpriseQuery(gateway, id));
  const { data: chart } = useQuery(enterpriseChartQuery(gateway, id));
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  const sector = sectorOf(enterprise);
  const layout = sectorLayouts[sector];
  const { name, summary, pictures, cover, index } = enterprise;
  return (
    <>
      <PageBar
        title="智库档案"
        end={
          <ShareButton
            poster={{
              title: name,
              summary: summary.slice(0, 60),
              date: longDay(index.asOf),
              picture: cover?.url ?? pictures[0]?.url,
              url: `${origin}/new/ThinkFile/${sector}/${id}`,
              hint: '长按识别二维码，看完整档案',
            }}
          />
        }
      />
      <main className={styles.page}>
        <article>
          <EnterpriseHead enterprise={enterprise} sector={sector} layout={layout} root={root} />
          {placedBlocks(template ?? layout.template, layout).map((placed) => (
            <Block key={placed.block} {...placed} enterprise={enterprise} chart={chart} picture={picture} />
          ))}
        </article>
      </main>
    </>
  );
}

interface BlockProps extends PlacedBlock {
  readonly enterprise: Enterprise;
  /** undefined if it failed to load */
  readonly chart: IndexChart | undefined;
  /** number of the picture that the URL opens, from 1 */
  readonly picture: number | undefined;
}

function Block({ block, weight, enterprise, chart, picture }: BlockProps): ReactNode {
  const { id, summary, pictures, openingHours, facts, tables, index, ranks, reports, experts } = enterprise;
  switch (block) {
    case 'pictures':
      return (
        <div className={styles.pictures}>
          <PictureGrid pictures={pictures} picture={picture} layout={weight === 'lead' ? 'grid' : 'row'} />
        </div>
      );
    case 'summary':
      return (
        <div className={styles.summary} data-weight={weight}>
          <FoldedText text={summary} positionKey={`enterprise ${id}`} />
        </div>
      );
    case 'contact':
      return <ContactBlock {...enterprise} weight={weight} />;
    case 'hours':
      return openingHours !== undefined && <OpeningHours {...openingHours} />;
    case 'facts':
      return <FactsBlock facts={facts} weight={weight} />;
    case 'table':
      return <TableBlock tables={tables} weight={weight} />;
    case 'index':
      return <IndexBlock index={index} chart={chart} weight={weight} />;
    case 'ranks':
      return <RanksBlock ranks={ranks} />;
    case 'news':
      return <NewsBlock enterpriseId={id} />;
    case 'reports':
      return <ReportsBlock reports={reports} weight={weight} />;
    case 'experts':
      return <ExpertsBlock experts={experts} weight={weight} />;
    case 'correction':
      return <CorrectionBlock enterprise={enterprise} />;
  }
}
