import { resourceUrl } from '@fieldspan/api/resource-url';
import type { ListedPlanSheet } from '@fieldspan/api/queries/plans';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import { CheckRow } from './check-row.tsx';
import styles from './check-grid.module.css';

type CheckGridProps = { sheets: readonly ListedPlanSheet[]; twins: ReadonlySet<string> };

/** A row for each page; Enter and the arrows move up and down a column, Tab to the next cell. */
export function CheckGrid({ sheets, twins }: CheckGridProps) {
  const [atId, setAtId] = useState<number | null>(null);
  const shown = sheets.find(({ id }) => id === atId) ?? sheets[0];
  if (!shown)
    return <EmptyState title={t('This set has no sheets')}>{t('Delete it, and add the PDF again.')}</EmptyState>;
  return (
    <div className={styles.check}>
      <table className={styles.grid} aria-label={t('Sheets of the set')}>
        <thead>
          <tr>
            <th scope="col">{t('Page')}</th>
            <th scope="col">{t('Number')}</th>
            <th scope="col">{t('Title')}</th>
            <th scope="col">{t('Rev')}</th>
            <th scope="col">{t('Discipline')}</th>
            <th scope="col" aria-label={t('Delete')} />
          </tr>
        </thead>
        <tbody>
          {sheets.map((sheet) => (
            <CheckRow
              key={sheet.id}
              sheet={sheet}
              twins={twins}
              isShown={sheet.id === shown.id}
              onFocus={() => setAtId(sheet.id)}
            />
          ))}
        </tbody>
      </table>
      <figure className={styles.figure}>
        {shown.Picture?.filename && (
          <img src={resourceUrl('images', shown.Picture.filename)} alt={t('Page {{page}}', { page: shown.page })} />
        )}
        <figcaption>{t('Page {{page}}', { page: shown.page })}</figcaption>
      </figure>
    </div>
  );
}
