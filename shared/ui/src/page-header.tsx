import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb.tsx';
import { classNames } from './class-names.ts';
import styles from './page-header.module.css';
import { numberText } from '@fieldspan/domain/number-text';

type PageHeaderProps = {
  title: string;
  count?: number | undefined;
  subtitle?: ReactNode;
  breadcrumb?: readonly { label: string; to?: string }[] | undefined;
  actions?: ReactNode;
  /** A tag beside the title. */
  status?: ReactNode;
  className?: string;
};

/** The heading of a page. The shell moves focus to it after navigation. */
export function PageHeader({ title, count, subtitle, breadcrumb, actions, status, className }: PageHeaderProps) {
  return (
    <header className={classNames(styles.header, className)}>
      {breadcrumb && <Breadcrumb items={breadcrumb} />}
      <div className={styles.row}>
        <div className={styles.heading}>
          <h1 tabIndex={-1} data-page-heading="">
            {title}
          </h1>
          {count !== undefined && <span className={styles.count}>{numberText(count)}</span>}
          {status}
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
