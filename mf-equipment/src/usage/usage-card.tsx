import type { CostEntry, EquipmentUsage } from '@fieldspan/api/queries/equipment-cost';
import { mayWrite } from '@fieldspan/contract/access-rules';
import type { Blank } from '@fieldspan/contract/save';
import { dayText } from '@fieldspan/domain/day-text';
import { moneySum } from '@fieldspan/domain/money-sum';
import { moneyText } from '@fieldspan/domain/money-text';
import { personName } from '@fieldspan/domain/person-name';
import { useToday } from '@fieldspan/federation/now';
import { deleteWithWord } from '@fieldspan/federation/delete-with-word';
import { useCurrentUser } from '@fieldspan/records/current-user';
import type { Field } from '@fieldspan/records/field';
import { RecordDialog } from '@fieldspan/records/page/record-dialog';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconClock, IconPlus, IconTrash } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useState } from 'react';
import { quantityText } from './quantity-text.ts';

type UsageCardProps = {
  rows: readonly EquipmentUsage[];
  more: number;
  /** What the rows have cost; empty for people who may not see that. */
  costs: readonly CostEntry[];
  fields: readonly Field<'EquipmentUsage', EquipmentUsage>[];
  blank: Blank<'EquipmentUsage'>;
  /** What a row is called: its project, or its piece. */
  nameOf: (usage: EquipmentUsage) => string;
};

/** For how long equipment was used, what that costs and what is charged for it. */
export function UsageCard({ rows, more, costs, fields, blank, nameOf }: UsageCardProps) {
  // null: a new one.
  const [edited, setEdited] = useState<EquipmentUsage | null | 'none'>('none');
  const today = useToday();
  return (
    <>
      <RelatedCard
        title={t('Use')}
        icon={<IconClock aria-hidden="true" />}
        more={more}
        empty={t('No use written down')}
        hint={t('Hours, days, weeks or months for which equipment was used for a project.')}
        note={costs.length > 0 && <span>{totalText(costs)}</span>}
        action={
          <Button size="s" icon={<IconPlus aria-hidden="true" />} onClick={() => setEdited(null)}>
            {t('Record use')}
          </Button>
        }
      >
        {rows.map((usage) => (
          <UsageRow
            key={usage.id}
            usage={usage}
            name={nameOf(usage)}
            cost={costs.find(({ usage_id: id }) => id === usage.id)}
            onEdit={() => setEdited(usage)}
          />
        ))}
      </RelatedCard>
      <RecordDialog
        model="EquipmentUsage"
        title={edited === null ? t('Record use') : t('Correct the use')}
        fields={fields}
        record={edited === 'none' ? null : edited}
        blank={{ ...blank, used_on: today, unit: 'h' }}
        isOpen={edited !== 'none'}
        onClose={() => setEdited('none')}
      />
    </>
  );
}

function totalText(costs: readonly CostEntry[]): string {
  return t('Cost {{cost}}, charged {{charge}}', {
    cost: moneyText(moneySum(costs.map(({ cost }) => cost))),
    charge: moneyText(moneySum(costs.map(({ charge }) => charge))),
  });
}

/** `cost $43.05`, `charged $60.00`; nothing for people who may not see it. */
function costTexts(entry: CostEntry | undefined): string[] {
  const { cost = null, charge = null } = entry ?? {};
  return [
    ...(cost === null ? [] : [t('cost {{amount}}', { amount: moneyText(cost) })]),
    ...(charge === null ? [] : [t('charged {{amount}}', { amount: moneyText(charge) })]),
  ];
}

type UsageRowProps = { usage: EquipmentUsage; name: string; cost: CostEntry | undefined; onEdit: () => void };

function UsageRow({ usage, name, cost, onEdit }: UsageRowProps) {
  const { viewer, profile } = useCurrentUser();
  const isMine = usage.created_by === profile.id || mayWrite('EquipmentUsage')(viewer);
  const facts = [
    dayText(usage.used_on, useToday()),
    quantityText(usage),
    usage.User && personName(usage.User),
    ...costTexts(cost),
    usage.note,
  ];
  return (
    <ListItem
      title={name}
      subtitle={facts.filter(Boolean).join(' · ')}
      trailing={
        isMine && (
          <>
            <Button size="s" variant="quiet" aria-label={t('Correct {{name}}', { name })} onClick={onEdit}>
              {t('Correct')}
            </Button>
            <IconButton
              label={t('Delete {{name}}', { name })}
              icon={<IconTrash aria-hidden="true" />}
              onClick={() => void deleteWithWord('EquipmentUsage', usage).catch(() => undefined)}
            />
          </>
        )
      }
    />
  );
}
