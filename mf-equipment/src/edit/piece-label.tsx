import { publicLinkQuery } from '@fieldspan/api/queries/public-links';
import { useNow } from '@fieldspan/federation/now';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { LabelCard } from '../labels/label-card.tsx';

/** The label with the current address of the public page; none while the page is off. */
export function PieceLabel({ pieceId }: { pieceId: number }) {
  const { data: link } = useSuspenseQuery(publicLinkQuery({ model: 'Equipment', record_id: pieceId }));
  const now = useNow();
  const isEnded = link.ends_at !== null && Date.parse(link.ends_at) <= now.getTime();
  if (link.is_on === 1 && !isEnded) return <LabelCard slug={link.slug} />;
  return (
    <Card title={t('Label')}>
      <EmptyState title={t('The public link is closed')}>
        {t('A label would open nothing. Switch the link on again under Public link, above, and print the label then.')}
      </EmptyState>
    </Card>
  );
}
