import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconPrinter } from '@fieldspan/ui/icons';
import { Menu } from '@fieldspan/ui/menu';
import type { Paper } from './use-paper.ts';

/** What is printed of the board: all of it, or a sheet to hand out to each person. */
export const PrintMenu = ({ onPrint }: { onPrint: (paper: Paper) => void }) => (
  <Menu
    label={t('Print')}
    trigger={<IconButton label={t('Print')} icon={<IconPrinter />} />}
    items={[
      { label: t('The board'), onSelect: () => onPrint('board') },
      { label: t('A sheet for each person'), onSelect: () => onPrint('sheets') },
    ]}
  />
);
