import { companyQuery } from '@fieldspan/api/queries/company';
import { instantText } from '@fieldspan/domain/day-text';
import { useNow } from '@fieldspan/federation/now';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { t } from '@fieldspan/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import styles from './paper-head.module.css';

/** What stands above a printed schedule: whose it is, of when, and from when. */
export function PaperHead({ span }: { span: string }) {
  const { profile } = useCurrentUser();
  const { data: company } = useQuery({ ...companyQuery(profile.tenant_id), meta: { quiet: true } });
  const printed = instantText(useNow().toISOString());
  return (
    <div className={styles.head}>
      <span className={styles.what}>
        {company?.company_name} {t('Schedule')}
      </span>
      <span className={styles.span}>{span}</span>
      <span>{t('Printed {{moment}}', { moment: printed })}</span>
    </div>
  );
}
