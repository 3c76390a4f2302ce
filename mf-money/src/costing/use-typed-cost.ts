import { deleteRecord } from '@fieldspan/api/delete-record';
import { saveRecord } from '@fieldspan/api/save-record';
import type { CostRecord } from '@fieldspan/contract/cost-calls';
import { COST_CODES } from '@fieldspan/domain/money/costing';
import type { CostCode } from '@fieldspan/domain/money/costing';
import { typedDecimal } from '@fieldspan/domain/money/typed-decimal';
import { useToday } from '@fieldspan/federation/now';
import { offerUndo } from '@fieldspan/federation/offer-undo';
import { t } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

type BudgetKind = 'estimate' | 'change';

/** What is written: a part of the budget, or a cost; `record` is the one that is changed. */
export type TypedCost = {
  jobId: number;
  model: 'BudgetLine' | 'JobCost';
  kind: BudgetKind;
  code: CostCode;
  record: CostRecord | null;
};

export const codeNamed = (value: string): CostCode => COST_CODES.find((code) => code === value) ?? 'other';

const textOf = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** As typed before anything is. */
const begun = ({ kind, code, record }: TypedCost, today: string) => ({
  kind,
  code,
  title: record?.title ?? '',
  amount: textOf(record?.amount),
  hours: textOf(record?.hours),
  day: record?.on ?? today,
});
type Typed = ReturnType<typeof begun>;

const isAmount = (text: string): boolean => typedDecimal(text) !== null;

const isComplete = ({ title, amount, hours, day }: Typed): boolean =>
  title.trim() !== '' && isAmount(amount) && (hours.trim() === '' || isAmount(hours)) && day !== '';

/** The record as the person saw it. */
const seen = ({ id, version }: CostRecord) => ({ id: id ?? 0, ...(version !== null && { version }) });

/** Which record is changed, or of which project there is a new one. */
const placeOf = ({ jobId, record }: TypedCost, clientKey: string) =>
  record === null ? { job_id: jobId, client_key: clientKey } : seen(record);

const whatIs = ({ code, title, amount }: Typed) => ({
  cost_code: code,
  title: title.trim(),
  amount: Number(typedDecimal(amount)),
});

const hoursOf = ({ hours }: Typed): number | null => (hours.trim() === '' ? null : Number(typedDecimal(hours)));

/** A part of the budget or a cost while it is typed. */
export function useTypedCost(written: TypedCost) {
  const today = useToday();
  const [clientKey] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(() => begun(written, today));
  const isBudget = written.model === 'BudgetLine';
  const saving = useMutation({
    mutationFn: () => {
      const values = { ...placeOf(written, clientKey), ...whatIs(typed) };
      return isBudget
        ? saveRecord('BudgetLine', { ...values, kind: typed.kind, hours: hoursOf(typed) })
        : saveRecord('JobCost', { ...values, on_day: typed.day });
    },
  });
  const removing = useMutation({
    mutationFn: async () => {
      const { model, record } = written;
      if (record === null) return;
      const name = record.title ?? '';
      offerUndo(t('“{{name}}” is removed.', { name }), [await deleteRecord(model, seen(record))]);
    },
  });
  return {
    typed,
    type: (values: Partial<Typed>) => setTyped((now) => ({ ...now, ...values })),
    isComplete: isComplete(typed),
    saving,
    removing,
  };
}
