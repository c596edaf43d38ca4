import { defineProof, done, failed } from '../proof/proof.ts';
import { shareSheetMachine } from './share-sheet.machine.ts';

const copied = done('copy');
const forbidden = failed('copy', 'forbidden');
const handed = (outcome: 'shared' | 'dismissed' | 'refused') => done('handOver', outcome);
const drawn = done('draw', 'blob:poster');
const undrawn = failed('draw', 'no drawing in this browser');
const poster = ['poster.requested', drawn] as const;

export const shareSheetProof = defineProof({
  name: 'share-sheet',
  title: '分享',
  machine: shareSheetMachine,
  events: [
    'copy.requested',
    'share.requested',
    'poster.requested',
    'poster.retried',
    'poster.saved',
    'sheet.closed',
  ],
  actorOutcomes: {
    copy: { done: [undefined], error: ['forbidden'] },
    handOver: { done: ['shared', 'dismissed', 'refused'], error: ['gone'] },
    draw: { done: ['blob:poster'], error: ['no drawing in this browser'] },
  },
  invariants: {
    'what is counted went out': ({ event, to, effects }) =>
      !effects.some(({ type }) => type === 'countShare') ||
      to.matches('copied') ||
      to.matches('shared') ||
      event.type === 'poster.saved',
    'what went out is counted': ({ from, to, effects }) =>
      from.status === 'done' ||
      !(to.matches('copied') || to.matches('shared')) ||
      effects.some(({ type }) => type === 'countShare'),
    'a poster is dropped when it is shown no more': ({ from, to, effects }) =>
      effects.some(({ type }) => type === 'dropPicture') ===
      (from.matches({ poster: 'ready' }) && !to.matches({ poster: 'ready' })),
  },
  expectations: {
    'an open sheet offers its ways': { when: [], state: 'open', tags: ['choosing'] },
    'a sheet that is let be closes': { when: ['sheet.closed'], state: 'closed', effects: [] },
    'a link is copied': { when: ['copy.requested'], state: 'copying', tags: ['choosing'] },
    'what is being copied is not copied beside itself, nor shared': {
      when: ['copy.requested', 'copy.requested', 'share.requested', 'poster.requested'],
      state: 'copying',
    },
    'a copied link is told and counted': {
      when: ['copy.requested', copied],
      state: 'copied',
      effects: ['countShare', 'tellCopied'],
    },
    'a link that must not be copied is told': {
      when: ['copy.requested', forbidden],
      state: 'failed',
      effects: ['tellNotCopied'],
    },
    'a sheet may go while it copies': {
      when: ['copy.requested', 'sheet.closed'],
      state: 'closed',
      effects: [],
    },
    'the system’s sheet is opened': { when: ['share.requested'], state: 'handingOver', tags: ['choosing'] },
    'what the system took is counted': {
      when: ['share.requested', handed('shared')],
      state: 'shared',
      effects: ['countShare'],
    },
    'who lets the system’s sheet be has this one again': {
      when: ['share.requested', handed('dismissed')],
      state: 'cancelled',
      tags: ['choosing'],
      effects: [],
    },
    'after a change of mind the link can be copied': {
      when: ['share.requested', handed('dismissed'), 'copy.requested'],
      state: 'copying',
    },
    'after a change of mind the system’s sheet can be opened again': {
      when: ['share.requested', handed('dismissed'), 'share.requested'],
      state: 'handingOver',
    },
    'after a change of mind a poster can be drawn': {
      when: ['share.requested', handed('dismissed'), 'poster.requested'],
      state: { poster: 'drawing' },
    },
    'after a change of mind the sheet can be closed': {
      when: ['share.requested', handed('dismissed'), 'sheet.closed'],
      state: 'closed',
    },
    'where the system refuses the link is copied': {
      when: ['share.requested', handed('refused')],
      state: 'copying',
    },
    'where the system fails the link is copied': {
      when: ['share.requested', failed('handOver', 'gone')],
      state: 'copying',
    },
    'a sheet may go while the system’s is open': {
      when: ['share.requested', 'sheet.closed'],
      state: 'closed',
    },
    'a poster is drawn': { when: ['poster.requested'], state: { poster: 'drawing' }, tags: ['poster'] },
    'a drawn poster is shown': {
      when: poster,
      state: { poster: 'ready' },
      context: { picture: 'blob:poster' },
    },
    'a poster that is taken is counted': {
      when: [...poster, 'poster.saved'],
      state: { poster: 'ready' },
      effects: ['countShare'],
    },
    'a shown poster goes with the sheet': {
      when: [...poster, 'sheet.closed'],
      state: 'closed',
      effects: [{ type: 'dropPicture', params: { picture: 'blob:poster' } }],
    },
    'a poster that could not be drawn is told': {
      when: ['poster.requested', undrawn],
      state: { poster: 'failed' },
      tags: ['poster'],
    },
    'a poster is drawn again by hand': {
      when: ['poster.requested', undrawn, 'poster.retried', drawn],
      state: { poster: 'ready' },
    },
    'a sheet may go while a poster is drawn': { when: ['poster.requested', 'sheet.closed'], state: 'closed' },
    'a sheet may go after a poster failed': {
      when: ['poster.requested', undrawn, 'sheet.closed'],
      state: 'closed',
    },
  },
});
