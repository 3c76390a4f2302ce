import { showAlert } from '@fieldspan/api/alerts';
import type { PurchaseOrder } from '@fieldspan/api/queries/financial';
import { stockPlacesQuery } from '@fieldspan/api/queries/stock';
import { refreshReaders } from '@fieldspan/api/query-client';
import { saveRecord } from '@fieldspan/api/save-record';
import { leftToReceive, receiptProblem } from '@fieldspan/domain/money/purchasing';
import { typedDecimal } from '@fieldspan/domain/money/typed-decimal';
import { useToday } from '@fieldspan/federation/now';
import { Button } from '@fieldspan/ui/button';
import { DateField } from '@fieldspan/ui/date-field';
import { Dialog } from '@fieldspan/ui/dialog';
import { t, translated } from '@fieldspan/ui/i18n';
import { Stack } from '@fieldspan/ui/layout/stack';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrderedLine } from './ordered-lines.ts';

type DeliveryDialogProps = { order: PurchaseOrder; lines: readonly OrderedLine[]; onClose: () => void };

/** Counts what came of an order, line by line; at first all that is still to come. */
export function DeliveryDialog({ order, lines, onClose }: DeliveryDialogProps) {
  const { typed, type, day, setDay, note, setNote, place, setPlace, problems, isComplete, saving } = useDelivery(
    order,
    lines,
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Record a delivery')}
      description={t('How many came of each line. Less than nought takes back what was counted wrong.')}
      footer={
        <Button
          variant="primary"
          busy={saving.isPending}
          disabled={!isComplete}
          onClick={() => saving.mutate(undefined, { onSuccess: onClose })}
        >
          {t('Save delivery')}
        </Button>
      }
    >
      <Stack>
        {lines.map((line) => {
          const problem = problems.get(line.key) ?? null;
          return (
            <TextField
              key={line.key}
              label={line.unit === '' ? line.title : t('{{line}} ({{unit}})', { line: line.title, unit: line.unit })}
              hint={t('{{received}} of {{ordered}} came before', line)}
              inputMode="decimal"
              value={typed[line.key] ?? ''}
              onChange={(value) => type(line.key, value)}
              {...(problem !== null && { error: translated(problem) })}
            />
          );
        })}
        <DateField label={t('Received on')} value={day} onChange={setDay} />
        <PlaceField value={place} onChange={setPlace} />
        <TextField label={t('Note')} value={note} onChange={setNote} />
      </Stack>
    </Dialog>
  );
}

type PlaceFieldProps = { value: string; onChange: (place: string) => void };

/** Where it lies then, for companies that keep a stock. */
function PlaceField({ value, onChange }: PlaceFieldProps) {
  const { data: all = [] } = useQuery(stockPlacesQuery());
  const places = all.filter(({ archived }) => archived === 0);
  if (places.length === 0) return null;
  return (
    <SelectField
      label={t('Put into stock at')}
      hint={t('Lines of the price list lie there then.')}
      value={value}
      options={[
        { value: '', label: t('Not into stock') },
        ...places.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={onChange}
    />
  );
}

const openingOf = (line: OrderedLine): string => {
  const left = leftToReceive(line);
  return left === '0' ? '' : left;
};

/** A delivery while it is typed. */
function useDelivery(order: PurchaseOrder, lines: readonly OrderedLine[]) {
  const [clientKey] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(lines.map((line) => [line.key, openingOf(line)])),
  );
  const today = useToday();
  const [day, setDay] = useState<string>(today);
  const [note, setNote] = useState('');
  const [place, setPlace] = useState('');
  const came = lines.flatMap((line) => {
    const text = (typed[line.key] ?? '').trim();
    return text === '' ? [] : [{ line, quantity: typedDecimal(text) ?? text }];
  });
  const problems = new Map(came.map(({ line, quantity }) => [line.key, receiptProblem(line, quantity)]));
  const counted = came.filter(({ quantity }) => Number(quantity) !== 0);
  const saving = useMutation({
    mutationFn: () =>
      saveRecord('OrderReceipt', {
        po_id: order.id,
        received_on: day,
        note,
        stock_place_id: place === '' ? null : Number(place),
        lines_json: JSON.stringify(counted.map(({ line, quantity }) => ({ line: line.key, quantity }))),
        client_key: clientKey,
      }),
    onSuccess: () => showAlert({ type: 'saved', message: t('Delivery saved') }),
    // Somebody else may have counted the same delivery.
    onError: () => refreshReaders('OrderReceipt/save'),
  });
  const isRight = [...problems.values()].every((problem) => problem === null);
  return {
    typed,
    type: (key: string, value: string) => setTyped((now) => ({ ...now, [key]: value })),
    day,
    setDay,
    note,
    setNote,
    place,
    setPlace,
    problems,
    saving,
    isComplete: isRight && counted.length > 0 && day !== '',
  };
}
