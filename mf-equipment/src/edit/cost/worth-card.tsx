import type { Equipment } from '@fieldspan/api/queries/equipment';
import type { CostEntry } from '@fieldspan/api/queries/equipment-cost';
import { maintenanceRecordsQuery } from '@fieldspan/api/queries/maintenance';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { chargeOutRates } from '@fieldspan/domain/charge-out-rates';
import { dayText } from '@fieldspan/domain/day-text';
import { USAGE_UNITS, costPerHour, depreciation, usageHours } from '@fieldspan/domain/equipment/usage-cost';
import { msg } from '@fieldspan/domain/message';
import { moneySum } from '@fieldspan/domain/money-sum';
import { moneyText } from '@fieldspan/domain/money-text';
import { numberText } from '@fieldspan/domain/number-text';
import { useToday } from '@fieldspan/federation/now';
import { useCurrentUser } from '@fieldspan/records/current-user';
import type { Field } from '@fieldspan/records/field';
import { RecordDialog } from '@fieldspan/records/page/record-dialog';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FactList } from '../../piece/fact-list.tsx';
import styles from './cost-tab.module.css';
import { PieceRates } from './piece-rates.tsx';

const FIELDS: readonly Field<'Equipment', Equipment>[] = [
  { kind: 'date', name: 'bought_on', label: msg('Bought on') },
  { kind: 'number', name: 'bought_for', label: msg('Bought for'), unit: '$' },
  { kind: 'number', name: 'life_years', label: msg('Used for how many years') },
  { kind: 'number', name: 'salvage_value', label: msg('Worth after that'), unit: '$' },
  {
    kind: 'number',
    name: 'cost_per_hour',
    label: msg('Cost to the company per hour'),
    unit: '$',
    hint: msg('Empty means that of the type.'),
  },
];

/** What was paid for a piece, what it has lost, and what an hour of it costs; for people who manage equipment. */
export function WorthCard({ piece, costs }: { piece: Equipment; costs: readonly CostEntry[] }) {
  const { viewer } = useCurrentUser();
  const [isOpen, setIsOpen] = useState(false);
  if (!mayWrite('Equipment')(viewer)) return null;
  return (
    <Card
      title={t('What it costs')}
      action={
        <div className={styles.actions}>
          <PieceRates piece={piece} />
          <Button size="s" onClick={() => setIsOpen(true)}>
            {t('Edit')}
          </Button>
        </div>
      }
    >
      <Worth piece={piece} costs={costs} />
      <RecordDialog
        model="Equipment"
        title={t('What it costs')}
        fields={FIELDS}
        record={piece}
        blank={{}}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </Card>
  );
}

function Worth({ piece, costs }: { piece: Equipment; costs: readonly CostEntry[] }) {
  const today = useToday();
  const { data: records } = useSuspenseQuery(maintenanceRecordsQuery(piece.id));
  const services = moneySum(records.rows.map(({ cost }) => cost));
  const worth = depreciation(piece, today) ?? NOT_KNOWN;
  const hours = hoursOf(costs);
  const real = costPerHour({ lost: worth.lost ?? 0, services, hours });
  return (
    <FactList
      facts={[
        { term: t('Bought on'), text: dayText(piece.bought_on, today) },
        { term: t('Bought for'), text: moneyText(piece.bought_for) },
        { term: t('Loses each year'), text: moneyText(worth.perYear) },
        { term: t('Worth today'), text: moneyText(worth.worth) },
        { term: t('Services so far'), text: moneyText(services || null) },
        { term: t('Hours of use'), text: hours > 0 ? numberText(hours) : null },
        { term: t('An hour has cost'), text: moneyText(real) },
        { term: t('An hour is counted as'), text: countedText(piece) },
        { term: t('Charged'), text: chargedText(piece) },
      ]}
    />
  );
}

const NOT_KNOWN = { perYear: null, lost: null, worth: null };

const countedText = ({ cost_per_hour: own, EquipmentType: type }: Equipment): string =>
  moneyText(own ?? type?.cost_per_hour ?? null) || t('Nothing yet');

const NO_RATES = { charge_out_rates_json: null, charge_out_rate: null, charge_out_rate_unit: null };

/** The rates of the piece, or else of its type. */
function chargedText({ charge_out_rates_json: own, EquipmentType: type }: Equipment): string {
  const rated = own === null ? (type ?? NO_RATES) : { ...NO_RATES, charge_out_rates_json: own };
  return chargeOutRates(rated).join(' · ') || t('Nothing yet');
}

const hoursOf = (costs: readonly CostEntry[]): number =>
  costs.reduce((sum, { quantity, unit }) => {
    const known = USAGE_UNITS.find((each) => each === unit);
    return known === undefined ? sum : sum + usageHours({ quantity: quantity ?? 0, unit: known });
  }, 0);
