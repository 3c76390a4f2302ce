import type { Stroke } from '@fieldspan/domain/drawing';
import { IconButton } from '@fieldspan/ui/icon-button';
import { t } from '@fieldspan/ui/i18n';
import { IconDownload } from '@fieldspan/ui/icons';
import { Menu } from '@fieldspan/ui/menu';
import { saveFile } from '@fieldspan/ui/save-file';
import { useMutation } from '@tanstack/react-query';
import { flatCanvas, jpegOf } from '../surface/flattened.ts';
import type { Paper } from '../surface/draw-surface.ts';
import { pdfOfPicture } from './pdf-of-picture.ts';

type Kind = 'jpg' | 'pdf';

type ExportMenuProps = {
  paper: Paper;
  name: string;
  /** The marks that show. */
  strokes: readonly Stroke[];
};

const NONE: readonly Stroke[] = [];

/** Saves what is drawn as one picture or page, on the person's device. */
export function ExportMenu({ paper, name, strokes }: ExportMenuProps) {
  const { mutate } = useMutation({
    mutationFn: ({ kind, marks }: { kind: Kind; marks: readonly Stroke[] }) => exported(paper, marks, kind),
    onSuccess: (file, { kind }) => saveFile(file, `${name.replace(/\.[^.]*$/, '')}.${kind}`),
  });
  const save = (label: string, kind: Kind, marks: readonly Stroke[]) => ({
    label,
    onSelect: () => mutate({ kind, marks }),
  });
  const bare = paper.picture
    ? [save(t('JPG without marks'), 'jpg', NONE), save(t('PDF without marks'), 'pdf', NONE)]
    : [];
  const items = [save(t('JPG with the marks'), 'jpg', strokes), save(t('PDF with the marks'), 'pdf', strokes), ...bare];
  return (
    <Menu
      label={t('Save a copy')}
      trigger={<IconButton label={t('Save a copy')} icon={<IconDownload />} />}
      items={items}
    />
  );
}

async function exported(paper: Paper, strokes: readonly Stroke[], kind: Kind): Promise<Blob> {
  const canvas = flatCanvas(paper, strokes);
  const { width, height } = canvas;
  const jpeg = await jpegOf(canvas);
  if (kind === 'jpg') return jpeg;
  return pdfOfPicture({ bytes: new Uint8Array(await jpeg.arrayBuffer()), width, height });
}
