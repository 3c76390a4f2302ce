import { activePeopleQuery, allCertificatesQuery } from '@fieldspan/api/queries/certificates';
import { certificateMatrix } from '@fieldspan/domain/certificate-matrix';
import { certificateState } from '@fieldspan/domain/certificate-state';
import { personName } from '@fieldspan/domain/person-name';
import { useToday } from '@fieldspan/federation/now';
import { useSearchParams } from '@fieldspan/federation/router';
import { useSearchText } from '@fieldspan/federation/search-text';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { useNarrow } from '@fieldspan/ui/narrow';
import { SearchField } from '@fieldspan/ui/search-field';
import { useSuspenseQueries } from '@tanstack/react-query';
import { LinkChips } from '@fieldspan/records/list/link-chips';
import { MatrixCards } from './matrix-cards.tsx';
import { MatrixLegend } from './matrix-legend.tsx';
import { MatrixTable } from './matrix-table.tsx';
import styles from './matrix.module.css';

const ATTENTION: ReadonlySet<string> = new Set(['expired', 'ending', 'soon']);

export function Matrix() {
  const [{ data: people }, { data: certificates }] = useSuspenseQueries({
    queries: [activePeopleQuery(), allCertificatesQuery()],
  });
  const { typed, text, setTyped } = useSearchText();
  const [params] = useSearchParams();
  const today = useToday();
  const isNarrow = useNarrow(800);
  const onlyAttention = params.get('show') === 'attention';
  const wanted = text.toLocaleLowerCase();
  const needsAttention = new Set(
    certificates
      .filter(({ expires }) => ATTENTION.has(certificateState(expires, today).kind))
      .map(({ user_id }) => user_id),
  );
  const shown = people.filter(
    (person) =>
      personName(person).toLocaleLowerCase().includes(wanted) && (!onlyAttention || needsAttention.has(person.id)),
  );
  const matrix = certificateMatrix(shown, certificates);
  const Shape = isNarrow ? MatrixCards : MatrixTable;
  return (
    <>
      <div className={styles.bar}>
        <SearchField className={styles.search ?? ''} label={t('Search people')} value={typed} onChange={setTyped} />
        <LinkChips
          chips={[
            { to: '/safety/certificates/matrix', label: t('Everybody'), isCurrent: !onlyAttention },
            {
              to: '/safety/certificates/matrix?show=attention',
              label: t('Ended or ending'),
              isCurrent: onlyAttention,
            },
          ]}
        />
      </div>
      <MatrixLegend />
      {matrix.rows.length === 0 || matrix.titles.length === 0 ? (
        <EmptyState title={t('No Training Certificates')}>
          {text === ''
            ? t('Certificates show here, one column for each kind.')
            : t('Nobody here matches “{{search}}”.', { search: text })}
        </EmptyState>
      ) : (
        <Shape matrix={matrix} today={today} />
      )}
    </>
  );
}
