import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { createStore } from '#lib/browser/store.ts';
import { letterIndexMachine } from '#machines/letter-index/letter-index.machine.ts';

type LetterIndexActor = ActorRefFrom<typeof letterIndexMachine>;

/** State of an A to Z list, and what the list and its filter report to it. */
export interface LetterIndexState {
  readonly actor: LetterIndexActor;
  /** letter at the top of the list; undefined before the reader has scrolled */
  readonly letter: string | undefined;
  /** text that the list is filtered by; empty: the whole list */
  readonly filter: string;
  /** whether the letter is shown large */
  readonly isLarge: boolean;
  readonly onFilter: (text: string) => void;
  /** called when the reader scrolls the list to a letter */
  readonly onScrolled: (letter: string) => void;
}

/**
 * Binds the index to a list.
 * @param onShow scrolls the list to the first row of a letter; undefined: to the top
 */
export function useLetterIndex(onShow: (letter: string | undefined) => void): LetterIndexState {
  /** to show once the rows that the filter hid are in the document again */
  const [deferred] = useState(() =>
    createStore<{ readonly letter: string | undefined } | undefined>(undefined),
  );
  const actor = useActorRef(
    letterIndexMachine.provide({
      actions: {
        showLetter({ event }, { letter: wanted }) {
          if (event.type === 'filter.cleared') deferred.set({ letter: wanted });
          else onShow(wanted);
        },
      },
    }),
  );
  const { letter, text } = useSelector(actor, ({ context }) => context);
  const onShowLatest = useEffectEvent(onShow);
  useEffect(() => {
    const target = deferred.get();
    if (target === undefined || text !== '') return undefined;
    // after typing, the browser scrolls the field's caret into view: the list returns to its letter after that
    const frame = requestAnimationFrame(() => {
      deferred.set(undefined);
      onShowLatest(target.letter);
    });
    return () => cancelAnimationFrame(frame);
  }, [text, deferred]);
  const isLarge = useSelector(actor, (snapshot) => snapshot.hasTag('large'));
  const onFilter = useCallback(
    (typed: string) => {
      const wanted = typed.trim();
      actor.send(wanted === '' ? { type: 'filter.cleared' } : { type: 'filter.typed', text: wanted });
    },
    [actor],
  );
  const onScrolled = useCallback(
    (reached: string) => actor.send({ type: 'list.scrolled', letter: reached }),
    [actor],
  );
  return { actor, letter, filter: text, isLarge, onFilter, onScrolled };
}
