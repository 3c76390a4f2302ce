import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Wait } from '@fieldspan/federation/wait';
import { useIsAppOn } from '@fieldspan/records/apps/use-is-app-on';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconCalendar, IconPrinter } from '@fieldspan/ui/icons';
import { useState } from 'react';

const CalendarFeedDialog = lazyScreen(async () => (await import('./feed/calendar-feed-dialog.tsx')).CalendarFeedDialog);

/** The schedule in the person's own calendar, and on paper; the board has a choice of papers of its own. */
export function ScheduleActions({ hasPrint }: { hasPrint: boolean }) {
  const [isFeedOpen, setIsFeedOpen] = useState(false);
  const hasFeed = useIsAppOn('calendar');
  return (
    <>
      {hasPrint && <IconButton label={t('Print')} icon={<IconPrinter />} onClick={() => window.print()} />}
      {hasFeed && (
        <Button icon={<IconCalendar aria-hidden="true" />} onClick={() => setIsFeedOpen(true)}>
          {t('Calendar feed')}
        </Button>
      )}
      {isFeedOpen && (
        <Wait>
          <CalendarFeedDialog onClose={() => setIsFeedOpen(false)} />
        </Wait>
      )}
    </>
  );
}
