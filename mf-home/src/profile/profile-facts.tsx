import type { Employee } from '@fieldspan/api/queries/records';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { Facts } from '@fieldspan/ui/layout/facts';

/** A person's contact details, for people who may not change them. */
export function ProfileFacts({ person: { phone_mobile: phone, email } }: { person: Employee }) {
  return (
    <Card title={t('Contact')}>
      <Facts
        facts={[
          { term: t('Phone'), fact: phone && <a href={`tel:${phone}`}>{phone}</a> },
          { term: t('E-mail'), fact: <a href={`mailto:${email}`}>{email}</a> },
        ]}
      />
    </Card>
  );
}
