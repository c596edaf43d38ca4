import { Failure } from '../../../contract/failure.ts';
import type { Handlers } from '../../../contract/handler.ts';
import { shanghaiTime } from '../../../db/time.ts';
import type { PushService } from '../../../services/push/push-service.ts';
import type { Deps } from '../../shared/deps.ts';
import { fieldFailure } from '../../shared/field-failure.ts';
import type { Sign } from '../../shared/signed-media-url.ts';
import { countWrite, type WriteLimits } from '../../shared/write-limits.ts';
import { pushState, subscribeDevice, unsubscribeDevice } from './push-devices.ts';

type PushOperation = 'getPushKey' | 'startPush' | 'stopPush' | 'getPushState';

/** a subscription looks up a foreign name and may store a row (docs/decisions/0066) */
const pushLimits: WriteLimits = {
  reader: [{ name: 'push-reader', max: 60, seconds: 3600 }],
  network: [{ name: 'push-network', max: 600, seconds: 3600 }],
};

interface PushServices {
  readonly push: PushService;
  readonly vault: { readonly fingerprint: Sign };
}

export function pushHandlers(
  { db, clock }: Deps,
  { push, vault }: PushServices,
): Pick<Handlers, PushOperation> {
  return {
    getPushKey: async () => ({ key: push.publicKey }),

    startPush: async ({ body: { endpoint, keys, events = [], replaces } }, context) => {
      const now = clock();
      const wait = await countWrite(db, vault, pushLimits, context, { now });
      if (wait !== undefined)
        throw new Failure(429, `点得太频繁了，请 ${Math.ceil(wait / 60)} 分钟后再来`, { retryAfter: wait });
      const subscription = { endpoint, ...keys };
      if (!(await push.accepts(subscription)))
        throw fieldFailure('body.endpoint', 'public', '这个浏览器的通知地址用不了，换一个浏览器再试');
      return db.transaction().execute((transaction) =>
        subscribeDevice(transaction, {
          subscription,
          events,
          replaces,
          readerId: context.reader?.id,
          device: context.device ?? '',
          now: shanghaiTime(now),
        }),
      );
    },

    stopPush: async ({ body: { endpoint, events } }) =>
      db.transaction().execute((transaction) => unsubscribeDevice(transaction, endpoint, events)),

    getPushState: async ({ body: { endpoint } }) => pushState(db, endpoint),
  };
}
