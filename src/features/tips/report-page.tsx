import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Correction } from '#lib/text/correction.ts';
import { buttonClass } from '#ui/control/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { useSession } from '#widgets/session/use-session.ts';
import { OwnTipRow } from '#widgets/tips/own-tip-row.tsx';
import { OwnTips } from '#widgets/tips/own-tips.tsx';
import { tipPollInterval, tipQuery } from '#widgets/tips/tip-queries.ts';
import styles from './report-page.module.css';
import { TipForm } from './tip-form.tsx';

interface ReportPageProps {
  readonly tipId: string | undefined;
  /** what the form reports as wrong; empty for other tips */
  readonly correction: Partial<Correction>;
}

/** 爆料: the form and the reader's tips; or the progress of the tip named in the URL. */
export function ReportPage({ tipId, correction: { about, field, shown = '' } }: ReportPageProps) {
  const correction = about === undefined || field === undefined ? undefined : { about, field, shown };
  return (
    <>
      <PageBar
        title={<h1>爆料</h1>}
        end={
          <Link to="/infoTopic/{-$id}" params={{ id: undefined }} preload="intent" className={styles.topics}>
            看话题
          </Link>
        }
      />
      <main className={styles.page}>
        {tipId !== undefined && <OneTip tipId={tipId} />}
        <section className={styles.form} aria-labelledby="form-title">
          <h2 id="form-title" className={styles.lead}>
            {correction === undefined
              ? '您身边发生了什么？告诉我们，记者去看看'
              : '哪里写错了？告诉我们，编辑去核实'}
          </h2>
          <p className={styles.note}>编辑看过就受理，采访、报道到哪一步都会告诉您。</p>
          <TipForm
            // another correction is another form
            key={correction === undefined ? '' : `${correction.about} ${correction.field}`}
            {...(correction !== undefined && { correction })}
          />
        </section>
        <section className={styles.own} aria-labelledby="own-title">
          <SectionHead id="own-title" title="我的爆料" />
          <Own />
        </section>
      </main>
    </>
  );
}

function OneTip({ tipId }: { readonly tipId: string }) {
  const { data: tip } = useSuspenseQuery({
    ...tipQuery(useGateway(), tipId),
    refetchInterval: ({ state }) => tipPollInterval(state.data && [state.data]),
    refetchOnWindowFocus: 'always',
  });
  return (
    <section className={styles.one} aria-labelledby="one-title">
      <SectionHead id="one-title" title="这条爆料的进展" />
      <OwnTipRow tip={tip} />
    </section>
  );
}

function Own() {
  const { signedIn } = useSession();
  if (signedIn) return <OwnTips empty={<EmptyState text="还没有发过爆料，写下的第一条会出现在这里" />} />;
  return (
    <EmptyState text="登录后，可以在这里看到自己爆料的进展">
      <Link
        to="/login/loginCommon"
        search={{ returnTo: '/new/report/' }}
        preload="intent"
        className={buttonClass('line')}
      >
        登录
      </Link>
    </EmptyState>
  );
}
