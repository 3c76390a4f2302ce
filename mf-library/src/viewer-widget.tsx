import { drawingsQuery, storedImageQuery } from '@fieldspan/api/queries/drawings';
import { resourceUrl } from '@fieldspan/api/resource-url';
import type { ViewedFile, WidgetContracts } from '@fieldspan/contract/widgets';
import { fileKind } from '@fieldspan/domain/file-kind';
import { FileStage } from '@fieldspan/ui/file-stage';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ImageEditor } from './image-editor.ts';
import { LayersOver } from '@fieldspan/federation/layers-over';
import { DownloadButton } from './viewer/download-button.tsx';
import { ViewerTools } from './viewer/viewer-tools.tsx';

/** One file of a set, with its drawings and a button to edit them. */
export function Widget({ files, at }: WidgetContracts['library.viewer']) {
  const file = files[at];
  if (!file) return null;
  const { uploadId, filename } = file;
  const key = `${uploadId} ${filename}`;
  if (uploadId === null || fileKind(filename) !== 'image') return <Plain key={key} file={file} />;
  return <Drawn key={key} file={file} uploadId={uploadId} />;
}

function Plain({ file: { filename, name, alt } }: { file: ViewedFile }) {
  const kind = fileKind(filename);
  const src = resourceUrl(kind === 'image' ? 'images' : 'files', filename);
  return <FileStage kind={kind} name={name} alt={alt} src={src} action={<DownloadButton filename={filename} />} />;
}

type DrawnProps = { file: ViewedFile; uploadId: number };

function Drawn({ file: { filename, name, alt }, uploadId }: DrawnProps) {
  const { data: stored } = useQuery(storedImageQuery(uploadId));
  const { data: layers = [] } = useQuery(drawingsQuery({ image_id: uploadId }));
  const [isEditing, setIsEditing] = useState(false);
  const [isBare, setIsBare] = useState(false);
  const shown = stored?.filename ?? filename;
  if (isEditing) {
    const image = { id: uploadId, slug: '', filename: shown, width: null, height: null };
    return <ImageEditor image={image} onSaved={() => undefined} onClose={() => setIsEditing(false)} />;
  }
  return (
    <FileStage
      key={shown}
      kind="image"
      name={name}
      alt={alt}
      src={resourceUrl('images', shown)}
      action={<DownloadButton filename={shown} />}
      over={!isBare && stored && <LayersOver layers={layers} image={stored} />}
      tools={
        <ViewerTools
          hasDrawings={layers.length > 0}
          isBare={isBare}
          onToggle={() => setIsBare(!isBare)}
          onEdit={() => setIsEditing(true)}
        />
      }
    />
  );
}
