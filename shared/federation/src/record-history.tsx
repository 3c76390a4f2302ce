import type { ModelName } from '@fieldspan/contract/models';
import type { FieldWords } from '@fieldspan/domain/history-words';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { useSearchParams } from '@fieldspan/federation/router';
import { Wait } from '@fieldspan/federation/wait';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconClock } from '@fieldspan/ui/icons';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';

type RecordHistoryProps = {
  model: ModelName;
  id: number;
  /** The record's name, shown under the title. */
  title: string;
  /** The page's label of each field. */
  words?: Readonly<Record<string, FieldWords>>;
};

const NO_WORDS = {};

/** URL parameter: the record's history is open. */
const PARAM = 'history';

const HistoryList = lazyScreen(async () => (await import('./history/history-list.tsx')).HistoryList);

/** The button that opens a record's history. The URL records that it is open. */
export function RecordHistory(record: RecordHistoryProps) {
  const [, show] = useHistoryShown();
  return (
    <>
      <Button icon={<IconClock aria-hidden="true" />} onClick={() => show(true)}>
        {t('History')}
      </Button>
      <RecordHistoryDialog {...record} />
    </>
  );
}

/** Whether the page's record shows its history, by the URL. */
export function useHistoryShown(): [isShown: boolean, show: (isShown: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const show = (isShown: boolean) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (isShown) next.set(PARAM, '1');
        else next.delete(PARAM);
        return next;
      },
      { replace: !isShown },
    );
  return [params.has(PARAM), show];
}

/** A record's history, while the URL says that it is open. */
export function RecordHistoryDialog({ model, id, title, words = NO_WORDS }: RecordHistoryProps) {
  const [isShown, show] = useHistoryShown();
  return (
    <Dialog open={isShown} onClose={() => show(false)} title={t('History')} description={title} size="l">
      <Wait fallback={<SkeletonRows count={4} />}>
        <HistoryList model={model} id={id} words={words} />
      </Wait>
    </Dialog>
  );
}
