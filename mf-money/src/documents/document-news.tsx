import type { DocumentNews } from '@fieldspan/api/queries/documents';
import { instantText } from '@fieldspan/domain/day-text';
import { objectInText } from '@fieldspan/domain/json-text';
import { type Message, msg } from '@fieldspan/domain/message';
import { GivenSignature } from '@fieldspan/records/cells/given-signature';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconMessage } from '@fieldspan/ui/icons';
import { NewsRow } from './news-row.tsx';

const HAPPENED: Readonly<Record<DocumentNews['kind'], Message>> = {
  sent: msg('Sent to {{name}}'),
  viewed: msg('Opened by {{name}}'),
  accepted: msg('Accepted by {{name}}'),
  declined: msg('Declined by {{name}}'),
  comment: msg('{{name}} wrote'),
};

type DocumentNewsProps = { events: { rows: readonly DocumentNews[]; more: number } };

/** What the customer did with a document, and how they signed. */
export function DocumentNewsCard({ events: { rows, more } }: DocumentNewsProps) {
  return (
    <RelatedCard
      more={more}
      title={t('With the customer')}
      icon={<IconMessage aria-hidden="true" />}
      empty={t('Nothing happened yet')}
      hint={t('When it was sent and opened, and what the customer answered, shows here.')}
    >
      {rows.map((event) => (
        <NewsRow
          key={event.id}
          title={translated(HAPPENED[event.kind], { name: event.by_name ?? '' })}
          trailing={instantText(event.created_at)}
        >
          {event.note && <span>{event.note}</span>}
          <GivenSignature json={signatureOf(event)} />
        </NewsRow>
      ))}
    </RelatedCard>
  );
}

/** As a signature of a form; null where nothing was drawn. */
function signatureOf({ by_name: name, details_json }: DocumentNews): string | null {
  const drawn = Object.entries(objectInText(details_json)).find(([key]) => key === 'signature')?.[1];
  if (typeof drawn !== 'string') return null;
  return `{"name":${JSON.stringify(name ?? '')},"trail":${drawn}}`;
}
