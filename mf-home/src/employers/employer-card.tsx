import type { Profile } from '@fieldspan/api/profile';
import type { Employment } from '@fieldspan/api/queries/company';
import { dataText, msg } from '@fieldspan/domain/message';
import { Avatar } from '@fieldspan/ui/avatar';
import { translated } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';
import { EmployerActions } from './employer-actions.tsx';
import styles from './employers-screen.module.css';
import { employmentState } from './employment-state.ts';
import type { EmploymentState } from './employment-state.ts';

const FACES = {
  current: { tone: 'green', label: msg('Active employer') },
  available: { tone: 'neutral', label: msg('Employer') },
  invited: { tone: 'amber', label: msg('Invitation') },
  declined: { tone: 'red', label: msg('Declined') },
  inactive: { tone: 'neutral', label: msg('No longer active') },
} as const satisfies Record<EmploymentState, { tone: 'green' | 'neutral' | 'amber' | 'red'; label: string }>;

type EmployerCardProps = { employment: Employment; person: Profile };

/** One company with the person's role there, and the possible actions. */
export function EmployerCard({ employment, person }: EmployerCardProps) {
  const state = employmentState(employment, person.tenant_id);
  const { company_name: name } = employment;
  const place = [employment.city, employment.province].filter(Boolean).join(', ');
  return (
    <li className={styles.card} data-current={state === 'current' || undefined}>
      <div className={styles.head}>
        <Avatar name={name} />
        <div className={styles.text}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.note}>
            {[employment.role_type && translated(dataText(employment.role_type)), place].filter(Boolean).join(' · ')}
          </p>
        </div>
        <Tag tone={FACES[state].tone}>{translated(FACES[state].label)}</Tag>
      </div>
      <EmployerActions state={state} employment={employment} userId={person.id} />
    </li>
  );
}
