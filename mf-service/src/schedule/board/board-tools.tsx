import type { BoardVisit } from '@fieldspan/contract/schedule-calls';
import { clockText } from '@fieldspan/domain/weekday-text';
import { useSearchParams } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconArrowBackUp, IconCalendar, IconMapPin, IconPhone, IconSend, IconUsers } from '@fieldspan/ui/icons';
import styles from './board.module.css';
import { PrintMenu } from './print-menu.tsx';
import type { Paper } from './use-paper.ts';
import { useMapShown } from './map/use-map-shown.ts';
import type { Planner } from './use-planner.ts';

type BoardToolsProps = {
  planner: Planner;
  news: (BoardVisit & { changed_by: string | null }) | null;
  plannedCount: number;
  mayPlan: boolean;
  onPublish: () => void;
  onTake: () => void;
  onLeave: () => void;
  onPrint: (paper: Paper) => void;
};

export function BoardTools(props: BoardToolsProps) {
  const { planner, news, plannedCount, mayPlan, onPublish, onTake, onLeave, onPrint } = props;
  const [params, setParams] = useSearchParams();
  const [isMapShown, toggleMap] = useMapShown();
  const isAll = params.get('who') === 'all';
  const toggleAll = () => {
    const kept = new URLSearchParams(params);
    if (isAll) kept.delete('who');
    else kept.set('who', 'all');
    setParams(kept, { replace: true });
  };
  return (
    <div className={styles.toolRow}>
      <output className={styles.live}>{news && liveText(news)}</output>
      <IconButton label={t('Everybody')} icon={<IconUsers />} aria-pressed={isAll} onClick={toggleAll} />
      <IconButton label={t('Map')} icon={<IconMapPin />} aria-pressed={isMapShown} onClick={toggleMap} />
      {mayPlan && (
        <IconButton
          label={t('Undo')}
          icon={<IconArrowBackUp />}
          disabled={planner.undoCount === 0}
          onClick={() => void planner.undo()}
        />
      )}
      {mayPlan && <IconButton label={t('Leave')} icon={<IconCalendar />} onClick={onLeave} />}
      <PrintMenu onPrint={onPrint} />
      {mayPlan && (
        <Button icon={<IconSend aria-hidden="true" />} disabled={plannedCount === 0} onClick={onPublish}>
          {t('Publish {{count}}', { count: plannedCount })}
        </Button>
      )}
      {mayPlan && (
        <Button variant="primary" icon={<IconPhone aria-hidden="true" />} onClick={onTake} aria-keyshortcuts="c">
          {t('New call')}
        </Button>
      )}
    </div>
  );
}

function liveText({ changed_by: by, num, state, starts_at }: BoardVisit & { changed_by: string | null }): string {
  const who = by ?? t('Somebody');
  if (state === 'tray') return t('{{who}} put {{call}} into the tray', { who, call: num });
  return t('{{who}} changed {{call}}, {{time}}', { who, call: num, time: clockText(starts_at) });
}
