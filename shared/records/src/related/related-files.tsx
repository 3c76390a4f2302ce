import { resourceUrl } from '@fieldspan/api/resource-url';
import { momentText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import type { NamedPerson } from '@fieldspan/domain/person-name';
import { useNow } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { IconFolder } from '@fieldspan/ui/icons';
import { LinkChips } from '../list/link-chips.tsx';
import { RelatedFile } from './related-file.tsx';
import { RelatedList } from './related-list.tsx';

type WorkFile = {
  id: number;
  caption: string | null;
  created_at: string;
  CreatedBy: NamedPerson | null;
  FileTag: readonly { slug: string; name: string }[];
  LibraryUpload: {
    filename: string | null;
    original_filename: string | null;
    thumb_filename: string | null;
  } | null;
};

type RelatedFilesProps = { files: readonly WorkFile[]; tag: string | undefined; to: (tag?: string) => string };

/** Files of a project or a service, all or those with one tag; the address says which. */
export function RelatedFiles({ files, tag, to }: RelatedFilesProps) {
  const now = useNow();
  const tags = new Map(files.flatMap(({ FileTag }) => FileTag.map(({ slug, name }) => [slug, name] as const)));
  const shown = files.filter(({ FileTag }) => tag === undefined || FileTag.some(({ slug }) => slug === tag));
  return (
    <>
      {tags.size > 0 && (
        <LinkChips
          label={t('Tags')}
          chips={[
            { to: to(), label: t('All'), isCurrent: tag === undefined },
            ...[...tags].map(([slug, name]) => ({ to: to(slug), label: name, isCurrent: slug === tag })),
          ]}
        />
      )}
      <RelatedList
        title={t('Files')}
        icon={<IconFolder aria-hidden="true" />}
        empty={t('No Files')}
        hint={t('Photos, plans and papers of this job show here.')}
      >
        {shown.map(({ id, caption, created_at, CreatedBy, LibraryUpload: file }) => (
          <RelatedFile
            key={id}
            title={caption || file?.original_filename || t('File')}
            facts={[momentText(created_at, now), CreatedBy && personName(CreatedBy)]}
            picture={file?.thumb_filename ? resourceUrl('images', file.thumb_filename) : null}
            href={file?.filename ? resourceUrl(file.thumb_filename ? 'images' : 'files', file.filename) : null}
          />
        ))}
      </RelatedList>
    </>
  );
}
