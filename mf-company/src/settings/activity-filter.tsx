import { colleaguesQuery } from '@fieldspan/api/queries/colleagues';
import { ACTIVITY_KINDS } from '@fieldspan/contract/history-calls';
import type { ActivityKind } from '@fieldspan/contract/history-calls';
import { type Message, msg } from '@fieldspan/domain/message';
import { personName } from '@fieldspan/domain/person-name';
import { DateField } from '@fieldspan/ui/date-field';
import { t, translated } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import { useSuspenseQuery } from '@tanstack/react-query';
import styles from './activity.module.css';
import { useActivityFilters } from './use-activity-filters.ts';

const KINDS: Readonly<Record<ActivityKind, Message>> = {
  sign_in: msg('Sign-ins'),
  permission: msg('Permissions and roles'),
  account: msg('Accounts'),
  approval: msg('Approvals and statuses'),
  deletion: msg('Deleted and restored'),
  export: msg('Exports'),
};

/** Filters by person, kind and time; kept in the address. */
export function ActivityFilter() {
  const { data: colleagues } = useSuspenseQuery(colleaguesQuery());
  const { get, set } = useActivityFilters();
  return (
    <section className={styles.filters} aria-label={t('Filter the activity')}>
      <SelectField
        label={t('Person')}
        value={get('person')}
        onChange={(value) => set('person', value)}
        options={[
          { value: '', label: t('Everybody') },
          ...colleagues.map((person) => ({ value: String(person.id), label: personName(person) })),
        ]}
      />
      <SelectField
        label={t('Kind')}
        value={get('kind')}
        onChange={(value) => set('kind', value)}
        options={[
          { value: '', label: t('Everything') },
          ...ACTIVITY_KINDS.map((kind) => ({ value: kind, label: translated(KINDS[kind]) })),
        ]}
      />
      <DateField label={t('From')} value={get('from')} onChange={(value) => set('from', value)} />
      <DateField label={t('To')} value={get('to')} onChange={(value) => set('to', value)} />
    </section>
  );
}
