import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { SearchBox } from '#ui/control/search-box.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { WholeCheck } from '#widgets/ledger/whole-check.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { BlockCard } from './block-card.tsx';
import { CertificatePage } from './certificate-page.tsx';
import styles from './chain-page.module.css';
import { blockPages, serviceLedger } from './chain-queries.ts';
import { ProofFiles } from './proof-files.tsx';
import { PagedList } from '#widgets/paged-list/paged-list.tsx';

const maxCodeLength = 40;

/** 公益时长链, or the certificate whose code is in the URL. Data is loaded by `loadChain`. */
export function ChainPage({ code }: { readonly code: string | undefined }) {
  return code === undefined ? <WholeChain /> : <CertificatePage key={code} code={code} />;
}

function WholeChain() {
  const navigate = useNavigate();
  const gateway = useGateway();
  const pages = useInfiniteQuery(blockPages(gateway));
  const length = pages.data?.pages[0]?.head.height;
  return (
    <>
      <PageBar title={<h1>公益时长链</h1>} />
      <main>
        <div className={styles.search}>
          <SearchBox
            label="按编号查证书"
            words=""
            maxLength={maxCodeLength}
            onSearch={(words) => {
              const code = words.trim();
              if (code !== '')
                void navigate({ to: '/v10/publicWelfare/chainBlocks/$', params: { _splat: code } });
            }}
          />
        </div>
        <WholeCheck {...serviceLedger(gateway)} />
        <ProofFiles />
        <section className={styles.blocks} aria-labelledby="blocks-title">
          <SectionHead
            id="blocks-title"
            title="服务记录"
            {...(length !== undefined && { note: `共 ${length} 条` })}
          />
          <PagedList
            pages={pages}
            listKey="service blocks"
            keyOf={({ height }) => String(height)}
            empty={<EmptyState text="链上还没有记录" />}
            end="这是第 1 号记录"
            skeleton="text"
          >
            {(block) => <BlockCard block={block} />}
          </PagedList>
        </section>
      </main>
    </>
  );
}
