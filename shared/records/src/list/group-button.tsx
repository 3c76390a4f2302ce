import type { ModelName } from '@fieldspan/contract/models';
import { IconButton } from '@fieldspan/ui/icon-button';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconStack2 } from '@fieldspan/ui/icons';
import { Menu } from '@fieldspan/ui/menu';
import type { EngineRow, ListEntry } from '../entry.ts';
import { listHref } from './list-address.ts';
import type { AddressRules, ListAddress } from './list-address.ts';
import styles from './record-list.module.css';

type GroupButtonProps<N extends ModelName, R extends EngineRow> = {
  entry: ListEntry<N, R>;
  address: ListAddress;
  rules: AddressRules;
};

/** Chooses the column by which a list is grouped. */
export function GroupButton<N extends ModelName, R extends EngineRow>({
  entry,
  address,
  rules,
}: GroupButtonProps<N, R>) {
  const grouped = entry.columns.filter(({ group }) => group !== undefined);
  const current = grouped.find(({ key }) => key === address.group);
  const to = (group: string | undefined) => listHref({ ...address, group, open: undefined, page: 1 }, rules);
  const label = current ? t('Grouped by {{column}}', { column: translated(current.header) }) : t('Group by');
  return (
    <Menu
      label={t('Group by')}
      trigger={
        <IconButton
          className={styles.group ?? ''}
          label={label}
          icon={<IconStack2 aria-hidden="true" />}
          data-active={current !== undefined || undefined}
        />
      }
      items={[
        { label: t('Not grouped'), to: to(undefined), checked: current === undefined },
        ...grouped.map(({ key, header }, at) => ({
          label: translated(header),
          to: to(key),
          checked: key === current?.key,
          startsGroup: at === 0,
        })),
      ]}
    />
  );
}
