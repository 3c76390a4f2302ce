import { subContactsQuery } from '@fieldspan/api/queries/records';
import type { Contact } from '@fieldspan/api/queries/records';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { Avatar } from '@fieldspan/ui/avatar';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconPlus, IconUsers } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { InlineFacts } from '@fieldspan/records/cells/inline-facts';

/** The people of a company. */
export function SubContacts({ record }: { record: Contact }) {
  const { viewer } = useCurrentUser();
  const {
    data: { rows: contacts, more },
  } = useSuspenseQuery(subContactsQuery(record.id));
  const newTo = `/contact/new/details/${record.slug}`;
  return (
    <RelatedCard
      more={more}
      title={t('Sub-contacts')}
      icon={<IconUsers aria-hidden="true" />}
      empty={t('No Sub-contacts')}
      hint={t('People who work for this contact: whom to call, whom to ask at the gate.')}
      action={
        mayWrite('Contact')(viewer) && (
          <Button size="s" icon={<IconPlus aria-hidden="true" />} render={<AppLink to={newTo} />}>
            {t('New sub-contact')}
          </Button>
        )
      }
    >
      {contacts.map((contact) => (
        <ListItem
          key={contact.id}
          to={`/contact/${contact.slug}/summary`}
          leading={<Avatar name={contact.name} />}
          title={contact.name}
          subtitle={<InlineFacts facts={[contact.phone, contact.email]} />}
        />
      ))}
    </RelatedCard>
  );
}
