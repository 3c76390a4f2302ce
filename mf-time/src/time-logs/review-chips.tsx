import { t } from '@fieldspan/ui/i18n';
import { LinkChips } from '@fieldspan/records/list/link-chips';

type ReviewChipsProps = { flagged: number; onlyFlagged: boolean };

export function ReviewChips({ flagged, onlyFlagged }: ReviewChipsProps) {
  return (
    <LinkChips
      chips={[
        { to: '/time-logs/review', label: t('All'), isCurrent: !onlyFlagged },
        {
          to: '/time-logs/review?show=flagged',
          label: t('To look at: {{flagged}}', { flagged }),
          isCurrent: onlyFlagged,
        },
      ]}
    />
  );
}
