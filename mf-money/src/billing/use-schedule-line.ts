import { call } from '@fieldspan/api/call';
import type { BilledJob, ScheduleLine } from '@fieldspan/api/queries/billing';
import { saveRecord } from '@fieldspan/api/save-record';
import { listInText } from '@fieldspan/domain/json-text';
import { typedDecimal } from '@fieldspan/domain/money/typed-decimal';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

type EditedLine = {
  job: BilledJob;
  /** null adds one. */
  line: ScheduleLine | null;
  /** How many there are. */
  after: number;
  /** Taxes of a new line. */
  defaults: readonly string[];
};

/** As typed before anything is. */
function begun({ job, line, defaults }: EditedLine) {
  if (line === null) return { title: '', value: '', percent: String(job.holdback_percent ?? 0), taxes: [...defaults] };
  return {
    title: line.title,
    value: String(line.value ?? 0),
    percent: String(line.holdback_percent),
    taxes: listInText(line.taxes_json).filter((name) => typeof name === 'string'),
  };
}

/** A part of the contract while it is typed. */
export function useScheduleLine(edited: EditedLine) {
  const { job, line, after } = edited;
  const [clientKey] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(() => begun(edited));
  const [value, percent] = [typedDecimal(typed.value), typedDecimal(typed.percent)];
  const saving = useMutation({
    mutationFn: () =>
      saveRecord('ScheduleLine', {
        ...(line === null
          ? { job_id: job.id, sort_order: after + 1, client_key: clientKey }
          : { id: line.id, version: line.version }),
        title: typed.title.trim(),
        value: Number(value),
        holdback_percent: Number(percent),
        taxes_json: JSON.stringify(typed.taxes),
      }),
  });
  const removing = useMutation({ mutationFn: () => call('ScheduleLine/delete', { id: line?.id ?? 0 }) });
  return {
    typed,
    type: (values: Partial<typeof typed>) => setTyped((now) => ({ ...now, ...values })),
    isComplete: typed.title.trim() !== '' && value !== null && percent !== null,
    saving,
    removing,
  };
}
