import { usePageTitle } from '@fieldspan/federation/page-title';
import { useSearchText } from '@fieldspan/federation/search-text';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconSearch } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { SearchField } from '@fieldspan/ui/search-field';
import { useDeferredValue } from 'react';
import { FindResults } from './find-results.tsx';
import styles from './find-screen.module.css';

/** One search over everything that the person may read. */
export function FindScreen() {
  const { typed, text, setTyped } = useSearchText();
  const shown = useDeferredValue(text);
  usePageTitle(t('Find'));
  return (
    <>
      <PageHeader title={t('Find')} />
      <SearchField className={styles.search ?? ''} label={t('Find anything')} value={typed} onChange={setTyped} />
      {shown === '' ? (
        <EmptyState icon={<IconSearch aria-hidden="true" />} title={t('What are you looking for?')}>
          {t(
            'A name, a number, an address, or what you want to do: people, jobs, equipment, forms, files and documents are searched at once.',
          )}
        </EmptyState>
      ) : (
        <FindResults text={shown} />
      )}
    </>
  );
}
