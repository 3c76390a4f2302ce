import { resourceUrl } from '@fieldspan/api/resource-url';
import type { ViewedFile } from '@fieldspan/contract/widgets';
import { fileKind } from '@fieldspan/domain/file-kind';
import { Button } from '@fieldspan/ui/button';
import { FileStage } from '@fieldspan/ui/file-stage';
import { t } from '@fieldspan/ui/i18n';
import { IconDownload } from '@fieldspan/ui/icons';

/** The file itself, shown until the library's viewer has loaded, and if it fails. */
export function FileView({ file: { filename, name, alt } }: { file: ViewedFile }) {
  const kind = fileKind(filename);
  const link = <a href={`${resourceUrl('files', filename)}?download=1`} aria-label={t('Download')} download />;
  const download = (
    <Button icon={<IconDownload aria-hidden="true" />} render={link}>
      {t('Download')}
    </Button>
  );
  const src = resourceUrl(kind === 'image' ? 'images' : 'files', filename);
  return <FileStage key={filename} kind={kind} name={name} alt={alt} src={src} action={download} />;
}
