import { deleteRecord } from '@fieldspan/api/delete-record';
import { useProfile, viewerOfProfile } from '@fieldspan/api/profile';
import { crewQuery } from '@fieldspan/api/queries/messaging';
import { equipmentFilesQuery, projectFilesQuery, serviceFilesQuery } from '@fieldspan/api/queries/related';
import { resourceUrl } from '@fieldspan/api/resource-url';
import { saveRecord } from '@fieldspan/api/save-record';
import type { Places } from '@fieldspan/contract/places';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { NOBODY } from '@fieldspan/domain/access';
import { momentText } from '@fieldspan/domain/day-text';
import { mayOnJob } from '@fieldspan/domain/job-access';
import { personName } from '@fieldspan/domain/person-name';
import type { NamedPerson } from '@fieldspan/domain/person-name';
import { useNow } from '@fieldspan/federation/now';
import { offerUndo } from '@fieldspan/federation/offer-undo';
import { useLocation, useSearchParams } from '@fieldspan/federation/router';
import { LinkChips } from '@fieldspan/records/list/link-chips';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconFolder, IconUpload } from '@fieldspan/ui/icons';
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import styles from './files-tab.module.css';
import { FileRow } from './files/file-row.tsx';
import { StoredPreview } from './stored-file/stored-preview.tsx';
import { StoredFilePanel } from './stored-file-panel.tsx';
import { DropTarget } from './upload/drop-target.tsx';
import { UploadPanel } from './upload/upload-panel.tsx';
import { UploadSummary } from './upload/upload-summary.tsx';
import { enqueue, equipmentFiles, useUploads, workFiles } from './upload/upload-queue.ts';
import type { UploadPlace } from './upload/upload-queue.ts';

type FileModel = 'JobFile' | 'ServiceFile' | 'EquipmentFile' | 'ContactFile' | 'ServiceContractFile';

type WorkFile = {
  id: number;
  version: number;
  caption: string | null;
  created_at: string;
  CreatedBy: NamedPerson | null;
  /** Files of equipment have none. */
  FileTag?: readonly { id: number; slug: string; name: string }[];
  LibraryUpload: {
    id: number;
    type: string | null;
    filename: string | null;
    original_filename: string | null;
    thumb_filename: string | null;
  } | null;
};

export function ProjectFiles({ project }: Places['project.tab']) {
  const { pathname } = useLocation();
  const { data: files } = useSuspenseQuery(projectFilesQuery(project.id));
  const profile = useProfile();
  const path = `/project/${project.slug}/files`;
  // The tag is the rest of the address, /project/:slug/files/:tag.
  const tag = decodeURIComponent(pathname.split('/')[4] ?? '') || undefined;
  const isWriter =
    profile !== undefined &&
    mayOnJob(viewerOfProfile(profile), profile.JobPersonnelRole, { jobId: project.id, verb: 'write' });
  return (
    <Files
      model="JobFile"
      place={workFiles({ job_id: project.id }, project.name)}
      isWriter={isWriter}
      files={files}
      tag={tag}
      to={(chosen) => (chosen === undefined ? path : `${path}/${chosen}`)}
    />
  );
}

/** `?tag=` filters them. */
export function ServiceFiles({ service }: Places['service.tab']) {
  const [params] = useSearchParams();
  const { data: files } = useSuspenseQuery(serviceFilesQuery(service.id));
  const path = `/service/${service.slug}/files`;
  return (
    <Files
      model="ServiceFile"
      place={workFiles({ service_id: service.id }, service.name)}
      isWriter={useMayOnService(service.id)}
      files={files}
      tag={params.get('tag') ?? undefined}
      to={(chosen) => (chosen === undefined ? path : `${path}?tag=${chosen}`)}
    />
  );
}

/** Manuals, certificates, invoices and pictures of a piece of equipment. */
export function EquipmentFiles({ equipment }: Places['equipment.tab']) {
  const { data: files } = useSuspenseQuery(equipmentFilesQuery(equipment.id));
  const profile = useProfile();
  return (
    <Files
      model="EquipmentFile"
      place={equipmentFiles(equipment.id, equipment.name)}
      isWriter={profile !== undefined && mayWrite('EquipmentFile')(viewerOfProfile(profile))}
      files={files}
      hint={t('Manuals, certificates, invoices and pictures of it show here.')}
      tag={undefined}
      to={() => `/equipment/edit/${equipment.slug}/files`}
    />
  );
}

/** Allowed by the module, or for people on that service call. */
function useMayOnService(serviceId: number): boolean {
  const profile = useProfile();
  const viewer = profile ? viewerOfProfile(profile) : NOBODY;
  const isByModule = mayWrite('ServiceFile')(viewer);
  const { data: crew = [] } = useQuery({ ...crewQuery({ service_id: serviceId }), enabled: !isByModule });
  return isByModule || (viewer.role !== 'none' && profile !== undefined && crew.includes(profile.id));
}

type FilesProps = {
  model: FileModel;
  place: UploadPlace;
  isWriter: boolean;
  files: { rows: readonly WorkFile[]; more: number };
  /** What shows here, while there is nothing. */
  hint?: string;
  tag: string | undefined;
  to: (tag?: string) => string;
};

/** Files of a project, a service call, a contact or a machine, all or those with one tag; the tag is in the address. */
export function Files({ model, place, isWriter, files: { rows: files, more }, hint, tag, to }: FilesProps) {
  const now = useNow();
  const [openId, setOpenId] = useState<number | null>(null);
  const tags = new Map(files.flatMap(({ FileTag = [] }) => FileTag.map(({ slug, name }) => [slug, name] as const)));
  const tagIds = files.flatMap(({ FileTag = [] }) => FileTag).flatMap(({ id, slug }) => (slug === tag ? id : []));
  const shown = files.filter(({ FileTag = [] }) => tag === undefined || FileTag.some(({ slug }) => slug === tag));
  return (
    <Uploading place={place} tagIds={tagIds.slice(0, 1)} isWriter={isWriter}>
      {(action) => (
        <div className={styles.tab}>
          {tags.size > 0 && (
            <LinkChips
              label={t('Tags')}
              chips={[
                { to: to(), label: t('All'), isCurrent: tag === undefined },
                ...[...tags].map(([slug, name]) => ({ to: to(slug), label: name, isCurrent: slug === tag })),
              ]}
            />
          )}
          <RelatedCard
            more={more}
            title={t('Files')}
            icon={<IconFolder aria-hidden="true" />}
            action={action}
            empty={t('No Files')}
            hint={hint ?? t('Photos, plans and papers of this job show here.')}
          >
            {shown.map((file) => (
              <FileRow
                key={file.id}
                title={nameOf(file)}
                facts={[momentText(file.created_at, now), file.CreatedBy && personName(file.CreatedBy)]}
                picture={pictureOf(file)}
                onOpen={() => setOpenId(file.id)}
              />
            ))}
          </RelatedCard>
          <OpenFile
            model={model}
            file={files.find(({ id }) => id === openId)}
            isWriter={isWriter}
            onClose={() => setOpenId(null)}
          />
        </div>
      )}
    </Uploading>
  );
}

const nameOf = ({ caption, LibraryUpload: file }: WorkFile): string => caption || file?.original_filename || t('File');

const pictureOf = ({ LibraryUpload: file }: WorkFile): string | null =>
  file?.thumb_filename ? resourceUrl('images', file.thumb_filename) : null;

type UploadingProps = {
  place: UploadPlace;
  tagIds: readonly number[];
  isWriter: boolean;
  children: (action: ReactNode) => ReactNode;
};

/** Takes dropped or chosen files from people with permission, and shows uploads that are still running. */
function Uploading({ place, tagIds, isWriter, children }: UploadingProps) {
  const isUnderWay = useUploads(place).length > 0;
  const [isOpen, setIsOpen] = useState(isUnderWay);
  const drop = (files: readonly File[]) => {
    setIsOpen(true);
    void enqueue(place, files, tagIds);
  };
  const button = (
    <Button icon={<IconUpload aria-hidden="true" />} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      {t('Upload files')}
    </Button>
  );
  return (
    <DropTarget
      label={t('Drop the files to put them on {{job}}', { job: place.label })}
      onDrop={isWriter ? drop : null}
    >
      <UploadSummary place={place} />
      {isWriter && isOpen && <UploadPanel place={place} initialTagIds={tagIds} onClose={() => setIsOpen(false)} />}
      {children(isWriter && button)}
    </DropTarget>
  );
}

type OpenFileProps = {
  model: FileModel;
  file: WorkFile | undefined;
  isWriter: boolean;
  onClose: () => void;
};

/** A file with its preview; people with permission change and delete it there. */
function OpenFile({ model, file, isWriter, onClose }: OpenFileProps) {
  const changing = useMutation({
    mutationFn: ({ id, version, file_id }: { id: number; version: number; file_id: number }) =>
      saveRecord(model, { id, version, file_id }),
  });
  const removing = useMutation({
    mutationFn: (seen: WorkFile) => deleteRecord(model, seen),
    onSuccess: (trashId) => {
      onClose();
      offerUndo(t('File deleted'), [trashId]);
    },
  });
  const upload = file?.LibraryUpload;
  const value = upload?.filename ? { ...upload, filename: upload.filename } : null;
  return (
    <Dialog open={file !== undefined} onClose={onClose} title={file ? nameOf(file) : ''} size="l">
      {file && !isWriter && (value ? <StoredPreview file={value} /> : t('The file itself is not stored'))}
      {file && isWriter && (
        <StoredFilePanel
          key={file.id}
          label={t('File')}
          action="POST"
          accept="documents/images"
          value={value}
          onStored={({ id: file_id }) => changing.mutate({ id: file.id, version: file.version, file_id })}
          isRemoving={removing.isPending}
          onRemove={() => removing.mutate(file)}
        />
      )}
    </Dialog>
  );
}
