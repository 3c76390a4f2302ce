import { showAlert } from '@fieldspan/api/alerts';
import { drawingsQuery } from '@fieldspan/api/queries/drawings';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { t } from '@fieldspan/ui/i18n';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { LayersButton } from '../layers/layers-button.tsx';
import { storeOwnLayer } from '../layers/store-own-layer.ts';
import { isDrawn, ownLayer, strokesOf } from '../layers/strokes-of.ts';
import { useOwnId } from '../../parts/use-own-id.ts';
import type { Paper } from '../surface/draw-surface.ts';
import { useDrawing } from '../use-drawing.ts';
import { EditorScreen } from './editor-screen.tsx';
import { useTurning } from './use-turning.ts';

type StoredEditorProps = {
  image: ImageItem;
  paper: Paper;
  name: string;
  onSaved: (image: ImageItem) => void;
  onClose: () => void;
};

/** The editor of a loaded stored picture: one's own layer to draw on, other people's layers below it. */
export function StoredEditor({ name, onSaved, onClose, ...start }: StoredEditorProps) {
  const on = { image_id: start.image.id };
  const canvasWidth = start.paper.sheet.width;
  const ownId = useOwnId();
  const { data: layers } = useSuspenseQuery(drawingsQuery(on));
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const [own] = useState(() => ownLayer(layers, ownId));
  const [stored] = useState(() => strokesOf(own ? [own] : [], { canvasWidth }));
  const drawing = useDrawing({ place: `image ${start.image.id}`, canvasWidth, stored });
  const others = useMemo(() => layers.filter((layer) => layer.id !== own?.id && isDrawn(layer)), [layers, own]);
  const below = useMemo(() => strokesOf(others, { canvasWidth, hidden }), [others, canvasWidth, hidden]);
  const { image, paper, turn, isTurning } = useTurning(start, drawing);
  const saving = useMutation({
    mutationFn: () => storeOwnLayer(on, { id: own?.id ?? null, canvasWidth, stored, strokes: drawing.strokes }),
    onSuccess: () => {
      drawing.settle();
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
      below={below}
      layers={<LayersButton layers={others} hidden={hidden} onHide={setHidden} />}
      isBusy={isTurning || saving.isPending}
      onTurn={turn}
      onDone={() => (drawing.isChanged ? saving.mutate() : leave())}
      onClose={leave}
    />
  );
}
