import type { ModelName } from '@fieldspan/contract/models';
import type { FieldValue } from '@fieldspan/contract/save';
import { useEffect, useRef, useState } from 'react';
import type { Field } from '../../field.ts';
import { CellInput } from './cell-input.tsx';
import { pastedLines } from './cell-value.ts';
import styles from './cell-editor.module.css';

/** Where the edit goes on: back to the cell, in another one, or where the person has gone. */
type Onward = 'stay' | 'next' | 'previous' | 'leave';

/** How an edit ended: taken back, kept, or a column was pasted from this cell on. */
export type CellEnd =
  | { kind: 'cancel' }
  | { kind: 'keep'; value: FieldValue; title: string | null; go: Onward }
  | { kind: 'paste'; lines: readonly string[] };

type CellEditorProps<N extends ModelName, R> = {
  field: Field<N, R>;
  row: R;
  initial: FieldValue;
  /** Why the server refused the value. */
  error: string | undefined;
  onEnd: (end: CellEnd) => void;
};

/** An input in a cell: Enter keeps, Tab keeps and goes on, Escape takes back. Leaving it keeps, as in a spreadsheet. */
export function CellEditor<N extends ModelName, R>({ field, row, initial, error, onEnd }: CellEditorProps<N, R>) {
  const [value, setValue] = useState(initial);
  const place = useRef<HTMLSpanElement>(null);
  const isOver = useRef(false);
  const end = (how: CellEnd) => {
    if (isOver.current) return;
    isOver.current = true;
    onEnd(how);
  };
  const keep = (go: Onward) => end({ kind: 'keep', value, title: null, go });
  const handlers = useRef({ keep, end });
  useEffect(() => {
    handlers.current = { keep, end };
  });
  useEffect(() => focusInput(place.current), []);
  useEffect(
    () => (place.current ? listen(place.current, field.kind, () => handlers.current) : undefined),
    [field.kind],
  );
  return (
    <span ref={place} className={styles.editor}>
      <CellInput
        field={field}
        row={row}
        value={value}
        error={error}
        onChange={setValue}
        onChosen={(chosen, title) => end({ kind: 'keep', value: chosen, title, go: 'stay' })}
      />
    </span>
  );
}

function focusInput(place: HTMLElement | null): void {
  const input = place?.querySelector<HTMLElement>('input, select, textarea, button');
  input?.focus();
  if (input instanceof HTMLInputElement && input.type !== 'date') input.select();
}

type Handlers = { keep: (go: Onward) => void; end: (how: CellEnd) => void };

/** The keys of an editor are its own: those of the rows around it do nothing meanwhile. */
function listen(place: HTMLElement, kind: string, now: () => Handlers): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    const go = onwardOf(event, kind);
    if (go === null && event.key !== 'Escape') return;
    event.preventDefault();
    if (go === null) now().end({ kind: 'cancel' });
    else now().keep(go);
  };
  const onPaste = (event: ClipboardEvent) => {
    const lines = pastedLines(event.clipboardData?.getData('text/plain') ?? '');
    if (lines === null) return;
    event.preventDefault();
    now().end({ kind: 'paste', lines });
  };
  const onLeave = ({ relatedTarget }: FocusEvent) => {
    const isInside = relatedTarget instanceof Node && place.contains(relatedTarget);
    // The choice of a record stands in a dialog, and ends the edit by itself.
    if (!isInside && kind !== 'relation') now().keep('leave');
  };
  place.addEventListener('keydown', onKey, { signal });
  place.addEventListener('paste', onPaste, { signal });
  place.addEventListener('focusout', onLeave, { signal });
  return () => stop.abort();
}

function onwardOf({ key, shiftKey, isComposing }: KeyboardEvent, kind: string): Exclude<Onward, 'leave'> | null {
  if (isComposing) return null;
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  // Enter on the button of a record opens its choices.
  return key === 'Enter' && kind !== 'relation' ? 'stay' : null;
}
