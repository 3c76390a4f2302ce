import { Button } from '../button.tsx';
import { IconChevronLeft, IconChevronRight } from '../icons.ts';
import { AppLink } from '../link.tsx';
import styles from './step-links.module.css';

type Step = { to: string; label: string };
type StepLinksProps = { label: string; before: Step; after: Step; now: Step };

/** Links to the previous and next period, and back to today. */
export function StepLinks({ label, before, after, now }: StepLinksProps) {
  return (
    <div className={styles.steps}>
      <AppLink to={before.to} className={styles.step} aria-label={before.label} title={before.label}>
        <IconChevronLeft aria-hidden="true" />
      </AppLink>
      <h2 className={styles.label} aria-live="polite">
        {label}
      </h2>
      <AppLink to={after.to} className={styles.step} aria-label={after.label} title={after.label}>
        <IconChevronRight aria-hidden="true" />
      </AppLink>
      <Button size="s" render={<AppLink to={now.to} />}>
        {now.label}
      </Button>
    </div>
  );
}
