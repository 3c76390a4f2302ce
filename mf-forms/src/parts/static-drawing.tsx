import { currentSession } from '@fieldspan/api/session';
import { Slot } from '@fieldspan/federation/slot';
import { t } from '@fieldspan/ui/i18n';
import { useMemo } from 'react';
import { imageIn } from '../engine/stored-answer.ts';
import styles from './static-pictures.module.css';

type StaticDrawingProps = { label: string; value: unknown };

const changeNothing = () => undefined;

/** A drawing to look at. Its strokes open with a session. */
export function StaticDrawing({ label, value }: StaticDrawingProps) {
  const sheet = useMemo(() => imageIn(value), [value]);
  const props = useMemo(() => ({ label, value: sheet, onChange: changeNothing, isStatic: true }), [label, sheet]);
  const kept = <span className={styles.none}>{sheet ? t('A drawing is kept with the form.') : t('Not answered')}</span>;
  if (sheet === null || currentSession() === null) return kept;
  return <Slot of="library.whiteboard" props={props} fallback={kept} />;
}
