import type { FormQueue } from '@fieldspan/contract/widgets';
import { Link } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { plural, t } from '@fieldspan/ui/i18n';
import { queueAddress } from './form-queue.ts';
import styles from './queue-note.module.css';

/** Above a form that others follow: how many, and the way past this one. */
export function QueueNote({ queue, search }: { queue: FormQueue; search: string }) {
  const count = queue.next.length;
  const to = queueAddress(search, queue);
  if (count === 0 || to === null) return null;
  return (
    <div className={styles.note}>
      <p>
        {plural(count, { one: '{{count}} more form after this one', other: '{{count}} more forms after this one' })}
      </p>
      <Button size="s" variant="quiet" render={<Link to={to} replace />}>
        {t('Leave this one out')}
      </Button>
    </div>
  );
}
