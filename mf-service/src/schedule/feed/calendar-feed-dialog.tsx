import { alertError } from '@fieldspan/api/alerts';
import { explain } from '@fieldspan/api/explain';
import { calendarFeedQuery, makeCalendarFeed } from '@fieldspan/api/queries/calendar-feed';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useMutation, useQuery } from '@tanstack/react-query';
import styles from './calendar-feed.module.css';
import { FeedAddress } from './feed-address.tsx';

/** The own schedule in a calendar app: its address, made and switched off here. */
export function CalendarFeedDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={t('Calendar feed')}>
      <div className={styles.feed}>
        <p>
          {t(
            'Your visits and your leave show in your own calendar, on the phone or the computer, and follow when the plan changes.',
          )}
        </p>
        <FeedState />
      </div>
    </Dialog>
  );
}

function FeedState() {
  const { data: feed, error, refetch } = useQuery(calendarFeedQuery());
  if (error !== null)
    return (
      <AlertBox type="danger" action={<Button onClick={() => void refetch()}>{t('Try again')}</Button>}>
        {explain(error).text}
      </AlertBox>
    );
  if (feed === undefined) return <SkeletonRows count={3} />;
  return feed === null ? <NoFeed /> : <FeedAddress feed={feed} />;
}

function NoFeed() {
  const { mutate, isPending } = useMutation({ mutationFn: makeCalendarFeed, onError: alertError });
  return (
    <>
      <p>{t('It is off. Once you make an address, your calendar app can read your schedule by it.')}</p>
      <div className={styles.buttons}>
        <Button variant="primary" disabled={isPending} onClick={() => mutate()}>
          {t('Make an address')}
        </Button>
      </div>
    </>
  );
}
