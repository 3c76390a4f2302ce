import { Link } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { plural, t } from '@fieldspan/ui/i18n';
import { use } from 'react';
import type { SelectorPlace } from '../form-place.ts';
import { formsOf, queueAddress } from '../form-queue.ts';
import { ChoosingContext } from './choosing.ts';
import styles from './queue-bar.module.css';

/**
 * The forms that are chosen to be filled in one after another, on every level. Over another page that page stays
 * afterwards; otherwise it leads to the filled forms of the place.
 */
export function QueueBar({ place: { place, queue, formSearch, choose } }: { place: SelectorPlace }) {
  const isChoosing = use(ChoosingContext);
  const count = queue.next.length;
  if (count === 0) return null;
  const afterwards = queue.afterwards ?? (isChoosing ? null : formsOf(place));
  const to = queueAddress(formSearch, { next: queue.next, afterwards });
  return (
    <section className={styles.bar} aria-label={t('Chosen forms')}>
      <output className={styles.count}>
        {plural(count, { one: '{{count}} form chosen', other: '{{count}} forms chosen' })}
      </output>
      <Button variant="quiet" onClick={() => choose([])}>
        {t('Choose none')}
      </Button>
      <Button variant="primary" render={<Link to={to ?? ''} />}>
        {count === 1 ? t('Fill it in') : t('Fill them in, one after another')}
      </Button>
    </section>
  );
}
