import { Link } from '@tanstack/react-router';
import { countText } from '#lib/text/counts.ts';
import { Picture } from '#ui/content/picture.tsx';
import type { Group } from './commonweal-types.ts';
import { cityNameOf, hoursText } from './commonweal-words.ts';
import styles from './group-row.module.css';

/** A group in a list; the whole row is the link. */
export function GroupRow({ group }: { readonly group: Group }) {
  const { id, name, logo, cityId, members, activities, minutes } = group;
  return (
    <Link to="/v10/publicWelfare/orzHome/$" params={{ _splat: id }} className={styles.row}>
      <span className={styles.logo}>
        <Picture {...logo} alt="" ratio="1/1" sizes="64px" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>
          {cityNameOf(cityId)} · {countText(members)} 名志愿者
        </span>
        <span className={styles.note}>
          {countText(activities)} 场活动 · {hoursText(minutes)}
        </span>
      </span>
    </Link>
  );
}
