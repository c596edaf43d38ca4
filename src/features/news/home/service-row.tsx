import { ServiceIcon } from '#ui/icons/services.tsx';
import styles from './service-row.module.css';
import { services } from '../shared/lists/services.tsx';

/** Links to the newspaper's other pages, in one horizontally scrolling row. */
export function ServiceRow() {
  return (
    <nav aria-label="服务">
      <ul className={styles.row}>
        {services.map(({ name, sign, renderLink }) => (
          <li key={name} className={styles.place}>
            {renderLink({
              className: styles.service ?? '',
              children: (
                <>
                  <ServiceIcon sign={sign} />
                  <span className={styles.name}>{name}</span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
