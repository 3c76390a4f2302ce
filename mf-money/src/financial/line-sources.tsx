import { billableQuery } from '@fieldspan/api/queries/billable';
import type { Billable } from '@fieldspan/api/queries/billable';
import { personName } from '@fieldspan/domain/person-name';
import { centsOf, decimalText } from '@fieldspan/domain/money/decimal';
import { Button } from '@fieldspan/ui/button';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { Dialog } from '@fieldspan/ui/dialog';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconClock } from '@fieldspan/ui/icons';
import { Stack } from '@fieldspan/ui/layout/stack';
import { TextField } from '@fieldspan/ui/text-field';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { newLine } from '../parts/lines/change-lines.ts';
import type { Lines } from '../parts/lines/change-lines.ts';

type LineSourcesProps = {
  serviceId: number;
  /** Taxes of a new line. */
  taxes: readonly string[];
  onAdd: (lines: Lines) => void;
};

/** Bills approved time and expenses of the service call; each makes a line that knows where it came from. */
export function LineSources(props: LineSourcesProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={<IconClock aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t('From time and expenses …')}
      </Button>
      {isOpen && (
        <Suspense>
          <SourcesDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const keyOf = ({ source: { model, id } }: Billable): string => `${model} ${id}`;

function SourcesDialog({ serviceId, taxes, onAdd, onClose }: LineSourcesProps & { onClose: () => void }) {
  const { data: billable } = useSuspenseQuery(billableQuery(serviceId));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [rate, setRate] = useState('');
  const picked = billable.filter((each) => chosen.includes(keyOf(each)));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Time and expenses of this service')}
      footer={
        <Button
          variant="primary"
          disabled={picked.length === 0}
          onClick={() => {
            onAdd(picked.map((each) => lineOf(each, { taxes, rate })));
            onClose();
          }}
        >
          {plural(picked.length, { one: 'Add {{count}} line', other: 'Add {{count}} lines' })}
        </Button>
      }
    >
      {billable.length === 0 ? (
        <EmptyState title={t('Nothing to bill')}>
          {t('Time and expenses of this service show here once they are approved.')}
        </EmptyState>
      ) : (
        <Stack>
          <TextField label={t('Price of an hour ($)')} inputMode="decimal" value={rate} onChange={setRate} />
          {billable.map((each) => (
            <Checkbox
              key={keyOf(each)}
              label={labelOf(each)}
              checked={chosen.includes(keyOf(each))}
              onChange={(isOn) =>
                setChosen(isOn ? [...chosen, keyOf(each)] : chosen.filter((key) => key !== keyOf(each)))
              }
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

type Priced = { taxes: readonly string[]; rate: string };

/** Hours at the rate that was typed; an expense at what it cost without its tax. */
function lineOf(each: Billable, { taxes, rate }: Priced) {
  const { day, what, hours, amount, source } = each;
  const line = { ...newLine('item', taxes), source };
  if (hours !== null)
    return { ...line, description: [t('Labour'), day].join(', '), quantity: String(hours), unit: 'h', price: rate };
  return { ...line, description: what, price: decimalText(centsOf(amount ?? 0) * 100n) };
}
