import type { SharedFile, SharedFiles as Shared } from '@fieldspan/contract/library-calls';
import { localDay } from '@fieldspan/domain/calendar-day';
import { dayText } from '@fieldspan/domain/day-text';
import { fileSize } from '@fieldspan/domain/file-kind';
import { useToday } from '@fieldspan/federation/now';
import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconDownload, IconFolder } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { SharedRow } from './shared-row.tsx';
import styles from './shared-files.module.css';

type SharedFilesProps = { slug: string; pass: string; shared: Shared };

/** The files that a link shows, by folder. */
export function SharedFiles({ slug, pass, shared }: SharedFilesProps) {
  const today = useToday();
  const { name, company_name: company, ends_at, files, is_cut: isCut } = shared;
  const until = dayText(localDay(new Date(Date.parse(ends_at) - 1)), today);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const zip = `/resources/share-zips/${encodeURIComponent(slug)}/${encodeURIComponent(pass || '-')}/files.zip`;
  return (
    <>
      <PageHeader
        title={name}
        subtitle={
          company === null
            ? t('Until {{until}}', { until })
            : t('From {{company}}, until {{until}}', { company, until })
        }
        actions={
          files.length > 0 && (
            <Button
              variant="primary"
              icon={<IconDownload aria-hidden="true" />}
              render={<a href={zip} aria-label={t('Download all')} download />}
            >
              {t('Download all ({{size}})', { size: fileSize(bytes) })}
            </Button>
          )
        }
      />
      {files.length === 0 && (
        <EmptyState icon={<IconFolder aria-hidden="true" />} title={t('There is no file here now')} />
      )}
      {byFolder(files).map(([folder, inside]) => (
        <section key={folder} className={styles.folder} aria-label={folder === '' ? t('Files') : folder}>
          {folder !== '' && <h2 className={styles.name}>{folder}</h2>}
          <ul className={styles.files}>
            {inside.map((file) => (
              <SharedRow key={file.id} slug={slug} pass={pass} file={file} />
            ))}
          </ul>
        </section>
      ))}
      {isCut && (
        <p>
          {plural(files.length, {
            one: 'The first {{count}} file is shown.',
            other: 'The first {{count}} files are shown.',
          })}
        </p>
      )}
    </>
  );
}

/** Files by the folder that they lie in, in the order of the folders' names. */
function byFolder(files: readonly SharedFile[]): [string, SharedFile[]][] {
  const groups = new Map<string, SharedFile[]>();
  for (const file of files) groups.set(file.folder, [...(groups.get(file.folder) ?? []), file]);
  return [...groups].sort(([one], [other]) => one.localeCompare(other));
}
