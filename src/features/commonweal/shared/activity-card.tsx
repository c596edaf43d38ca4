import { Link } from '@tanstack/react-router';
import { cardLinkClass } from '#ui/card/card-link.ts';
import { StateTag } from '#ui/card/state-tag.tsx';
import { Picture } from '#ui/content/picture.tsx';
import styles from './activity-card.module.css';
import type { Activity } from './commonweal-types.ts';
import { activityStates, cityNameOf, placesLeft, spanText, toneOfActivity } from './commonweal-words.ts';

interface ActivityCardProps {
  readonly activity: Activity;
  /** replaces the activity's state, such as by the audit status */
  readonly state?: string;
  /** addition of the list, such as a link to the certificate */
  readonly note?: string | undefined;
  readonly first?: boolean;
}

/** An activity in a list; the whole card is the link. */
export function ActivityCard({ activity, state, note, first = false }: ActivityCardProps) {
  const { id, title, cover, group, cityId, place, quota } = activity;
  const left = placesLeft(activity);
  return (
    <article className={styles.card}>
      <span className={styles.thumb}>
        <Picture {...cover} alt="" ratio="3/2" sizes="112px" first={first} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to="/v10/publicWelfare/actDetails/$" params={{ _splat: id }} className={cardLinkClass}>
            {title}
          </Link>
        </h3>
        <p className={styles.line}>{spanText(activity)}</p>
        <p className={styles.line}>
          {cityNameOf(cityId)} · {place}
        </p>
        <p className={styles.foot}>
          <StateTag tone={toneOfActivity(activity.state)}>{state ?? activityStates[activity.state]}</StateTag>
          <span>{note ?? (activity.state === 'open' ? `还差 ${left} 人，共 ${quota} 人` : group.title)}</span>
        </p>
      </div>
    </article>
  );
}
