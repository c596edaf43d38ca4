import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import type { Gateway } from 'qlwb-gateway-sdk';
import { getPushKey, getPushState, startPush } from 'qlwb-gateway-sdk/operations/news';
import { eventAlertsMachine, type AlertStatus } from '#machines/event-alerts/event-alerts.machine.ts';
import { watchPageShown } from '#platform/lifecycle/page-shown.ts';
import {
  areNotificationsDenied,
  askForNotifications,
  pushSupport,
  readPushEndpoint,
  subscribeToPush,
  watchStoppedPush,
} from '#platform/lifecycle/push-subscription.ts';
import { report } from '#platform/lifecycle/report.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { failureText } from '#widgets/notice/failure-text.ts';
import { useNotice } from '#widgets/notice/notice-context.ts';
import { stopEventAlerts } from '#widgets/reactions/stop-event-alerts.ts';

interface Chosen {
  readonly events: readonly string[];
}

/** The machine of notifications, connected to the browser and the gateway. */
export function useEventAlerts() {
  const gateway = useGateway();
  const notice = useNotice();
  const actor = useActorRef(
    eventAlertsMachine.provide({
      actors: {
        read: fromPromise<AlertStatus, void>(async () => {
          try {
            return await readStatus(gateway);
          } catch (cause) {
            report('event alerts', cause);
            throw cause;
          }
        }),
        subscribe: fromPromise<AlertStatus, Chosen>(({ input }) => subscribe(gateway, input.events)),
        stop: fromPromise<AlertStatus, Chosen>(async ({ input }) => ({
          kind: 'ready',
          on: await stopEventAlerts(gateway, input.events),
        })),
      },
      actions: {
        reportFailure: (_, { cause }) => {
          report('event alerts', cause);
          notice.toast(
            cause instanceof DOMException ? '浏览器的通知服务连不上，请稍后再试' : failureText(cause),
          );
        },
      },
    }),
  );
  useEffect(() => {
    if (pushSupport() !== 'supported') return;
    const refresh = () => actor.send({ type: 'page.shown' });
    const stops = [watchPageShown(refresh), watchStoppedPush(refresh)];
    return () => stops.forEach((stop) => stop());
  }, [actor]);
  return { actor, snapshot: useSelector(actor, (snapshot) => snapshot) };
}

async function readStatus(gateway: Gateway): Promise<AlertStatus> {
  const support = pushSupport();
  if (support !== 'supported') return { kind: support };
  if (areNotificationsDenied()) return { kind: 'denied' };
  const endpoint = await readPushEndpoint();
  if (endpoint === undefined) return { kind: 'ready', on: [] };
  return { kind: 'ready', on: (await gateway.data(getPushState, { body: { endpoint } })).events };
}

async function subscribe(gateway: Gateway, events: readonly string[]): Promise<AlertStatus> {
  // first: it has to follow the tap directly
  const permission = await askForNotifications();
  if (permission !== 'granted') return readStatus(gateway);
  const { key } = await gateway.data(getPushKey, {});
  const address = await subscribeToPush(key);
  const state = await gateway.data(startPush, { body: { ...address, events: [...events] } });
  return { kind: 'ready', on: state.events };
}
