import { t } from './i18n.ts';
import { AppLink } from './link.tsx';
import styles from './breadcrumb.module.css';

type BreadcrumbProps = { items: readonly { label: string; to?: string }[] };

/** The path back up. The last item is the current page. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav aria-label={t('Breadcrumb')}>
      <ol className={styles.trail}>
        {items.map((item, index) => (
          <li key={item.to ?? item.label} className={styles.item}>
            {item.to === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            ) : (
              <AppLink to={item.to} className={styles.link}>
                {item.label}
              </AppLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
