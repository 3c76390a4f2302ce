import type { CSSProperties } from 'react';
import styles from '../gallery.module.css';
import { Specimen } from '../specimen.tsx';

const SIZES = ['text-2xl', 'text-xl', 'text-l', 'text-m', 'text-s', 'text-xs'];
const LENGTHS = ['space-1', 'space-2', 'space-3', 'space-4', 'space-5', 'space-6', 'space-8', 'space-10'];
const CONTROLS = ['target', 'control-s', 'control', 'control-l', 'row', 'item', 'bar'];

const shown = (token: string): CSSProperties & Record<'--shown', string> => ({ '--shown': `var(--${token})` });

const Lengths = ({ tokens }: { tokens: readonly string[] }) => (
  <ul>
    {tokens.map((token) => (
      <li key={token} className={styles.measure}>
        {token}
        <span className={styles.length} style={shown(token)} />
      </li>
    ))}
  </ul>
);

export function TypeSpecimens() {
  return (
    <>
      <Specimen title="Sizes" wide>
        {SIZES.map((size) => (
          <p key={size} className={styles.sample} style={shown(size)}>
            Rooftop unit RTU-3, no heat · 3:42:18
          </p>
        ))}
      </Specimen>
      <Specimen title="Space">
        <Lengths tokens={LENGTHS} />
      </Specimen>
      <Specimen title="Controls: they grow with the density">
        <Lengths tokens={CONTROLS} />
      </Specimen>
    </>
  );
}
