import type { ListedPlanSheet } from '@fieldspan/api/queries/plans';
import { resourceUrl } from '@fieldspan/api/resource-url';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconMapPin } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { Tag } from '@fieldspan/ui/tag';
import styles from './sheet-card.module.css';

/** A sheet with its small picture; the whole card leads to it. */
export function SheetCard({ sheet }: { sheet: ListedPlanSheet }) {
  const { slug, number, title, revision, is_current, pins, Picture, page } = sheet;
  return (
    <li className={styles.card}>
      <div className={styles.paper}>
        {Picture?.filename && (
          <img src={resourceUrl('images', Picture.filename)} alt="" loading="lazy" className={styles.picture} />
        )}
      </div>
      <div className={styles.text}>
        <span className={styles.line}>
          <AppLink to={`/library/plan/${slug}`} className={styles.number}>
            {number ?? t('Page {{page}}', { page })}
          </AppLink>
          {revision !== null && <span className={styles.revision}>{t('Rev {{revision}}', { revision })}</span>}
          {is_current === 0 && <Tag tone="amber">{t('Old')}</Tag>}
          {pins > 0 && (
            <span className={styles.pins} aria-label={plural(pins, { one: '{{count}} pin', other: '{{count}} pins' })}>
              <IconMapPin aria-hidden="true" /> {pins}
            </span>
          )}
        </span>
        <span className={styles.title}>{title}</span>
      </div>
    </li>
  );
}
