import { showAlert } from '@fieldspan/api/alerts';
import { refreshReaders } from '@fieldspan/api/query-client';
import { saveRecord } from '@fieldspan/api/save-record';
import { typedDecimal } from '@fieldspan/domain/money/typed-decimal';
import { useToday } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

export const KINDS = ['receive', 'move', 'use', 'count'] as const;
export type Kind = (typeof KINDS)[number];

type Typed = {
  kind: Kind;
  material: number | null;
  from: string;
  to: string;
  quantity: string;
  job: number | null;
  day: string;
  note: string;
};

export const needsFrom = (kind: Kind): boolean => kind === 'move' || kind === 'use';
export const needsTo = (kind: Kind): boolean => kind !== 'use';

/** A movement of stock while it is typed. */
export function useMovement() {
  const [clientKey] = useState(() => crypto.randomUUID());
  const today = useToday();
  const [typed, setTyped] = useState<Typed>({
    kind: 'receive',
    material: null,
    from: '',
    to: '',
    quantity: '',
    job: null,
    day: today,
    note: '',
  });
  const quantity = typedDecimal(typed.quantity);
  const saving = useMutation({
    mutationFn: () => saveRecord('StockMovement', { ...sentOf(typed, quantity), client_key: clientKey }),
    onSuccess: () => showAlert({ type: 'saved', message: t('Saved!') }),
    // Somebody else may have moved it meanwhile.
    onError: () => refreshReaders('StockMovement/save'),
  });
  return {
    typed,
    type: (values: Partial<Typed>) => setTyped((now) => ({ ...now, ...values })),
    saving,
    isComplete: isComplete(typed) && quantity !== null,
  };
}

const isComplete = ({ kind, material, from, to, job, day }: Typed): boolean =>
  material !== null &&
  day !== '' &&
  (!needsFrom(kind) || from !== '') &&
  (!needsTo(kind) || to !== '') &&
  (kind !== 'use' || job !== null);

const idOf = (isNeeded: boolean, text: string): number | null => (isNeeded ? Number(text) : null);

const sentOf = ({ kind, material, from, to, job, day, note }: Typed, quantity: string | null) => ({
  kind,
  material_id: material,
  from_place_id: idOf(needsFrom(kind), from),
  to_place_id: idOf(needsTo(kind), to),
  job_id: kind === 'use' ? job : null,
  ...(kind === 'count' ? { counted: Number(quantity) } : { quantity: Number(quantity) }),
  moved_on: day,
  note,
});
