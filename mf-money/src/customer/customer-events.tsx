import type { CustomerDocument } from '@fieldspan/contract/document-calls';
import { instantText } from '@fieldspan/domain/day-text';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { NewsRow } from '../documents/news-row.tsx';

/** What was answered and written about the document. */
export function CustomerEvents({ events }: Pick<CustomerDocument, 'events'>) {
  if (events.length === 0) return null;
  return (
    <Card title={t('Answers and comments')}>
      <ul>
        {events.map(({ id, kind, by_name, note, at }) => (
          <NewsRow key={id} title={titleOf(kind, by_name ?? '')} trailing={instantText(at)}>
            {note && <span>{note}</span>}
          </NewsRow>
        ))}
      </ul>
    </Card>
  );
}

function titleOf(kind: string, name: string): string {
  if (kind === 'accepted') return t('Accepted by {{name}}', { name });
  if (kind === 'declined') return t('Declined by {{name}}', { name });
  return t('{{name}} wrote', { name });
}
