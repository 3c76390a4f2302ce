import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconLayoutSidebarRight, IconList, IconX } from '@fieldspan/ui/icons';
import styles from './plan-viewer.module.css';

type Shown = { rail: boolean; side: boolean };

type PanelButtonsProps = { shows: Shown; onChange: (shows: Shown) => void; onClose: () => void };

/** What stands beside the sheet. */
export const PanelButtons = ({ shows, onChange, onClose }: PanelButtonsProps) => (
  <span className={styles.panels}>
    <IconButton
      label={t('List of sheets')}
      icon={<IconList />}
      aria-expanded={shows.rail}
      onClick={() => onChange({ ...shows, rail: !shows.rail })}
    />
    <IconButton
      label={t('Layers and pins')}
      icon={<IconLayoutSidebarRight />}
      aria-expanded={shows.side}
      onClick={() => onChange({ ...shows, side: !shows.side })}
    />
    <IconButton label={t('Close')} icon={<IconX />} onClick={onClose} />
  </span>
);
