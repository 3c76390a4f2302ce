import type { IncidentCase, IncidentRegister } from '@fieldspan/contract/incident-calls';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconClipboardCheck } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import styles from './incidents.module.css';

const COLUMNS = ['G', 'H', 'I', 'J'] as const;

/** OSHA's form 300 as a table, with the letters of its columns. */
export function LogTable({ log: { cases, totals } }: { log: IncidentRegister }) {
  return (
    <Card title={t('OSHA log')} icon={<IconClipboardCheck aria-hidden="true" />}>
      {cases.length === 0 ? (
        <EmptyState title={t('No case is recorded in this year')}>
          {t(
            'Cases with health care, modified work or days away show here, where the rules of the United States count.',
          )}
        </EmptyState>
      ) : (
        <div className={styles.scroller}>
          <table className={styles.log} aria-label={t('OSHA log')}>
            <thead>
              <tr>
                {headings().map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {cases.map((one) => (
                <LogRow key={one.id} one={one} />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={6}>
                  {t('Total')}
                </th>
                {COLUMNS.map((column) => (
                  <td key={column}>{totals[column]}</td>
                ))}
                <td>{totals.K}</td>
                <td>{totals.L}</td>
                <td>–</td>
              </tr>
            </tfoot>
          </table>
        </div>
      )}
    </Card>
  );
}

const headings = (): string[] => [
  t('A Case'),
  t('B Name'),
  t('C Job title'),
  t('D Date'),
  t('E Where'),
  t('F Injury'),
  t('G Death'),
  t('H Days away'),
  t('I Restricted'),
  t('J Other'),
  t('K Days'),
  t('L Days'),
  t('M Kind'),
];

function LogRow({ one }: { one: IncidentCase }) {
  return (
    <tr>
      <th scope="row">
        <AppLink to={`/safety/incident/${one.slug}`}>{one.number}</AppLink>
      </th>
      <td>{one.name}</td>
      <td>{one.job_title}</td>
      <td>
        <time dateTime={one.happened_on}>{one.happened_on}</time>
      </td>
      <td>{one.place}</td>
      <td>{one.injury}</td>
      {COLUMNS.map((column) => (
        <td key={column}>{column === one.column && '✕'}</td>
      ))}
      <td>{one.days_away}</td>
      <td>{one.days_restricted}</td>
      <td>{one.illness}</td>
    </tr>
  );
}
