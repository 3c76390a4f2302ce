import type { BilledJob, ScheduleLine } from '@fieldspan/api/queries/billing';
import { companySettingQuery } from '@fieldspan/api/queries/company-settings';
import { taxesOf } from '@fieldspan/domain/company-pricing';
import { lineTaxing } from '@fieldspan/domain/money/tax-sets';
import { Button } from '@fieldspan/ui/button';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { Stack } from '@fieldspan/ui/layout/stack';
import { TextField } from '@fieldspan/ui/text-field';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useScheduleLine } from './use-schedule-line.ts';

const switched = (names: readonly string[], name: string, isOn: boolean): string[] =>
  isOn ? [...names, name] : names.filter((each) => each !== name);

type ScheduleLineDialogProps = { job: BilledJob; line: ScheduleLine | null; after: number; onClose: () => void };

/** A part of the contract: what it is worth, what is held back of it, and its taxes. The server keeps what was billed. */
export function ScheduleLineDialog({ onClose, ...edited }: ScheduleLineDialogProps) {
  const { line } = edited;
  const { data: settings } = useSuspenseQuery(companySettingQuery());
  const taxes = taxesOf(settings?.taxes_json ?? null);
  const { taxes: defaults } = lineTaxing(settings, edited.job);
  const { typed, type, isComplete, saving, removing } = useScheduleLine({ ...edited, defaults });
  return (
    <Dialog
      open
      onClose={onClose}
      title={line === null ? t('New part of the contract') : line.title}
      footer={
        <>
          {line !== null && (
            <Button
              variant="quiet"
              busy={removing.isPending}
              onClick={() => removing.mutate(undefined, { onSuccess: onClose })}
            >
              {t('Remove')}
            </Button>
          )}
          <Button
            variant="primary"
            busy={saving.isPending}
            disabled={!isComplete}
            onClick={() => saving.mutate(undefined, { onSuccess: onClose })}
          >
            {t('Save')}
          </Button>
        </>
      }
    >
      <Stack>
        <TextField label={t('Part')} value={typed.title} onChange={(title) => type({ title })} />
        <TextField
          label={t('Value ($)')}
          inputMode="decimal"
          value={typed.value}
          onChange={(value) => type({ value })}
        />
        <TextField
          label={t('Holdback (%)')}
          inputMode="decimal"
          value={typed.percent}
          onChange={(percent) => type({ percent })}
        />
        {taxes.map(({ name }) => (
          <Checkbox
            key={name}
            label={name}
            checked={typed.taxes.includes(name)}
            onChange={(isOn) => type({ taxes: switched(typed.taxes, name, isOn) })}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
