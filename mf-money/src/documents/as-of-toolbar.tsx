import { LinkChips } from '@fieldspan/records/list/link-chips';
import { useSearchParams } from '@fieldspan/federation/router';
import { useSearchText } from '@fieldspan/federation/search-text';
import type { ReactNode } from 'react';
import type { Message } from '@fieldspan/domain/message';
import { DateField } from '@fieldspan/ui/date-field';
import { t, translated } from '@fieldspan/ui/i18n';
import { SearchField } from '@fieldspan/ui/search-field';
import styles from './as-of-toolbar.module.css';

type AsOfToolbarProps = {
  searchLabel: string;
  today: string;
  asOf: string;
  /** Downloads the same rows. */
  files: ReactNode;
  /** The path of the page, and its views; the first one needs no word in the address. */
  path: string;
  views: readonly { key: string; name: Message }[];
  view: string;
};

/** Search, day and view of a table as of a day; all of them stand in the address. */
export function AsOfToolbar({ searchLabel, today, asOf, files, path, views, view }: AsOfToolbarProps) {
  const { typed, setTyped } = useSearchText();
  const [params, setParams] = useSearchParams();
  const withParam = (name: string, value: string | null) => {
    const after = new URLSearchParams(params);
    if (value === null) after.delete(name);
    else after.set(name, value);
    return after;
  };
  return (
    <div className={styles.toolbar}>
      <SearchField className={styles.search ?? ''} label={searchLabel} value={typed} onChange={setTyped} />
      <DateField
        className={styles.day ?? ''}
        label={t('As of')}
        value={asOf}
        max={today}
        onChange={(day) => {
          if (day !== '') setParams(withParam('on', day === today ? null : day), { replace: true });
        }}
      />
      {files}
      <LinkChips
        chips={views.map(({ key, name }, at) => ({
          to: `${path}?${withParam('show', at === 0 ? null : key)}`,
          label: translated(name),
          isCurrent: key === view,
        }))}
      />
    </div>
  );
}
