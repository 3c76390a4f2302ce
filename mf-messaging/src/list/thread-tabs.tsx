import { type Message, msg } from '@fieldspan/domain/message';
import { THREAD_TABS } from '@fieldspan/domain/thread-tab';
import type { ThreadTab } from '@fieldspan/domain/thread-tab';
import { Button } from '@fieldspan/ui/button';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconChevronDown } from '@fieldspan/ui/icons';
import { Menu } from '@fieldspan/ui/menu';
import { useNarrow } from '@fieldspan/ui/narrow';
import { TabLinks } from '@fieldspan/ui/tab-links';
import { listSearch } from '../list-url.ts';
import type { ListUrl } from '../list-url.ts';
import styles from './thread-tabs.module.css';

const LABELS: Record<ThreadTab, Message> = {
  all: msg('All'),
  active: msg('Active'),
  messages: msg('Direct Messages'),
  comment: msg('Record Comments'),
  job: msg('Project/Service Related'),
  archived: msg('Archived'),
};

/** The tabs that a narrow list shows beside its menu. */
const FIRST: ReadonlySet<ThreadTab> = new Set(['all', 'active']);

type ThreadTabsProps = { url: ListUrl; layout: 'page' | 'panel'; currentSlug?: string };

export function ThreadTabs({ url, layout, currentSlug }: ThreadTabsProps) {
  const isWide = !useNarrow(729);
  const tabs = THREAD_TABS.map((tab) => ({
    id: tab,
    label: translated(LABELS[tab]),
    to: `${currentSlug === undefined ? '/messages' : `/message/${currentSlug}`}${listSearch({ ...url, tab })}`,
    current: tab === url.tab,
  }));
  if (isWide && layout === 'page') return <TabLinks label={t('Threads')} tabs={tabs} />;

  const shown = tabs.filter(({ id, current }) => FIRST.has(id) || current);
  const more = tabs.filter((tab) => !shown.includes(tab));
  return (
    <div className={styles.tabs} data-layout={layout}>
      <TabLinks label={t('Threads')} tabs={shown} className={styles.links ?? ''} />
      <Menu
        label={t('More filters')}
        items={more.map(({ label, to }) => ({ label, to }))}
        trigger={
          <Button variant="quiet" size="s" aria-label={t('More filters')}>
            <span className={styles.more}>
              {t('More')} <IconChevronDown aria-hidden="true" />
            </span>
          </Button>
        }
      />
    </div>
  );
}
