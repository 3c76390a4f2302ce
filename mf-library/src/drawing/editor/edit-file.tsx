import { sheetOf, type DrawingSize, type QuarterTurn } from '@fieldspan/domain/drawing';
import { t } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { flattened, turnedCanvas } from '../surface/flattened.ts';
import type { StoredLayer } from '../marks/board.ts';
import { useDrawing } from '../use-drawing.ts';
import { EditorScreen } from './editor-screen.tsx';
import { EditorWaiting } from './editor-waiting.tsx';
import { turnsAfter, useLying } from './use-turning.ts';

type EditFileProps = { file: File; onSaved: (file: File) => void; onClose: () => void };

const NOTHING: readonly StoredLayer[] = [];

/** Draws on a picture that is not uploaded yet: the result is a picture that includes the drawing. */
export function EditFile({ file, onSaved, onClose }: EditFileProps) {
  const [picture, setPicture] = useState<ImageBitmap | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    const decoded = createImageBitmap(file).catch(() => 'failed' as const);
    void decoded.then((bitmap) => isWanted && setPicture(bitmap));
    return () => {
      isWanted = false;
      void decoded.then((bitmap) => bitmap !== 'failed' && bitmap.close());
    };
  }, [file]);
  if (picture === null) return <EditorWaiting problem={null} onClose={onClose} />;
  if (picture === 'failed') {
    const problem = t('This device cannot show this kind of picture. It can be sent as it is.');
    return <EditorWaiting problem={problem} onClose={onClose} />;
  }
  return <Decoded file={file} picture={picture} onSaved={onSaved} onClose={onClose} />;
}

function Decoded({ file, picture, onSaved, onClose }: EditFileProps & { picture: ImageBitmap }) {
  const [source, setSource] = useState<ImageBitmap | HTMLCanvasElement>(picture);
  const size: DrawingSize = { width: source.width, height: source.height };
  const paper = useMemo(() => {
    const { width, height } = source;
    return { sheet: sheetOf({ width, height }), picture: { source, size: { width, height } } };
  }, [source]);
  const [turns, setTurns] = useState(0);
  const drawing = useDrawing({
    place: `file ${file.name} ${file.size}`,
    canvasWidth: paper.sheet.width,
    layers: NOTHING,
    picture: useLying({ paper, turns }),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => flattened({ source, size, strokes: drawing.marks.map(({ stroke }) => stroke), name: file.name }),
    onSuccess: (drawn) => {
      drawing.settle();
      onSaved(drawn);
      onClose();
    },
  });
  const handleTurn = (turn: QuarterTurn) => {
    drawing.turn(size, turn);
    setTurns(turnsAfter(turns, turn));
    setSource(turnedCanvas(source, turn));
  };
  const handleDone = () => (drawing.unsent.length > 0 || source !== picture ? mutate() : onClose());
  return (
    <EditorScreen
      paper={paper}
      name={file.name}
      drawing={drawing}
      isBusy={isPending}
      onTurn={handleTurn}
      onDone={handleDone}
      isChanged={drawing.unsent.length > 0}
      onClose={onClose}
      onDiscard={() => {
        drawing.settle();
        onClose();
      }}
    />
  );
}
