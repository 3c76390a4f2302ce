import { IconButton } from '@fieldspan/ui/icon-button';
import { t } from '@fieldspan/ui/i18n';
import { IconCopy, IconDots, IconLink, IconPencil, IconTrash } from '@fieldspan/ui/icons';
import { Menu } from '@fieldspan/ui/menu';

/** What belongs to the library besides its files. */
export function MoreMenu() {
  const label = t('More of the library');
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={<IconDots aria-hidden="true" />} />}
      items={[
        { label: t('Links to files'), to: '/library/links', icon: <IconLink aria-hidden="true" /> },
        { label: t('Duplicates'), to: '/library/duplicates', icon: <IconCopy aria-hidden="true" /> },
        { label: t('Whiteboards'), to: '/library/whiteboards', icon: <IconPencil aria-hidden="true" /> },
        { label: t('Trash'), to: '/settings/trash', icon: <IconTrash aria-hidden="true" /> },
      ]}
    />
  );
}
