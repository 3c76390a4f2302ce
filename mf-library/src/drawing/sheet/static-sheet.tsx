import { drawingsQuery } from '@fieldspan/api/queries/drawings';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { BLANK_SHEET } from '@fieldspan/domain/drawing';
import { t } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { DrawnStrokes } from '@fieldspan/federation/drawn-strokes';
import { strokesOf } from '../layers/strokes-of.ts';
import styles from './static-sheet.module.css';

type StaticSheetProps = { label: string; item: ImageItem | null };

/** The drawing of a whiteboard, read-only and for printing. */
export function StaticSheet({ label, item }: StaticSheetProps) {
  if (!item) return <p className={styles.none}>{t('Nothing drawn')}</p>;
  return <Drawn label={label} item={item} />;
}

function Drawn({ label, item }: { label: string; item: ImageItem }) {
  const { data: layers } = useSuspenseQuery(drawingsQuery({ canvas_id: item.id }));
  const [width, height] = [item.width ?? BLANK_SHEET.width, item.height ?? BLANK_SHEET.height];
  return (
    <svg className={styles.sheet} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <DrawnStrokes strokes={strokesOf(layers, width)} />
    </svg>
  );
}
