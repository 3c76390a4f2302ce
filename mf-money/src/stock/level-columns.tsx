import type { StockLevel } from '@fieldspan/contract/stock-calls';
import { numberText } from '@fieldspan/domain/number-text';
import { Muted } from '@fieldspan/records/cells/muted';
import type { Column } from '@fieldspan/ui/columns';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { Tag } from '@fieldspan/ui/tag';

type Says = (level: StockLevel) => boolean;

const quantity = (value: number, unit: string | null): string => [numberText(value), unit].filter(Boolean).join(' ');

/** Material, how much of it there is, and where. */
export const levelColumns = (hasLevel: Says, isLow: Says): Column<StockLevel>[] => [
  {
    key: 'material',
    header: t('Material'),
    card: 'title',
    value: ({ description }) => description,
    cell: ({ slug, description, code }) => (
      <AppLink to={`/materials/list?open=${slug}`}>{[code, description].filter(Boolean).join(' · ')}</AppLink>
    ),
  },
  {
    key: 'places',
    header: t('Where'),
    card: 'fact',
    value: ({ places }) => places.length,
    cell: ({ places, unit }) => (
      <Muted>{places.map((place) => `${place.name} ${quantity(place.quantity, unit)}`).join(' · ')}</Muted>
    ),
  },
  {
    key: 'on_hand',
    header: t('There'),
    align: 'end',
    card: 'fact',
    value: ({ on_hand }) => on_hand,
    cell: (level) => (
      <>
        {quantity(level.on_hand, level.unit)}{' '}
        {level.on_hand < 0 ? <Tag tone="red">{t('Count it')}</Tag> : isLow(level) && <Tag tone="amber">{t('Low')}</Tag>}
      </>
    ),
  },
  {
    key: 'ordered',
    header: t('Ordered'),
    align: 'end',
    card: 'fact',
    value: ({ ordered }) => ordered,
    cell: ({ ordered, unit }) => (ordered === 0 ? null : quantity(ordered, unit)),
  },
  {
    key: 'level',
    header: t('Reorder below'),
    align: 'end',
    card: 'hidden',
    value: ({ reorder_level }) => reorder_level,
    cell: (level) => (hasLevel(level) ? quantity(level.reorder_level ?? 0, level.unit) : null),
  },
];
