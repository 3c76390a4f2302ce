import type { QuarterTurn } from '@fieldspan/domain/drawing';
import { Button } from '@fieldspan/ui/button';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { FullScreen } from '@fieldspan/ui/full-screen';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconX } from '@fieldspan/ui/icons';
import { Fragment, useRef, useState, type ReactNode } from 'react';
import { ExportMenu } from '../export/export-menu.tsx';
import { DrawingBoard } from '../drawing-board.tsx';
import { PenBar } from '../pen/pen-bar.tsx';
import type { DrawSurface, Paper } from '../surface/draw-surface.ts';
import { UndoButtons } from '../undo-buttons.tsx';
import type { Drawing } from '../use-drawing.ts';
import { useTools } from '../use-tools.tsx';
import { useDrawingKeys } from '../use-drawing-keys.ts';
import styles from './editor-screen.module.css';
import { TurnButtons } from './turn-buttons.tsx';

type EditorScreenProps = {
  paper: Paper;
  name: string;
  drawing: Drawing;
  /** Ids of hidden layers. */
  hidden?: ReadonlySet<number>;
  /** Shown beside the buttons of the bar. */
  layers?: ReactNode;
  /** A request is in flight. */
  isBusy: boolean;
  onTurn: (turn: QuarterTurn) => void;
  onDone: () => void;
  /** Something was drawn that Done has not stored. */
  isChanged: boolean;
  onClose: () => void;
  /** Closes, and nothing that was drawn is kept. */
  onDiscard: () => void;
};

/** The modal "Edit Image": the picture, the pen and the rotation buttons. */
export function EditorScreen(props: EditorScreenProps) {
  const { paper, name, drawing, hidden, layers, isBusy, isChanged, onTurn, onDone, onClose, onDiscard } = props;
  const [isAsking, setIsAsking] = useState(false);
  const tools = useTools(drawing, hidden);
  const surface = useRef<DrawSurface | null>(null);
  const handleKeyDown = useDrawingKeys({ drawing, tools, surface });
  const close = () => (isChanged ? setIsAsking(true) : onClose());
  const bar = [
    <UndoButtons key="undo" drawing={drawing} />,
    <ExportMenu key="export" paper={paper} name={name} strokes={tools.shown} />,
    <Fragment key="layers">{layers}</Fragment>,
  ];
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
          strokes={tools.strokes}
          pen={isBusy ? null : tools.pen}
          label={t('{{name}}, to be drawn on', { name })}
          onDrawn={tools.hand}
          over={tools.over}
          surfaceRef={surface}
        />
        <div className={styles.tools}>
          <PenBar tools={tools} />
          <TurnButtons isBusy={isBusy} onTurn={onTurn} />
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('Leave without saving?')}
        message={t('What you have drawn now leaves the picture.')}
        confirmLabel={t('Leave')}
        cancelLabel={t('Keep drawing')}
        danger
        onConfirm={onDiscard}
      />
    </FullScreen>
  );
}
