import { knownColour } from './colour.ts';
import styles from './swatch.module.css';

type SwatchProps = { colour: string | null | undefined; size?: 's' | 'm' };

/** The colour of a category, a type or a piece; an empty outline without one. Says nothing that the text beside it does not. */
export function Swatch({ colour, size = 's' }: SwatchProps) {
  const known = knownColour(colour);
  return (
    <span
      className={styles.swatch}
      data-size={size}
      data-empty={known === null || undefined}
      style={known === null ? undefined : { backgroundColor: known }}
      aria-hidden="true"
    />
  );
}
