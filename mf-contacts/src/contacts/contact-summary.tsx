import type { Contact } from '@fieldspan/api/queries/records';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconAddressBook, IconMapPin } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { CardGrid } from '@fieldspan/ui/layout/card-grid';
import { Facts } from '@fieldspan/ui/layout/facts';
import { webAddress } from './web-address.ts';

/** A contact's details, with directions. */
export function ContactSummary({ record: contact }: { record: Contact }) {
  const { phone, email, Company } = contact;
  const website = webAddress(contact.website);
  const address = [contact.address, contact.city, contact.province, contact.postal_code].filter(Boolean).join(', ');
  return (
    <CardGrid>
      <Card title={t('Contact')} icon={<IconAddressBook aria-hidden="true" />}>
        <Facts
          facts={[
            { term: t('Phone'), fact: phone && <a href={`tel:${phone}`}>{phone}</a> },
            { term: t('E-mail'), fact: email && <a href={`mailto:${email}`}>{email}</a> },
            {
              term: t('Website'),
              fact: website && (
                <a href={website} target="_blank" rel="noopener noreferrer">
                  {contact.website}
                </a>
              ),
            },
            {
              term: t('Company'),
              fact: Company && <AppLink to={`/contact/${Company.slug}/summary`}>{Company.name}</AppLink>,
            },
            { term: t('Notes'), fact: contact.notes },
          ]}
        />
      </Card>
      <Card title={t('Place')} icon={<IconMapPin aria-hidden="true" />}>
        <Facts
          facts={[
            { term: t('Address'), fact: address },
            { term: t('Access notes'), fact: contact.access_notes },
          ]}
        />
      </Card>
    </CardGrid>
  );
}
