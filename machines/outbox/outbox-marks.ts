import {
  ballot,
  drop,
  ends,
  store,
  like,
  lists,
  make,
  otherBallot,
  outcomes,
  reads,
  save,
  unlike,
  unsave,
} from './outbox-samples.ts';

/**
 * Expectations for likes, saves, ballots and a device's lists: the latest one counts, and none waits for a manual
 * retry.
 */
export const markExpectations = {
  'a pending like is replaced by the latest one': {
    when: [reads('t'), make(like), ends(outcomes.unreached), make(unlike)],
    context: { pending: [unlike] },
    effects: [drop('l'), store(unlike)],
  },
  'a pending save is replaced by the latest one, but no like of the same story is': {
    when: [reads('t'), make(save), ends(outcomes.unreached), make(like), make(unsave)],
    context: { pending: [like, unsave] },
    effects: [drop('v'), store(unsave)],
  },
  'a pending ballot is replaced by the latest choice': {
    when: [reads('t'), make(ballot), ends(outcomes.unreached), make(otherBallot)],
    context: { pending: [otherBallot] },
    effects: [drop('b'), store(otherBallot)],
  },
  'a ballot that came too late is reported and dropped': {
    when: [reads('t'), make(ballot), ends(outcomes.refused)],
    state: 'resting',
    context: { pending: [] },
    effects: [{ type: 'reportRefused', params: { pending: ballot, reason: '这条评论已经删除' } }, drop('b')],
  },
  'rejected device lists are reported and dropped': {
    when: [reads('t'), make(lists), ends(outcomes.refused)],
    state: 'resting',
    context: { pending: [] },
    effects: [{ type: 'reportRefused', params: { pending: lists, reason: '这条评论已经删除' } }, drop('d')],
  },
  'a like in flight is followed by the latest one': {
    when: [reads('t'), make(like), make(unlike)],
    context: { sendingId: 'l', pending: [like, unlike] },
    effects: [store(unlike)],
  },
} as const;
