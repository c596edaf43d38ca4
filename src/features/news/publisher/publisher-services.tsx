import { NewsLink } from '#widgets/news-link/news-link.tsx';
import type { Publisher } from '#widgets/publishers/publisher-queries.ts';
import { SectionHead } from '#ui/card/section-head.tsx';
import styles from './publisher-page.module.css';

/** Services and contacts of an organisation; nothing if it has neither. */
export function PublisherServices({ publisher }: { readonly publisher: Publisher }) {
  const { services, contact } = publisher;
  return (
    <>
      {services.length > 0 && (
        <section className={styles.part} aria-labelledby="services-title">
          <SectionHead id="services-title" title="服务" />
          <ul>
            {services.map(({ name, note, link }) => (
              <li key={name}>
                <NewsLink target={link} className={styles.service ?? ''}>
                  <span className={styles.serviceName}>{name}</span>
                  <span className={styles.meta}>{note}</span>
                </NewsLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {contact !== undefined && (
        <section className={styles.part} aria-labelledby="contact-title">
          <SectionHead id="contact-title" title="联系方式" />
          <dl className={styles.contact}>
            {contact.phone !== undefined && (
              <>
                <dt>电话</dt>
                <dd>
                  <a className={styles.phone} href={`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`}>
                    {contact.phone}
                  </a>
                </dd>
              </>
            )}
            {contact.address !== undefined && (
              <>
                <dt>地址</dt>
                <dd>{contact.address}</dd>
              </>
            )}
            {contact.hours !== undefined && (
              <>
                <dt>时间</dt>
                <dd>{contact.hours}</dd>
              </>
            )}
          </dl>
        </section>
      )}
    </>
  );
}
