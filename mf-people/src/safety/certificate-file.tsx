import type { CertificateRow } from '@fieldspan/api/queries/certificates';
import { resourceUrl } from '@fieldspan/api/resource-url';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconFile } from '@fieldspan/ui/icons';
import { Facts } from '@fieldspan/ui/layout/facts';

/** The scan of a certificate, if there is one. */
export function CertificateFile({ record: { LibraryUpload: file } }: { record: CertificateRow }) {
  if (!file || file.filename === null) return null;
  const kind = file.thumb_filename === null ? 'files' : 'images';
  return (
    <Card title={t('File')} icon={<IconFile aria-hidden="true" />}>
      <Facts
        facts={[
          {
            term: t('Scan'),
            fact: (
              <a href={resourceUrl(kind, file.filename)} target="_blank" rel="noopener noreferrer">
                {file.original_filename ?? t('Open the file')}
              </a>
            ),
          },
        ]}
      />
    </Card>
  );
}
