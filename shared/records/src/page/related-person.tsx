import type { NamedPerson } from '@fieldspan/domain/person-name';
import { personName } from '@fieldspan/domain/person-name';
import { Avatar } from '@fieldspan/ui/avatar';
import { t } from '@fieldspan/ui/i18n';
import { ListItem } from '@fieldspan/ui/list-item';
import type { ReactNode } from 'react';
import { InlineFacts } from '../cells/inline-facts.tsx';

export type Colleague = NamedPerson & { slug: string; job_title: string | null; phone_mobile: string | null };
type RelatedPersonProps = { person: Colleague | null; trailing?: ReactNode };

/** A person on a job, with their contact details. */
export function RelatedPerson({ person, trailing }: RelatedPersonProps) {
  const name = person ? personName(person) : t('Unknown person');
  return (
    <ListItem
      leading={<Avatar name={name} />}
      title={name}
      subtitle={<InlineFacts facts={[person?.job_title, person?.phone_mobile]} />}
      trailing={trailing}
      {...(person && { to: `/employee/${person.slug}/profile` })}
    />
  );
}
