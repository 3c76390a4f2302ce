import { stockMovementsQuery } from '@fieldspan/api/queries/stock';
import type { StockMovementRow } from '@fieldspan/api/queries/stock';
import { dayText } from '@fieldspan/domain/day-text';
import { msg } from '@fieldspan/domain/message';
import { numberText } from '@fieldspan/domain/number-text';
import { personName } from '@fieldspan/domain/person-name';
import { useToday } from '@fieldspan/federation/now';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconPackages } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';

/** What moved last, and who says so. */
export function Movements() {
  const today = useToday();
  const {
    data: { rows, more },
  } = useSuspenseQuery(stockMovementsQuery());
  return (
    <RelatedCard
      more={more}
      title={t('Movements')}
      icon={<IconPackages aria-hidden="true" />}
      empty={t('Nothing moved yet')}
      hint={t('What is put in, moved, used and counted shows here.')}
    >
      {rows.map((movement) => (
        <ListItem
          key={movement.id}
          title={`${amountText(movement)} · ${movement.Material?.description ?? ''}`}
          subtitle={wordsOf(movement)}
          trailing={dayText(movement.moved_on, today)}
        />
      ))}
    </RelatedCard>
  );
}

const amountText = ({ quantity, Material, kind, from_place_id }: StockMovementRow): string => {
  const sign = kind === 'move' ? '' : from_place_id === null ? '+' : '−';
  return [`${sign}${numberText(quantity)}`, Material?.unit].filter(Boolean).join(' ');
};

const KINDS = {
  receive: msg('Put in'),
  move: msg('Moved'),
  use: msg('Used'),
  count: msg('Counted'),
} as const;

function wordsOf({ kind, FromPlace, ToPlace, Job, CreatedBy, counted, note }: StockMovementRow): string {
  const places = [FromPlace?.name, ToPlace?.name].filter(Boolean).join(' → ');
  const count = counted === null ? '' : t('{{count}} there', { count: numberText(counted) });
  const by = CreatedBy === null ? '' : personName(CreatedBy);
  return [translated(KINDS[kind]), places, count, Job?.job_num, note, by].filter(Boolean).join(' · ');
}
