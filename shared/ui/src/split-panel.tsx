import { useId, useRef, type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { t } from './i18n.ts';
import styles from './split-panel.module.css';
import { nextSize, sizeAfterKey, sizeUnderPointer, sizeWithin, type SplitLimits } from './split-size.ts';

type SplitPanelProps = {
  /** What the border between the two is called. */
  label: string;
  start: ReactNode;
  end: ReactNode;
  /** Per cent of the width for the start pane. Whoever shows the panel remembers it. */
  size: number;
  onResize: (size: number) => void;
  min?: number;
  max?: number;
  className?: string;
};

/**
 * Two panes side by side. The border is moved by pointer or by arrows; pressed, it takes the next of three places, so
 * that nobody has to drag. Where there is no room for both, they stand below each other.
 */
export function SplitPanel({ label, start, end, size, onResize, ...rest }: SplitPanelProps) {
  const { min = 20, max = 80, className } = rest;
  const limits = { min, max };
  const whole = useRef<HTMLDivElement>(null);
  const wasDragged = useRef(false);
  const startId = useId();
  const shown = sizeWithin(size, limits);
  const share: CSSProperties & Record<'--share', string> = { '--share': `${shown}%` };

  const isRtl = () => whole.current !== null && getComputedStyle(whole.current).direction === 'rtl';

  const handleMove = (event: PointerEvent<HTMLElement>) => {
    if (!whole.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    wasDragged.current = true;
    onResize(sizeWithin(sizeUnderPointer(whole.current.getBoundingClientRect(), event.clientX, isRtl()), limits));
  };

  const handleKey = (event: KeyboardEvent) => {
    const next = sizeAfterKey(event.key, shown, { ...limits, isRtl: isRtl() });
    if (next === null) return;
    event.preventDefault();
    onResize(next);
  };

  return (
    <div ref={whole} className={classNames(styles.outer, className)}>
      <div className={styles.split} style={share}>
        <div id={startId} className={styles.pane}>
          {start}
        </div>
        <button
          type="button"
          {...splitter(shown, limits)}
          className={styles.border}
          aria-label={label}
          aria-controls={startId}
          onKeyDown={handleKey}
          onPointerDown={(event) => {
            wasDragged.current = false;
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={handleMove}
          onClick={() => {
            if (!wasDragged.current) onResize(nextSize(shown, limits));
          }}
        />
        <div className={styles.pane}>{end}</div>
      </div>
    </div>
  );
}

/** ARIA's window splitter: a separator that takes the focus. On a button, so that a press is one by key as well. */
const splitter = (size: number, { min, max }: SplitLimits) => ({
  role: 'separator',
  'aria-orientation': 'vertical' as const,
  'aria-valuenow': size,
  'aria-valuemin': min,
  'aria-valuemax': max,
  'aria-valuetext': t('{{size}} per cent', { size }),
});
