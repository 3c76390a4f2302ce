import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import type { WidgetContracts } from '@fieldspan/contract/widgets';
import { Route, Routes, useLocation, useParams, useSearchParams } from '@fieldspan/federation/router';
import { Wait } from '@fieldspan/federation/wait';
import { IconButton } from '@fieldspan/ui/icon-button';
import { t } from '@fieldspan/ui/i18n';
import { IconArrowsMaximize, IconEdit, IconX } from '@fieldspan/ui/icons';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { ThreadList } from './list/thread-list.tsx';
import { listSearch, readListUrl } from './list-url.ts';
import styles from './messages-panel.module.css';
import { NewThreadButton } from './new-thread-button.tsx';

const ThreadPane = lazyScreen(async () => (await import('./thread/thread-pane.tsx')).ThreadPane);

/** The side panel with messages: the same list and threads, with its own navigation. */
export function Widget({ onExpand, onClose }: WidgetContracts['messaging.panel']) {
  const { pathname, search } = useLocation();
  return (
    <div className={styles.panel}>
      <header className={styles.header}>
        <h2 className={styles.title}>{t('Messages')}</h2>
        <NewThreadButton>
          {(open) => <IconButton label={t('New message')} icon={<IconEdit />} onClick={() => open()} />}
        </NewThreadButton>
        <IconButton
          label={t('Expand')}
          icon={<IconArrowsMaximize />}
          onClick={() => onExpand(`${pathname}${search}`)}
        />
        <IconButton label={t('Close the messages')} icon={<IconX />} onClick={onClose} />
      </header>
      <Routes>
        <Route path="/messages" element={<ThreadList layout="panel" />} />
        <Route path="/message/:threadSlug" element={<OpenThread />} />
      </Routes>
    </div>
  );
}

function OpenThread() {
  const { threadSlug = '' } = useParams();
  const [params] = useSearchParams();
  const listPath = `/messages${listSearch(readListUrl(params))}`;
  return (
    <Wait fallback={<SkeletonRows />}>
      <ThreadPane key={threadSlug} slug={threadSlug} listPath={listPath} beside="page" />
    </Wait>
  );
}
