import type { ListedPlanSheet, PlanSheetRecord } from '@fieldspan/api/queries/plans';
import { dayText } from '@fieldspan/domain/day-text';
import { useToday } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconCircleCheck } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { Tag } from '@fieldspan/ui/tag';
import styles from './plan-viewer.module.css';

type RevisionTagProps = { sheet: PlanSheetRecord; current: ListedPlanSheet | undefined };

/** Which revision it is, and whether it is in force. An old one leads to the one that is. */
export function RevisionTag({ sheet, current }: RevisionTagProps) {
  const today = useToday();
  const revision = sheet.revision === null ? null : t('Rev {{revision}}', { revision: sheet.revision });
  const name = revision ?? dayText(sheet.issued_on, today);
  if (sheet.published_at === null) return <Tag tone="amber">{t('Not published')}</Tag>;
  if (sheet.is_current === 1)
    return (
      <Tag tone="green" icon={<IconCircleCheck aria-hidden="true" />}>
        {t('{{revision}}, current', { revision: name })}
      </Tag>
    );
  return (
    <span className={styles.revision}>
      <Tag tone="red" icon={<IconAlertTriangle aria-hidden="true" />}>
        {t('{{revision}}, old', { revision: name })}
      </Tag>
      {current && <AppLink to={`/library/plan/${current.slug}`}>{t('Show the current one')}</AppLink>}
    </span>
  );
}
