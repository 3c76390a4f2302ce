import { useSearchText } from '@fieldspan/federation/search-text';
import { t } from '@fieldspan/ui/i18n';
import { SearchField } from '@fieldspan/ui/search-field';
import { TabLinks } from '@fieldspan/ui/tab-links';
import styles from './file-toolbar.module.css';

type FileToolbarProps = { tags: readonly { slug: string; name: string }[]; currentSlug: string | null };

export function FileToolbar({ tags, currentSlug }: FileToolbarProps) {
  const { typed, text, setTyped } = useSearchText();
  const search = text === '' ? '' : `?${new URLSearchParams({ q: text }).toString()}`;
  return (
    <div className={styles.toolbar}>
      <SearchField label={t('Search files')} value={typed} onChange={setTyped} className={styles.search ?? ''} />
      <TabLinks
        label={t('Tags')}
        tabs={[
          { to: `/library/files${search}`, label: t('All'), current: currentSlug === null },
          ...tags.map(({ slug, name }) => ({
            to: `/library/files/${slug}${search}`,
            label: name,
            current: slug === currentSlug,
          })),
        ]}
      />
    </div>
  );
}
