import { COST_CODE_NAMES } from '@fieldspan/domain/money/cost-code-names';
import { COST_CODES } from '@fieldspan/domain/money/costing';
import { DateField } from '@fieldspan/ui/date-field';
import { RecordHistory } from '@fieldspan/federation/record-history';
import { Dialog } from '@fieldspan/ui/dialog';
import { t, translated } from '@fieldspan/ui/i18n';
import { Stack } from '@fieldspan/ui/layout/stack';
import { Segmented } from '@fieldspan/ui/segmented';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import { EditFooter } from './edit-footer.tsx';
import { codeNamed, useTypedCost } from './use-typed-cost.ts';
import type { TypedCost } from './use-typed-cost.ts';

type TypedCostDialogProps = TypedCost & { onClose: () => void };

/** Writes a part of the budget, or a cost that no other record knows of. */
export function TypedCostDialog({ onClose, ...written }: TypedCostDialogProps) {
  const { model, record } = written;
  const { typed, type, isComplete, saving, removing } = useTypedCost(written);
  const isBudget = model === 'BudgetLine';
  return (
    <Dialog
      open
      onClose={onClose}
      title={record?.title ?? (isBudget ? t('Add to the budget') : t('Add a cost'))}
      description={
        isBudget
          ? t('What may be spent. A change keeps the estimate as it was, and says why the budget is another one now.')
          : t('For what no order, bill, expense or time log says, such as material from stock.')
      }
      footer={
        <EditFooter
          saving={saving}
          isComplete={isComplete}
          removing={record === null ? null : removing}
          removeLabel={t('Remove')}
          onDone={onClose}
        />
      }
    >
      <CostFields isBudget={isBudget} typed={typed} type={type} />
      {record !== null && record.id !== null && (
        <RecordHistory model={model} id={record.id} title={record.title ?? ''} words={historyWords()} />
      )}
    </Dialog>
  );
}

const historyWords = () => ({
  cost_code: {
    label: t('Cost code'),
    options: Object.fromEntries(COST_CODES.map((code) => [code, translated(COST_CODE_NAMES[code])])),
  },
  kind: { label: t('Part of'), options: { estimate: t('The estimate'), change: t('A change') } },
  title: { label: t('What for') },
  amount: { label: t('Amount ($)') },
  hours: { label: t('Hours') },
  on_day: { label: t('Day') },
});

type CostFieldsProps = { isBudget: boolean } & Pick<ReturnType<typeof useTypedCost>, 'typed' | 'type'>;

function CostFields({ isBudget, typed, type }: CostFieldsProps) {
  return (
    <Stack>
      {isBudget && (
        <Segmented
          label={t('Part of')}
          value={typed.kind}
          options={[
            { value: 'estimate', label: t('The estimate') },
            { value: 'change', label: t('A change') },
          ]}
          onChange={(kind) => type({ kind: kind === 'change' ? 'change' : 'estimate' })}
        />
      )}
      <SelectField
        label={t('Cost code')}
        value={typed.code}
        options={COST_CODES.map((code) => ({ value: code, label: translated(COST_CODE_NAMES[code]) }))}
        onChange={(code) => type({ code: codeNamed(code) })}
      />
      <TextField label={t('What for')} value={typed.title} onChange={(title) => type({ title })} />
      <TextField
        label={t('Amount ($)')}
        inputMode="decimal"
        value={typed.amount}
        onChange={(amount) => type({ amount })}
      />
      {isBudget && typed.code === 'labour' && (
        <TextField label={t('Hours')} inputMode="decimal" value={typed.hours} onChange={(hours) => type({ hours })} />
      )}
      {!isBudget && <DateField label={t('Day')} value={typed.day} onChange={(day) => type({ day })} />}
    </Stack>
  );
}
