import { t } from '@fieldspan/ui/i18n';
import { IconPhoto } from '@fieldspan/ui/icons';
import { Button } from '@fieldspan/ui/button';
import type { Narrowing } from '../list-url.ts';
import { DateChip } from './date-chip.tsx';
import { FromChip } from './from-chip.tsx';
import { JobChip } from './job-chip.tsx';
import styles from './search-chips.module.css';

type SearchChipsProps = { narrow: Narrowing; onChange: (part: Partial<Narrowing>) => void };

/** Filters of a search inside messages: author, with photo, job, date. */
export function SearchChips({ narrow, onChange }: SearchChipsProps) {
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.legend}>{t('Only messages')}</legend>
      <FromChip value={narrow.fromId} onChange={(fromId) => onChange({ fromId })} />
      <Button
        size="s"
        className={styles.chip ?? ''}
        icon={<IconPhoto aria-hidden="true" />}
        aria-pressed={narrow.hasPhoto}
        onClick={() => onChange({ hasPhoto: !narrow.hasPhoto })}
      >
        {t('Has photo')}
      </Button>
      <JobChip value={narrow.jobId} onChange={(jobId) => onChange({ jobId })} />
      <DateChip since={narrow.since} until={narrow.until} onChange={onChange} />
    </fieldset>
  );
}
