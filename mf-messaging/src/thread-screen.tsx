import { useParams, useSearchParams } from '@fieldspan/federation/router';
import { Wait } from '@fieldspan/federation/wait';
import { IconButton } from '@fieldspan/ui/icon-button';
import { t } from '@fieldspan/ui/i18n';
import { IconEdit } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { atom, useAtom } from 'jotai';
import { CompressButton } from './compress-button.tsx';
import { listSearch, readListUrl } from './list-url.ts';
import { ThreadList } from './list/thread-list.tsx';
import { NewThreadButton } from './new-thread-button.tsx';
import styles from './thread-screen.module.css';
import { ThreadPane } from './thread/thread-pane.tsx';

const isListOpenAtom = atom(true);

export function ThreadScreen() {
  const { threadSlug = '' } = useParams();
  const [params] = useSearchParams();
  const [isListOpen, setIsListOpen] = useAtom(isListOpenAtom);
  const listPath = `/messages${listSearch(readListUrl(params))}`;
  return (
    <div className={styles.screen}>
      <div className={styles.list} hidden={!isListOpen}>
        <header className={styles.header}>
          <AppLink to={listPath} className={styles.title}>
            {t('Messages')}
          </AppLink>
          <CompressButton />
          <NewThreadButton>
            {(open) => (
              <IconButton
                label={t('New message')}
                variant="primary"
                icon={<IconEdit aria-hidden="true" />}
                onClick={() => open()}
              />
            )}
          </NewThreadButton>
        </header>
        <ThreadList layout="panel" currentSlug={threadSlug} />
      </div>
      <Wait fallback={<SkeletonRows />}>
        <ThreadPane
          key={threadSlug}
          slug={threadSlug}
          listPath={listPath}
          beside="list"
          isListOpen={isListOpen}
          onToggleList={() => setIsListOpen(!isListOpen)}
        />
      </Wait>
    </div>
  );
}
