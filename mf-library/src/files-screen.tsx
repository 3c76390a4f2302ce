import { useViewer } from '@fieldspan/api/profile';
import { fileTagsQuery } from '@fieldspan/api/queries/library';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useParams } from '@fieldspan/federation/router';
import { RecordList } from '@fieldspan/records/list/record-list';
import { NotFound } from '@fieldspan/records/page/not-found';
import { t } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fileListEntry } from './files/file-list-entry.tsx';
import { useOwnId } from './parts/use-own-id.ts';
import { UploadButton } from './upload-button.tsx';
import { DropTarget } from './upload/drop-target.tsx';
import { UploadPanel } from './upload/upload-panel.tsx';
import { UploadSummary } from './upload/upload-summary.tsx';
import { LIBRARY, enqueue } from './upload/upload-queue.ts';

export function FilesScreen() {
  const { tag: slug } = useParams();
  const { data: tags } = useSuspenseQuery(fileTagsQuery());
  const tag = tags.find((other) => other.slug === slug);
  usePageTitle(tag?.name ?? t('Library'));
  if (slug !== undefined && tag === undefined) {
    const back = { label: t('Library'), to: '/library/files' };
    return <NotFound title={t('Library')} reason={t('There is no such tag')} back={back} />;
  }
  return <TaggedFiles key={slug} tags={tags} tag={tag ?? null} />;
}

type Tag = { id: number; slug: string; name: string };

function TaggedFiles({ tags, tag }: { tags: readonly Tag[]; tag: Tag | null }) {
  const [isUploading, setIsUploading] = useState(false);
  const isWriter = mayWrite('LibraryFile')(useViewer());
  const ownId = useOwnId();
  const entry = fileListEntry(tags, (file) => isWriter || file.created_by === ownId);
  const tagIds = tag ? [tag.id] : [];
  const handleDrop = (files: readonly File[]) => {
    setIsUploading(true);
    void enqueue(LIBRARY, files, tagIds);
  };
  return (
    <DropTarget label={t('Drop the files to put them into the library')} onDrop={handleDrop}>
      <RecordList
        entry={entry}
        chip={tag?.slug}
        action={<UploadButton isOpen={isUploading} onToggle={() => setIsUploading(!isUploading)} />}
      >
        <UploadSummary place={LIBRARY} />
        {isUploading && <UploadPanel place={LIBRARY} initialTagIds={tagIds} onClose={() => setIsUploading(false)} />}
      </RecordList>
    </DropTarget>
  );
}
