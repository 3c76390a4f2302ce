import { SplitPanel } from '@fieldspan/ui/split-panel';
import styles from '../gallery.module.css';
import { Held } from '../held.tsx';
import { Specimen } from '../specimen.tsx';

export function SplitPart() {
  return (
    <Specimen title="Below 520 px of width the panes stand below each other" wide>
      <Held initial={40}>
        {(size, setSize) => (
          <SplitPanel
            className={styles.split ?? ''}
            label="Border between threads and messages"
            size={size}
            onResize={setSize}
            start={<p className={styles.pane}>Threads: {size} per cent</p>}
            end={<p className={styles.pane}>Messages: {100 - size} per cent</p>}
          />
        )}
      </Held>
    </Specimen>
  );
}
