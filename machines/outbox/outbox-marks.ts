import {
  ballot,
  drop,
  ends,
  keep,
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

/** What the proof expects of likes, savings and a device's lists: the last word counts, and none waits for a hand. */
export const markExpectations = {
  'a like that waits is followed by the last word': {
    when: [reads('t'), make(like), ends(outcomes.unreached), make(unlike)],
    context: { unsent: [unlike] },
    effects: [drop('l'), keep(unlike)],
  },
  'a saving that waits is followed by the last word, and no like of the same story is': {
    when: [reads('t'), make(save), ends(outcomes.unreached), make(like), make(unsave)],
    context: { unsent: [like, unsave] },
    effects: [drop('v'), keep(unsave)],
  },
  'a ballot that waits is followed by the last choice': {
    when: [reads('t'), make(ballot), ends(outcomes.unreached), make(otherBallot)],
    context: { unsent: [otherBallot] },
    effects: [drop('b'), keep(otherBallot)],
  },
  'a ballot that came too late is told and forgotten': {
    when: [reads('t'), make(ballot), ends(outcomes.refused)],
    state: 'resting',
    context: { unsent: [] },
    effects: [{ type: 'tellRefused', params: { unsent: ballot, reason: '这条评论已经删除' } }, drop('b')],
  },
  'a device’s lists that are refused are told and forgotten': {
    when: [reads('t'), make(lists), ends(outcomes.refused)],
    state: 'resting',
    context: { unsent: [] },
    effects: [{ type: 'tellRefused', params: { unsent: lists, reason: '这条评论已经删除' } }, drop('d')],
  },
  'a like on its way is followed by the last word': {
    when: [reads('t'), make(like), make(unlike)],
    context: { sendingId: 'l', unsent: [like, unlike] },
    effects: [keep(unlike)],
  },
} as const;
