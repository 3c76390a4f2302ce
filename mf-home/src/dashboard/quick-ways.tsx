import { useClock } from '@fieldspan/api/use-clock';
import { t } from '@fieldspan/ui/i18n';
import { IconClipboard, IconFolder, IconMessage, IconReceiptDollar } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import styles from './quick-ways.module.css';

type Running = { Job: { slug: string } | null; Service: { slug: string } | null };

/** Links for the most frequent tasks on a phone: for the job while the clock runs, otherwise for everything. */
export function QuickWays({ userId }: { userId: number }) {
  const clock = useClock(userId);
  const job = clock?.log ? jobPath(clock.log) : null;
  return (
    <nav className={styles.ways} aria-label={t('Daily')}>
      {(job === null ? ofEverything : ofJob(job)).map(({ label, to, Face }) => (
        <AppLink key={label} to={to} className={styles.way}>
          <Face aria-hidden="true" />
          {label}
        </AppLink>
      ))}
    </nav>
  );
}

function jobPath({ Job, Service }: Running): string | null {
  if (Job) return `/project/${Job.slug}`;
  return Service ? `/service/${Service.slug}` : null;
}

const expense = { label: t('Expense'), to: '/expenses/submit-new', Face: IconReceiptDollar };

const ofEverything = [
  { label: t('Files'), to: '/library/files', Face: IconFolder },
  { label: t('Form'), to: '/forms/templates', Face: IconClipboard },
  { label: t('Messages'), to: '/messages', Face: IconMessage },
  expense,
];

const ofJob = (job: string) => [
  { label: t('Files'), to: `${job}/files`, Face: IconFolder },
  { label: t('Form'), to: `${job}/forms`, Face: IconClipboard },
  { label: t('Message job'), to: `${job}/messages`, Face: IconMessage },
  expense,
];
