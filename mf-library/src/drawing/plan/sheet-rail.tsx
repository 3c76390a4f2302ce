import { sheetsWithWordsQuery, type ListedPlanSheet, type PlanSheetRecord } from '@fieldspan/api/queries/plans';
import { resourceUrl } from '@fieldspan/api/resource-url';
import { DISCIPLINES, DISCIPLINE_LABELS } from '@fieldspan/domain/plans/sheet-number';
import { plural, t, translated } from '@fieldspan/ui/i18n';
import { IconMapPin } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { SearchField } from '@fieldspan/ui/search-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import styles from './sheet-rail.module.css';

type SheetRailProps = { sheet: PlanSheetRecord; inForce: readonly ListedPlanSheet[] };

/** The sheets in force beside the one that is open. */
export function SheetRail({ sheet, inForce }: SheetRailProps) {
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const { data: found } = useQuery({
    ...sheetsWithWordsQuery(sheet.job_id, words),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
  const shown = words === '' ? inForce : inForce.filter(({ id }) => found?.includes(id) ?? false);
  return (
    <nav className={styles.rail} aria-label={t('Sheets')}>
      <div className={styles.head}>
        <p className={styles.project}>{sheet.Job?.job_name}</p>
        <p className={styles.count}>{plural(inForce.length, { one: '{{count}} sheet', other: '{{count}} sheets' })}</p>
        <SearchField label={t('Sheet or words on it')} value={typed} onChange={setTyped} />
      </div>
      <div className={styles.groups}>
        {DISCIPLINES.map((key) => ({ key, sheets: shown.filter(({ discipline }) => discipline === key) }))
          .filter(({ sheets }) => sheets.length > 0)
          .map(({ key, sheets }) => (
            <section key={key} aria-label={translated(DISCIPLINE_LABELS[key])}>
              <h3 className={styles.heading}>
                {translated(DISCIPLINE_LABELS[key])} <span>{sheets.length}</span>
              </h3>
              <ul>
                {sheets.map((each) => (
                  <RailRow key={each.id} sheet={each} isOpen={each.id === sheet.id} />
                ))}
              </ul>
            </section>
          ))}
      </div>
    </nav>
  );
}

function RailRow({ sheet, isOpen }: { sheet: ListedPlanSheet; isOpen: boolean }) {
  const { slug, number, title, revision, pins, Picture } = sheet;
  return (
    <li>
      <AppLink to={`/library/plan/${slug}`} className={styles.row} aria-current={isOpen ? 'page' : undefined}>
        <span className={styles.paper}>
          {Picture?.filename && <img src={resourceUrl('images', Picture.filename)} alt="" loading="lazy" />}
        </span>
        <span className={styles.text}>
          <span>
            <b>{number}</b> {revision !== null && t('Rev {{revision}}', { revision })}
          </span>
          <span className={styles.title}>{title}</span>
        </span>
        {pins > 0 && (
          <span className={styles.pins}>
            <IconMapPin aria-hidden="true" /> {pins}
          </span>
        )}
      </AppLink>
    </li>
  );
}
