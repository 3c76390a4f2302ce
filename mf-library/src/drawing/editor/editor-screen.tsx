import type { QuarterTurn, Stroke } from '@fieldspan/domain/drawing';
import { Button } from '@fieldspan/ui/button';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { FullScreen } from '@fieldspan/ui/full-screen';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconX } from '@fieldspan/ui/icons';
import { useRef, useState, type ReactNode } from 'react';
import { DrawingBoard } from '../drawing-board.tsx';
import { FIRST_PEN } from '../../pen-choices.ts';
import { PenBar } from '../pen/pen-bar.tsx';
import type { DrawSurface, Paper } from '../surface/draw-surface.ts';
import { UndoButtons } from '../undo-buttons.tsx';
import type { Drawing } from '../use-drawing.ts';
import { useDrawingKeys } from '../use-drawing-keys.ts';
import styles from './editor-screen.module.css';
import { TurnButtons } from './turn-buttons.tsx';

type EditorScreenProps = {
  paper: Paper;
  name: string;
  drawing: Drawing;
  /** Other people's strokes, below one's own. */
  below: readonly Stroke[];
  /** Shown beside the buttons of the bar. */
  layers?: ReactNode;
  /** A request is in flight. */
  isBusy: boolean;
  onTurn: (turn: QuarterTurn) => void;
  onDone: () => void;
  onClose: () => void;
};

/** The modal "Edit Image": the picture, the pen and the rotation buttons. */
export function EditorScreen(props: EditorScreenProps) {
  const { paper, name, drawing, below, layers, isBusy, onTurn, onDone, onClose } = props;
  const [pen, setPen] = useState(FIRST_PEN);
  const [isAsking, setIsAsking] = useState(false);
  const surface = useRef<DrawSurface | null>(null);
  const handleKeyDown = useDrawingKeys({ drawing, pen, setPen, surface });
  const close = () => (drawing.isChanged ? setIsAsking(true) : onClose());
  const bar = (
    <>
      <UndoButtons drawing={drawing} />
      {layers}
    </>
  );
  const closing = (
    <>
      <Button variant="primary" busy={isBusy} onClick={onDone}>
        {t('Done')}
      </Button>
      <IconButton label={t('Close')} icon={<IconX />} onClick={close} />
    </>
  );
  return (
    <FullScreen
      title={t('Edit Image')}
      bar={bar}
      closing={closing}
      onClose={close}
      onKeyDown={handleKeyDown}
      className={styles.screen ?? ''}
    >
      <div className={styles.room}>
        <DrawingBoard
          paper={paper}
          strokes={below.length === 0 ? drawing.strokes : [...below, ...drawing.strokes]}
          pen={isBusy ? null : pen}
          label={t('{{name}}, to be drawn on', { name })}
          onStroke={drawing.draw}
          surfaceRef={surface}
        />
        <div className={styles.tools}>
          <PenBar pen={pen} onChange={setPen} />
          <TurnButtons isBusy={isBusy} onTurn={onTurn} />
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('Leave without saving?')}
        message={t('What you have drawn is not stored yet.')}
        confirmLabel={t('Leave')}
        cancelLabel={t('Keep drawing')}
        danger
        onConfirm={() => {
          drawing.settle();
          onClose();
        }}
      />
    </FullScreen>
  );
}
