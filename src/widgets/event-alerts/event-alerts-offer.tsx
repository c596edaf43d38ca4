import { useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { report } from '#platform/lifecycle/report.ts';

const loadSwitch = () => import('./event-alerts.tsx');
const EventAlerts = lazy(async () => ({ default: (await loadSwitch()).EventAlerts }));

interface EventAlertsOfferProps {
  /** ids of the hot events that the reader follows on this page; nothing is offered without any */
  readonly events: readonly string[];
}

/** Loads the switch for notifications once an event is followed, in ordinary browsers. */
export function EventAlertsOffer({ events }: EventAlertsOfferProps) {
  const shell = useRouteContext({ from: '__root__', select: ({ visit }) => visit.shell });
  const isOffered = shell === 'browser' && events.length > 0;
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!isOffered || isLoaded) return;
    loadSwitch().then(
      () => setLoaded(true),
      // the next visit of the page tries again
      (cause: unknown) => report('event alerts', cause),
    );
  }, [isOffered, isLoaded]);
  return isOffered && isLoaded ? (
    <Suspense fallback={null}>
      <EventAlerts events={events} />
    </Suspense>
  ) : null;
}
