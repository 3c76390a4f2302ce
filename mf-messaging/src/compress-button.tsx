import { compressMessages, PANEL_LEAST_WIDTH } from '@fieldspan/api/message-panel';
import { useLocation, useNavigate } from '@fieldspan/federation/router';
import { IconButton } from '@fieldspan/ui/icon-button';
import { t } from '@fieldspan/ui/i18n';
import { IconLayoutSidebarRight } from '@fieldspan/ui/icons';
import { useNarrow } from '@fieldspan/ui/narrow';

/** Returns to the previous screen with the messages in the side panel. Shown only where there is room for a panel. */
export function CompressButton() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  if (useNarrow(PANEL_LEAST_WIDTH - 1)) return null;
  return (
    <IconButton
      label={t('Compress to the side panel')}
      icon={<IconLayoutSidebarRight />}
      onClick={() => void navigate(compressMessages(`${pathname}${search}`))}
    />
  );
}
