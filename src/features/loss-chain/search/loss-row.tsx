import { Link } from '@tanstack/react-router';
import { noticeKinds, noticeStates } from '#rules/loss/notice-kinds.ts';
import { cardLinkClass } from '#ui/card/card-link.ts';
import { StateTag } from '#ui/card/state-tag.tsx';
import type { LossCard } from '../shared/loss-types.ts';
import { toneOfState } from '../shared/loss-words.ts';
import styles from './loss-row.module.css';

/** A notice in a list, with name and number masked. */
export function LossRow({ notice }: { readonly notice: LossCard }) {
  const { id, kind, holder, number, lostOn, publishedOn, state, paperPage } = notice;
  const isErased = state === 'erased';
  return (
    <article className={styles.row}>
      <h3 className={styles.title}>
        <Link to="/chainFile/lossChain/$" params={{ _splat: id }} preload="intent" className={cardLinkClass}>
          {isErased ? noticeStates.erased : `${holder} · ${noticeKinds[kind].label}`}
        </Link>
      </h3>
      {!isErased && <StateTag tone={toneOfState(state)}>{noticeStates[state]}</StateTag>}
      <p className={styles.note}>
        {number !== '' && <span>{`${noticeKinds[kind].numberLabel} ${number}`}</span>}
        {lostOn !== '' && <span>{lostOn} 遗失</span>}
        <span>
          {publishedOn} {paperPage} 版刊登
        </span>
      </p>
    </article>
  );
}
