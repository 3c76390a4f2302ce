import { t } from './i18n.ts';
import { AppLink } from './link.tsx';
import styles from './breadcrumb.module.css';

type BreadcrumbProps = { items: readonly { label: string; to?: string }[] };

/** The path back up. The last item is the current page. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  const here = items.at(-1)?.to === undefined ? items.length - 1 : null;
  return (
    <nav aria-label={t('Breadcrumb')}>
      <ol className={styles.trail}>
        {items.map((item, index) => (
          <li
            key={item.to ?? item.label}
            className={styles.item}
            data-here={index === here || undefined}
            data-before-here={(here !== null && index === here - 1) || undefined}
          >
            {item.to === undefined ? (
              <span aria-current={index === here ? 'page' : undefined}>{item.label}</span>
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
