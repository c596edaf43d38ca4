import { defineProof, done, failed } from '../proof/proof.ts';
import { shareSheetMachine } from './share-sheet.machine.ts';

const copied = done('copy');
const forbidden = failed('copy', 'forbidden');
const handed = (outcome: 'shared' | 'dismissed' | 'refused') => done('shareWithSystem', outcome);

export const shareSheetProof = defineProof({
  name: 'share-sheet',
  title: '分享',
  machine: shareSheetMachine,
  events: ['copy.requested', 'share.requested', 'poster.requested', 'sheet.closed'],
  actorOutcomes: {
    copy: { done: [undefined], error: ['forbidden'] },
    shareWithSystem: { done: ['shared', 'dismissed', 'refused'], error: ['gone'] },
  },
  invariants: {
    'exactly a copied link is confirmed': ({ from, to, effects }) =>
      effects.some(({ type }) => type === 'reportCopied') ===
      (from.status !== 'done' && to.matches('copied')),
  },
  expectations: {
    'an open sheet offers its actions': { when: [], state: 'open', tags: ['choosing'] },
    'a dismissed sheet closes': { when: ['sheet.closed'], state: 'closed', effects: [] },
    'a link is copied': { when: ['copy.requested'], state: 'copying', tags: ['choosing'] },
    'while a link is copied it is neither copied again nor shared': {
      when: ['copy.requested', 'copy.requested', 'share.requested', 'poster.requested'],
      state: 'copying',
    },
    'a copied link is confirmed': {
      when: ['copy.requested', copied],
      state: 'copied',
      effects: ['reportCopied'],
    },
    'a failed copy is reported': {
      when: ['copy.requested', forbidden],
      state: 'failed',
      effects: ['reportCopyFailed'],
    },
    'the sheet can close while it copies': {
      when: ['copy.requested', 'sheet.closed'],
      state: 'closed',
      effects: [],
    },
    'the system’s share sheet is opened': {
      when: ['share.requested'],
      state: 'sharingWithSystem',
      tags: ['choosing'],
    },
    'a share through the system closes the sheet': {
      when: ['share.requested', handed('shared')],
      state: 'shared',
      effects: [],
    },
    'a cancelled system sheet shows this one again': {
      when: ['share.requested', handed('dismissed')],
      state: 'cancelled',
      tags: ['choosing'],
      effects: [],
    },
    'after a cancelled share the link can be copied': {
      when: ['share.requested', handed('dismissed'), 'copy.requested'],
      state: 'copying',
    },
    'after a cancelled share the system’s sheet can be opened again': {
      when: ['share.requested', handed('dismissed'), 'share.requested'],
      state: 'sharingWithSystem',
    },
    'after a cancelled share a poster can be drawn': {
      when: ['share.requested', handed('dismissed'), 'poster.requested'],
      state: 'poster',
    },
    'after a cancelled share the sheet can be closed': {
      when: ['share.requested', handed('dismissed'), 'sheet.closed'],
      state: 'closed',
    },
    'if the system refuses, the link is copied': {
      when: ['share.requested', handed('refused')],
      state: 'copying',
    },
    'if the system fails, the link is copied': {
      when: ['share.requested', failed('shareWithSystem', 'gone')],
      state: 'copying',
    },
    'the sheet can close while the system’s is open': {
      when: ['share.requested', 'sheet.closed'],
      state: 'closed',
    },
    'a poster is shown': { when: ['poster.requested'], state: 'poster', tags: ['poster'], effects: [] },
    'while the poster is shown nothing is copied or shared': {
      when: ['poster.requested', 'copy.requested', 'share.requested'],
      state: 'poster',
    },
    'the sheet can close while a poster is shown': {
      when: ['poster.requested', 'sheet.closed'],
      state: 'closed',
      effects: [],
    },
  },
});
