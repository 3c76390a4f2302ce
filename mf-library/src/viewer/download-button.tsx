import { resourceUrl } from '@fieldspan/api/resource-url';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconDownload } from '@fieldspan/ui/icons';

export function DownloadButton({ filename }: { filename: string }) {
  const link = <a href={`${resourceUrl('files', filename)}?download=1`} aria-label={t('Download')} download />;
  return (
    <Button icon={<IconDownload aria-hidden="true" />} render={link}>
      {t('Download')}
    </Button>
  );
}
