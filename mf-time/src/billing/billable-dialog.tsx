import { billableQuery } from '@fieldspan/api/queries/billable';
import type { Billable } from '@fieldspan/api/queries/billable';
import type { Places } from '@fieldspan/contract/places';
import { centsOf, decimalText, percentOf, tenThousandths } from '@fieldspan/domain/money/decimal';
import { typedDecimal } from '@fieldspan/domain/money/typed-decimal';
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
  const [markup, setMarkup] = useState('');
  const percent = percentIn(markup);
  const picked = billable.filter((each) => chosen.includes(keyOf(each)));
  const toggle = (key: string, isOn: boolean) =>
    setChosen(isOn ? [...chosen, key] : chosen.filter((other) => other !== key));
  const handleAdd = () => {
    onAdd(picked.map((each) => lineOf(each, { rate, percent: percent ?? 0n })));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Time and expenses')}
      footer={
        <Button variant="primary" disabled={picked.length === 0 || percent === null} onClick={handleAdd}>
          {plural(picked.length, { one: 'Add {{count}} line', other: 'Add {{count}} lines' })}
        </Button>
      }
    >
      {billable.length === 0 ? (
        <EmptyState title={t('Nothing to bill')}>{t('Time and expenses show here once they are approved.')}</EmptyState>
      ) : (
        <Stack>
          <TextField label={t('Price of an hour ($)')} inputMode="decimal" value={rate} onChange={setRate} />
          {billable.some(({ hours }) => hours === null) && (
            <TextField
              label={t('Markup on expenses (%)')}
              inputMode="decimal"
              value={markup}
              onChange={setMarkup}
              {...(percent === null && { error: t('A number in percent, such as 15.') })}
            />
          )}
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

/** Nothing typed is no markup; null for what is no percentage. */
function percentIn(typed: string): bigint | null {
  const text = typed.trim() === '' ? '0' : typedDecimal(typed);
  const percent = text === null ? null : tenThousandths(text);
  return percent === null || percent < 0n ? null : percent;
}

type Prices = { rate: string; percent: bigint };

/** Hours at the rate that was typed; an expense at what it cost without its tax, with the markup to the cent. */
function lineOf({ day, what, hours, amount, source }: Billable, { rate, percent }: Prices) {
  if (hours === null) {
    const cents = centsOf(amount ?? 0);
    const price = decimalText((cents + percentOf(cents, percent)) * 100n);
    return { description: what, quantity: '1', unit: '', price, source };
  }
  return { description: [t('Labour'), day].join(', '), quantity: String(hours), unit: 'h', price: rate, source };
}
