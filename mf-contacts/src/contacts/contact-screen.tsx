import { contactQuery } from '@fieldspan/api/queries/records';
import { useParams } from '@fieldspan/federation/router';
import { useSuspenseQuery } from '@tanstack/react-query';
import { DETAILS, NEW } from '@fieldspan/records/entry';
import { RecordPage } from '@fieldspan/records/page/record-page';
import { contactPageEntry } from './contact-page-entry.tsx';

/** A contact; with a parent in the address, the form for a new contact of that company. */
export function ContactScreen() {
  const { id = NEW, tab = DETAILS, parent_slug: parent, cat_slug: category, purchase_tab: purchases } = useParams();
  if (category !== undefined) return <RecordPage entry={contactPageEntry} idOrSlug={id} tab="assets" />;
  if (purchases !== undefined) return <RecordPage entry={contactPageEntry} idOrSlug={id} tab="purchases" />;
  if (parent !== undefined && id === NEW) return <NewSubContact parent={parent} />;
  return <RecordPage entry={contactPageEntry} idOrSlug={id} tab={tab} />;
}

function NewSubContact({ parent }: { parent: string }) {
  const { data: company } = useSuspenseQuery(contactQuery(parent));
  return (
    <RecordPage
      entry={contactPageEntry}
      idOrSlug={NEW}
      tab={DETAILS}
      given={{ parent_id: company.id, is_customer: 0 }}
    />
  );
}
