import { billableQuery } from '@fieldspan/api/queries/billable';
import type { Billable } from '@fieldspan/api/queries/billable';
import type { Places } from '@fieldspan/contract/places';
import { centsOf, decimalText } from '@fieldspan/domain/money/decimal';
import { personName } from '@fieldspan/domain/person-name';
import { Button } from '@fieldspan/ui/button';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { Dialog } from '@fieldspan/ui/dialog';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { plural, t } from '@fieldspan/ui/i18n';
import { Stack } from '@fieldspan/ui/layout/stack';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { TextField } from '@fieldspan/ui/text-field';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';

type BillableProps = Places['document.line-source'];

/** Bills approved time and expenses of a service call or project; each makes a line that knows where it came from. */
export function BillableDialog(props: BillableProps) {
  return (
    <Suspense
      fallback={
        <Dialog open onClose={props.onClose} title={t('Time and expenses')}>
          <SkeletonRows count={3} />
        </Dialog>
      }
    >
      <Choice {...props} />
    </Suspense>
  );
}

const keyOf = ({ source: { model, id } }: Billable): string => `${model} ${id}`;

function Choice({ document, onAdd, onClose }: BillableProps) {
  const { data: billable } = useSuspenseQuery(billableQuery(document));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [rate, setRate] = useState('');
  const picked = billable.filter((each) => chosen.includes(keyOf(each)));
  const toggle = (key: string, isOn: boolean) =>
    setChosen(isOn ? [...chosen, key] : chosen.filter((other) => other !== key));
  const handleAdd = () => {
    onAdd(picked.map((each) => lineOf(each, rate)));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Time and expenses')}
      footer={
        <Button variant="primary" disabled={picked.length === 0} onClick={handleAdd}>
          {plural(picked.length, { one: 'Add {{count}} line', other: 'Add {{count}} lines' })}
        </Button>
      }
    >
      {billable.length === 0 ? (
        <EmptyState title={t('Nothing to bill')}>{t('Time and expenses show here once they are approved.')}</EmptyState>
      ) : (
        <Stack>
          <TextField label={t('Price of an hour ($)')} inputMode="decimal" value={rate} onChange={setRate} />
          {billable.map((each) => (
            <Checkbox
              key={keyOf(each)}
              label={labelOf(each)}
              checked={chosen.includes(keyOf(each))}
              onChange={(isOn) => toggle(keyOf(each), isOn)}
            />
          ))}
        </Stack>
      )}
    </Dialog>
  );
}

function labelOf({ day, what, person, hours, amount }: Billable): string {
  const size = hours === null ? `$${(amount ?? 0).toFixed(2)}` : t('{{hours}} h', { hours });
  const words = what === '' ? t('Labour') : what;
  return [day, words, person === null ? '' : personName(person), size].filter(Boolean).join(' · ');
}

/** Hours at the rate that was typed; an expense at what it cost without its tax. */
function lineOf({ day, what, hours, amount, source }: Billable, rate: string) {
  if (hours === null)
    return { description: what, quantity: '1', unit: '', price: decimalText(centsOf(amount ?? 0) * 100n), source };
  return { description: [t('Labour'), day].join(', '), quantity: String(hours), unit: 'h', price: rate, source };
}
