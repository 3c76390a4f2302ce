import { resizeMessagePanel } from '@fieldspan/api/message-panel';
import { t } from '@fieldspan/ui/i18n';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import styles from './message-panel.module.css';

const STEP = 0.02;
/** The widths that a press cycles through, so that nobody has to drag. */
const STOPS = [0.25, 0.35, 0.45];

/** ARIA's window splitter pattern, on a button so that Enter presses it as well. */
const splitter = (share: number) => ({
  role: 'separator',
  'aria-orientation': 'vertical' as const,
  'aria-valuenow': Math.round(share * 100),
  'aria-valuemin': 18,
  'aria-valuemax': 45,
  'aria-valuetext': t('{{size}} per cent', { size: Math.round(share * 100) }),
});

/** The panel's edge: drag it, move it with the arrow keys, or press it for the next of three widths. */
export function PanelEdge({ share }: { share: number }) {
  const wasDragged = useRef(false);

  const handleKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowLeft: 1, ArrowRight: -1 }[event.key] ?? 0;
    if (direction === 0) return;
    event.preventDefault();
    resizeMessagePanel(share + direction * STEP * readingDirection());
  };
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    wasDragged.current = true;
    const fromStart = event.clientX / innerWidth;
    resizeMessagePanel(readingDirection() === 1 ? 1 - fromStart : fromStart);
  };
  const handleClick = () => {
    if (!wasDragged.current) resizeMessagePanel(STOPS.find((stop) => stop > share + STEP / 2) ?? STOPS[0] ?? share);
  };

  return (
    <button
      type="button"
      {...splitter(share)}
      className={styles.edge}
      aria-label={t('Width of the messages')}
      onKeyDown={handleKeyDown}
      onPointerDown={(event) => {
        wasDragged.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={handlePointerMove}
      onClick={handleClick}
    />
  );
}

const readingDirection = (): 1 | -1 => (document.dir === 'rtl' ? -1 : 1);
