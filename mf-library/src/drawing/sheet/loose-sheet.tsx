import { BLANK_SHEET } from '@fieldspan/domain/drawing';
import { t } from '@fieldspan/ui/i18n';
import type { StoredLayer } from '../marks/board.ts';
import { useDrawing } from '../use-drawing.ts';
import { SheetFrame } from './sheet-frame.tsx';

const NOTHING: readonly StoredLayer[] = [];
const PAPER = { sheet: BLANK_SHEET, picture: null };

/** A sheet for people without a session: the drawing stays on the device. */
export function LooseSheet() {
  const drawing = useDrawing({ place: 'loose', canvasWidth: BLANK_SHEET.width, layers: NOTHING });
  return (
    <SheetFrame
      paper={PAPER}
      label={t('Whiteboard')}
      drawing={drawing}
      isWide
      status={drawing.marks.length > 0 && t('Kept on this device')}
    />
  );
}
