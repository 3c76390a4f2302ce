import type { ListedPlanSheet } from '@fieldspan/api/queries/plans';
import { dayText } from '@fieldspan/domain/day-text';
import { useToday } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import styles from './plan-viewer.module.css';
import type { Compared } from './use-compared.ts';

/** Which other revision lies over this one; nothing while there is only one. */
export function CompareBar({ compared: { others, chosen, choose } }: { compared: Compared }) {
  const today = useToday();
  if (others.length === 0) return null;
  const name = ({ revision, issued_on }: ListedPlanSheet) =>
    [revision !== null && t('Rev {{revision}}', { revision }), issued_on !== null && dayText(issued_on, today)]
      .filter(Boolean)
      .join(', ') || t('Another revision');
  return (
    <select
      className={styles.compare}
      aria-label={t('Compare with')}
      value={chosen?.slug ?? ''}
      onChange={(event) => choose(others.find(({ slug }) => slug === event.target.value) ?? null)}
    >
      <option value="">{t('Compare with…')}</option>
      {others.map((other) => (
        <option key={other.id} value={other.slug}>
          {name(other)}
        </option>
      ))}
    </select>
  );
}
