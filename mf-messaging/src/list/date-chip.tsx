import { DateField } from '@fieldspan/ui/date-field';
import { t } from '@fieldspan/ui/i18n';
import { IconCalendar } from '@fieldspan/ui/icons';
import { ChipPopover } from './chip-popover.tsx';

type DateChipProps = {
  since: string;
  until: string;
  onChange: (part: { since?: string; until?: string }) => void;
};

export function DateChip({ since, until, onChange }: DateChipProps) {
  return (
    <ChipPopover icon={<IconCalendar aria-hidden="true" />} title={t('Date')} words={wordsOf(since, until)}>
      <DateField
        label={t('From')}
        value={since}
        max={until || undefined}
        onChange={(day) => onChange({ since: day })}
      />
      <DateField label={t('To')} value={until} min={since || undefined} onChange={(day) => onChange({ until: day })} />
    </ChipPopover>
  );
}

function wordsOf(since: string, until: string): string | null {
  if (since !== '' && until !== '') return t('{{since}} to {{until}}', { since, until });
  if (since !== '') return t('Since {{since}}', { since });
  return until === '' ? null : t('Until {{until}}', { until });
}
