import type { EquipmentUsage } from '@fieldspan/api/queries/equipment-cost';
import { msg } from '@fieldspan/domain/message';
import type { Field } from '@fieldspan/records/field';

/** When and for how long; the piece or the project comes beside it. */
export const usageFields: readonly Field<'EquipmentUsage', EquipmentUsage>[] = [
  { kind: 'date', name: 'used_on', label: msg('Used on'), required: true },
  { kind: 'number', name: 'quantity', label: msg('How much'), required: true },
  {
    kind: 'choice',
    name: 'unit',
    label: msg('In'),
    required: true,
    options: [
      { value: 'h', label: msg('Hours') },
      { value: 'day', label: msg('Days') },
      { value: 'week', label: msg('Weeks') },
      { value: 'month', label: msg('Months') },
      { value: 'km', label: msg('Kilometres') },
      { value: 'mi', label: msg('Miles') },
    ],
  },
  { kind: 'text', name: 'note', label: msg('Note'), wide: true },
];
