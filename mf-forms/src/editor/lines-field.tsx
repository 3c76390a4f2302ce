import { pastedLines } from '@fieldspan/domain/form/edit/pasted-lines';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';

type LinesFieldProps = { label: string; hint?: string; lines: readonly string[]; onChange: (lines: string[]) => void };

/** A list of words, one per line: typed, or pasted as it is. */
export function LinesField({ label, hint, lines, onChange }: LinesFieldProps) {
  const [typed, setTyped] = useState(() => lines.join('\n'));
  // After an undo, or a change elsewhere, the lines are others than those typed here.
  const isOwn = pastedLines(typed).join('\n') === lines.join('\n');
  return (
    <TextField
      label={label}
      hint={hint}
      multiline
      rows={Math.min(Math.max(lines.length + 1, 3), 12)}
      value={isOwn ? typed : lines.join('\n')}
      onChange={(text) => {
        setTyped(text);
        onChange(pastedLines(text));
      }}
    />
  );
}
