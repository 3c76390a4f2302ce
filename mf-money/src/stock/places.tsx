import { stockPlacesQuery } from '@fieldspan/api/queries/stock';
import type { StockPlaceRow } from '@fieldspan/api/queries/stock';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { personName } from '@fieldspan/domain/person-name';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { Dialog } from '@fieldspan/ui/dialog';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconPlus } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PlaceForm } from './place-form.tsx';

type Edited = StockPlaceRow | 'new' | null;

/** Stores and vans. What a technician takes from a van is taken from their own. */
export function Places() {
  const { viewer } = useCurrentUser();
  const { data: places } = useSuspenseQuery(stockPlacesQuery());
  const [edited, setEdited] = useState<Edited>(null);
  const mayChange = mayWrite('StockPlace')(viewer);
  return (
    <Card
      title={t('Places')}
      action={
        mayChange && (
          <Button size="s" icon={<IconPlus aria-hidden="true" />} onClick={() => setEdited('new')}>
            {t('New place')}
          </Button>
        )
      }
    >
      {places.length === 0 ? (
        <EmptyState title={t('No places yet')}>
          {t('A store or a van holds materials. Parts that a technician takes from their van are taken out of it.')}
        </EmptyState>
      ) : (
        <ul>
          {places.map((place) => (
            <PlaceItem key={place.id} place={place} onEdit={mayChange ? () => setEdited(place) : null} />
          ))}
        </ul>
      )}
      <Dialog
        open={edited !== null}
        onClose={() => setEdited(null)}
        title={edited === 'new' ? t('New place') : (edited?.name ?? '')}
        size="s"
      >
        {edited !== null && <PlaceForm place={edited === 'new' ? null : edited} onSaved={() => setEdited(null)} />}
      </Dialog>
    </Card>
  );
}

const kindText = ({ kind, User }: StockPlaceRow): string =>
  kind === 'van' ? [t('Van'), User && personName(User)].filter(Boolean).join(' · ') : t('Store');

function PlaceItem({ place, onEdit }: { place: StockPlaceRow; onEdit: (() => void) | null }) {
  const { name, archived } = place;
  return (
    <ListItem
      title={name}
      subtitle={kindText(place)}
      trailing={
        <>
          {archived === 1 && <Tag tone="neutral">{t('Archived')}</Tag>}{' '}
          {onEdit !== null && (
            <Button size="s" variant="quiet" aria-label={t('Edit {{name}}', { name })} onClick={onEdit}>
              {t('Edit')}
            </Button>
          )}
        </>
      }
    />
  );
}
