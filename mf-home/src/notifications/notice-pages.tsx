import { msg } from '@fieldspan/domain/message';
import { t, translated } from '@fieldspan/ui/i18n';
import { TabLinks } from '@fieldspan/ui/tab-links';
import styles from './notice-pages.module.css';

const PAGES = [
  { key: 'feed', label: msg('All alerts'), to: '/notifications/feed' },
  { key: 'news', label: msg('News'), to: '/notifications/news' },
  { key: 'settings', label: msg('Settings'), to: '/notifications/settings' },
] as const;

/** Links between the pages about notifications. */
export function NoticePages({ current }: { current: (typeof PAGES)[number]['key'] }) {
  const tabs = PAGES.map(({ key, label, to }) => ({ to, label: translated(label), current: key === current }));
  return <TabLinks className={styles.pages ?? ''} label={t('Alerts')} tabs={tabs} />;
}
