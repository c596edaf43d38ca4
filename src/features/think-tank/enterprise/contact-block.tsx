import { isCreditCode } from '#rules/people/credit-code.ts';
import { mapUrl } from '#lib/browser/map-url.ts';
import { longDay } from '#lib/time/dates.ts';
import { SectionHead } from '#ui/card/section-head.tsx';
import { linkClass } from '#ui/control/link.ts';
import type { Enterprise } from '../shared/think-tank-types.ts';
import styles from './contact-block.module.css';
import type { BlockWeight } from './templates.ts';

type ContactBlockProps = Pick<
  Enterprise,
  'name' | 'address' | 'place' | 'phone' | 'founded' | 'creditCode'
> & {
  readonly weight: BlockWeight;
};

/** Address with a link to a map, phone number, and what the enterprise is registered as. */
export function ContactBlock({
  name,
  address,
  place,
  phone,
  founded,
  creditCode,
  weight,
}: ContactBlockProps) {
  const registration = (
    <>
      <div>
        <dt>成立日期</dt>
        <dd>
          <time dateTime={founded}>{longDay(founded)}</time>
        </dd>
      </div>
      <div>
        <dt>信用代码</dt>
        <dd>
          {creditCode}
          <span className={styles.note}>{isCreditCode(creditCode) ? '（校验通过）' : '（校验位不符）'}</span>
        </dd>
      </div>
    </>
  );
  return (
    <section aria-labelledby="contact-title">
      <SectionHead id="contact-title" title="联系方式" />
      <div className={styles.block}>
        <dl className={styles.list}>
          <div>
            <dt>地址</dt>
            <dd>
              {address}{' '}
              {place !== undefined && (
                <a href={mapUrl(name, place)} target="_blank" rel="noopener noreferrer" className={linkClass}>
                  看地图
                </a>
              )}
            </dd>
          </div>
          {phone !== undefined && (
            <div>
              <dt>电话</dt>
              <dd>
                <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={linkClass}>
                  {phone}
                </a>
              </dd>
            </div>
          )}
          {weight !== 'brief' && registration}
        </dl>
        {weight === 'brief' && (
          <details>
            <summary className={styles.more}>登记信息</summary>
            <dl className={styles.list}>{registration}</dl>
          </details>
        )}
      </div>
    </section>
  );
}
