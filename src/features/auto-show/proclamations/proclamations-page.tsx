import { useSuspenseQuery } from '@tanstack/react-query';
import { SectionHead } from '#ui/card/section-head.tsx';
import { Button } from '#ui/control/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { saveFile } from '#platform/media/save-file.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { proclamationsCard } from '../shared/auto-cards.ts';
import { AutoShare } from '../shared/auto-share.tsx';
import { proclamationsQuery } from '../shared/auto-queries.ts';
import { ProclamationRow } from '../shared/proclamation-row.tsx';
import { calendarOf } from './calendar-file.ts';
import styles from './proclamations-page.module.css';

/** Notices and changes, and the schedule with a calendar file. Data is loaded by `loadProclamations`. */
export function ProclamationsPage() {
  const { show, notices, schedule } = useSuspenseQuery(proclamationsQuery(useGateway())).data;
  return (
    <>
      <PageBar title={<h1>公告和日程</h1>} end={<AutoShare card={proclamationsCard} />} />
      <main className={styles.page}>
        <section aria-labelledby="notices">
          <SectionHead id="notices" title="公告和变更" />
          {notices.length === 0 && <EmptyState text="还没有公告" />}
          {notices.map((item) => (
            <ProclamationRow key={item.id} item={item} />
          ))}
        </section>
        <section aria-labelledby="schedule">
          <SectionHead id="schedule" title="日程">
            {schedule.length > 0 && (
              <Button
                variant="quiet"
                onClick={() =>
                  saveFile(
                    `${show?.title ?? '车展'}.ics`,
                    calendarOf(schedule, show?.address ?? ''),
                    'text/calendar',
                  )
                }
              >
                加到日历
              </Button>
            )}
          </SectionHead>
          {schedule.length === 0 && <EmptyState text="日程还没有公布" />}
          {schedule.map((item) => (
            <ProclamationRow key={item.id} item={item} />
          ))}
        </section>
      </main>
    </>
  );
}
