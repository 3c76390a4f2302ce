import type { CSSProperties } from 'react';
import styles from '../gallery.module.css';
import { Specimen } from '../specimen.tsx';

const GROUPS: readonly [title: string, tokens: readonly string[]][] = [
  ['Grounds', ['bg', 'surface', 'raised', 'sunken']],
  ['Lines', ['line', 'line-strong', 'line-control']],
  ['Ink', ['ink', 'ink-2', 'ink-3']],
  ['Frame', ['frame', 'frame-ink', 'frame-ink-2', 'frame-line', 'frame-hover']],
  ['Action', ['amber', 'amber-hover', 'amber-ink', 'amber-soft', 'amber-text', 'mark']],
  ['Meaning', ['green', 'green-soft', 'red', 'red-soft', 'blue', 'blue-soft']],
  ['People', ['avatar-1', 'avatar-2', 'avatar-3', 'avatar-4', 'avatar-5', 'avatar-6', 'avatar-7', 'avatar-8']],
];

const shown = (token: string): CSSProperties & Record<'--shown', string> => ({ '--shown': `var(--${token})` });

export function ColourSpecimens() {
  return GROUPS.map(([title, tokens]) => (
    <Specimen key={title} title={title} wide>
      <ul className={styles.swatches}>
        {tokens.map((token) => (
          <li key={token} className={styles.swatch}>
            <span className={styles.colour} style={shown(token)} />
            {token}
          </li>
        ))}
      </ul>
    </Specimen>
  ));
}
