import { done, failed } from '../proof/proof.ts';
import type { OutboxDelivery } from './outbox-setup.ts';
import { tokenKeyOf, type PendingMutation } from './pending-mutation.ts';

// Example mutations for the outbox, of 小林 and of other readers, and every result of sending one.

export const comment: PendingMutation = {
  clientId: 'c',
  act: { kind: 'comment', subject: { type: 'news', id: '1' }, body: '好' },
  by: '小林',
  at: 1,
};
export const like: PendingMutation = {
  ...comment,
  clientId: 'l',
  act: { kind: 'story-like', newsId: '1', like: true },
  at: 2,
};
export const unlike: PendingMutation = {
  ...like,
  clientId: 'u',
  act: { kind: 'story-like', newsId: '1', like: false },
  at: 3,
};
export const save: PendingMutation = {
  ...comment,
  clientId: 'v',
  act: { kind: 'story-save', newsId: '1', save: true },
  at: 2,
};
export const unsave: PendingMutation = {
  ...save,
  clientId: 'w',
  act: { kind: 'story-save', newsId: '1', save: false },
  at: 3,
};
export const ballot: PendingMutation = {
  ...comment,
  clientId: 'b',
  act: { kind: 'ballot', voteId: 'v', title: '去哪儿', choice: ['a'] },
  at: 2,
};
export const otherBallot: PendingMutation = {
  ...ballot,
  clientId: 'e',
  act: { kind: 'ballot', voteId: 'v', title: '去哪儿', choice: ['b'] },
  at: 3,
};
export const lists: PendingMutation = {
  ...comment,
  clientId: 'd',
  act: { kind: 'device-lists', saved: [{ newsId: '1', at: '2026-11-03 08:00:00' }], read: [] },
};
export const strangers: PendingMutation = { ...comment, clientId: 's', by: '老王', at: 4 };
export const nobodys: PendingMutation = { ...comment, clientId: 'n', by: '', at: 5 };
/** made by the reader with the token `t`, whose name was unknown */
export const namelessLike: PendingMutation = { ...like, clientId: 'm', by: '', tokenKey: tokenKeyOf('t') };

export const make = (pending: PendingMutation) => ({ type: 'mutation.made', pending }) as const;
export const cancel = (clientId: string) => ({ type: 'mutation.cancelled', clientId }) as const;
export const retry = (clientId: string) => ({ type: 'mutation.retried', clientId }) as const;
export const reads = (token: string) =>
  ({ type: 'reader.changed', reader: { token, name: '小林' } }) as const;
export const nobodyReads = { type: 'reader.changed', reader: undefined } as const;
export const stored = (...pending: PendingMutation[]) => ({ type: 'store.changed', pending }) as const;

export const outcomes = {
  sent: { kind: 'sent' },
  gone: { kind: 'gone' },
  busy: { kind: 'busy' },
  unreached: { kind: 'unreached', reason: '网络断开了' },
  tokenDead: { kind: 'token-dead', reason: '登录已失效' },
  tooFast: { kind: 'too-fast', reason: '太快了', retryAfter: 9 },
  refused: { kind: 'refused', reason: '这条评论已经删除' },
} as const satisfies Record<string, OutboxDelivery>;
export const ends = (outcome: OutboxDelivery) => done('deliver', outcome);
export const lost = failed('deliver', 'no such file');

export const store = (pending: PendingMutation) => ({ type: 'store', params: { pending } });
export const drop = (clientId: string) => ({ type: 'drop', params: { clientId } });
export const sending = [reads('t'), make(comment)] as const;
export const pausing = [...sending, ends(outcomes.unreached)] as const;
