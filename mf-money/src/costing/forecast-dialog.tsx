import { COST_CODE_NAMES } from '@fieldspan/domain/money/cost-code-names';
import { deleteRecord } from '@fieldspan/api/delete-record';
import { saveRecord } from '@fieldspan/api/save-record';
import type { CostRowAnswer } from '@fieldspan/contract/cost-calls';
import { instantText } from '@fieldspan/domain/day-text';
import { typedDecimal } from '@fieldspan/domain/money/typed-decimal';
import { offerUndo } from '@fieldspan/federation/offer-undo';
import { Dialog } from '@fieldspan/ui/dialog';
import { t, translated } from '@fieldspan/ui/i18n';
import { Stack } from '@fieldspan/ui/layout/stack';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { EditFooter } from './edit-footer.tsx';

type ForecastDialogProps = { jobId: number; row: CostRowAnswer; onClose: () => void };

function useForecast({ jobId, row: { cost_code, to_go: toGo, said } }: Omit<ForecastDialogProps, 'onClose'>) {
  const [clientKey] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState({
    amount: String(toGo),
    hours: String(said?.hours ?? ''),
    note: said?.note ?? '',
  });
  const amount = typedDecimal(typed.amount);
  const hours = typed.hours.trim() === '' ? null : typedDecimal(typed.hours);
  const saving = useMutation({
    mutationFn: () =>
      saveRecord('CostForecast', {
        ...(said === null
          ? { job_id: jobId, cost_code, client_key: clientKey }
          : { id: said.id, version: said.version }),
        to_go: Number(amount),
        hours: hours === null ? null : Number(hours),
        note: typed.note.trim(),
      }),
  });
  const removing = useMutation({
    mutationFn: async () => {
      if (said !== null) offerUndo(t('What was said is removed.'), [await deleteRecord('CostForecast', said)]);
    },
  });
  const isComplete =
    amount !== null && Number(amount) >= 0 && typed.note.trim() !== '' && (typed.hours.trim() === '' || hours !== null);
  return {
    typed,
    type: (values: Partial<typeof typed>) => setTyped((now) => ({ ...now, ...values })),
    isComplete,
    saving,
    removing,
  };
}

/** What somebody says is still to be spent for a code, and why. */
export function ForecastDialog({ jobId, row, onClose }: ForecastDialogProps) {
  const { typed, type, isComplete, saving, removing } = useForecast({ jobId, row });
  const { said, cost_code: code } = row;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('To go: {{code}}', { code: translated(COST_CODE_NAMES[code]) })}
      description={
        said === null
          ? t('It is what is left of the budget until somebody says otherwise.')
          : t('Said by {{name}}, {{at}}', { name: said.by ?? t('Somebody'), at: instantText(said.at) })
      }
      footer={
        <EditFooter
          saving={saving}
          isComplete={isComplete}
          removing={said === null ? null : removing}
          removeLabel={t('Use what is left of the budget')}
          onDone={onClose}
        />
      }
    >
      <Stack>
        <TextField
          label={t('Still to be spent ($)')}
          inputMode="decimal"
          value={typed.amount}
          onChange={(amount) => type({ amount })}
        />
        {code === 'labour' && (
          <TextField label={t('Hours')} inputMode="decimal" value={typed.hours} onChange={(hours) => type({ hours })} />
        )}
        <TextField label={t('Why')} value={typed.note} onChange={(note) => type({ note })} />
      </Stack>
    </Dialog>
  );
}
