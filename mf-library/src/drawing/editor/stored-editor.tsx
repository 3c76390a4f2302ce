import { showAlert } from '@fieldspan/api/alerts';
import { useViewer } from '@fieldspan/api/profile';
import { drawingsQuery } from '@fieldspan/api/queries/drawings';
import { refreshReaders } from '@fieldspan/api/query-client';
import { mayWrite } from '@fieldspan/contract/access-rules';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { t } from '@fieldspan/ui/i18n';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LayersButton } from '../layers/layers-button.tsx';
import { useStoredLayers } from '../layers/stored-layers.ts';
import { isDrawn } from '../layers/strokes-of.ts';
import { useLiveLayers } from '../layers/use-live-layers.ts';
import type { Paper } from '../surface/draw-surface.ts';
import { useDrawing } from '../use-drawing.ts';
import { EditorScreen } from './editor-screen.tsx';
import { useSharing } from './use-sharing.ts';
import { useLying, useTurning, type Picture } from './use-turning.ts';

type StoredEditorProps = {
  image: ImageItem;
  paper: Paper;
  /** Quarter turns of the picture. */
  turns: number;
  name: string;
  onSaved: (image: ImageItem) => void;
  onClose: () => void;
};

/** The editor of a loaded stored picture: everybody's layers, and one's own to draw on. */
export function StoredEditor({ name, turns, onSaved, onClose, ...start }: StoredEditorProps) {
  const on = { image_id: start.image.id };
  const canvasWidth = start.paper.sheet.width;
  const { data: rows } = useSuspenseQuery(drawingsQuery(on));
  useLiveLayers('image_id', start.image.id);
  const [picture, setPicture] = useState<Picture>({ ...start, turns });
  const lying = useLying(picture);
  const layers = useStoredLayers(rows, canvasWidth, lying);
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const mayEditAll = mayWrite('ImageDrawLayer')(useViewer());
  const drawing = useDrawing({ place: `image ${start.image.id}`, canvasWidth, layers, picture: lying, mayEditAll });
  const ownId = layers.findLast(({ isOwn }) => isOwn)?.id;
  const others = rows.filter((row) => row.id !== ownId && isDrawn(row));
  const { image, paper } = picture;
  const { turn, isTurning } = useTurning(picture, drawing, setPicture);
  const sharing = useSharing(on, { canvasWidth, turns: picture.turns }, drawing);
  const leaving = useMutation({
    mutationFn: sharing.takeBack,
    onSuccess: () => {
      drawing.settle();
      void refreshReaders('ImageDrawLayer/save');
      leave();
    },
  });
  const isChanged = drawing.takenBack().length > 0;
  const saving = useMutation({
    mutationFn: sharing.finish,
    onSuccess: () => {
      drawing.settle();
      void refreshReaders('ImageDrawLayer/save');
      showAlert({ type: 'success', message: t('Image has successfully been saved.') });
      onSaved(image);
      onClose();
    },
  });
  const leave = () => {
    // A rotation is stored at once: the host must know the picture's new file name.
    if (image.filename !== start.image.filename) onSaved(image);
    onClose();
  };
  return (
    <EditorScreen
      paper={paper}
      name={name}
      drawing={drawing}
      hidden={hidden}
      layers={<LayersButton layers={others} hidden={hidden} onHide={setHidden} />}
      isBusy={isTurning || saving.isPending || leaving.isPending}
      onTurn={turn}
      onDone={() => (isChanged ? saving.mutate() : leave())}
      isChanged={isChanged}
      onClose={leave}
      onDiscard={() => leaving.mutate()}
    />
  );
}
