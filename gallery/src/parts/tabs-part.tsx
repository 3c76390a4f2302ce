import { TabLinks } from '@fieldspan/ui/tab-links';
import { Tabs } from '@fieldspan/ui/tabs';
import styles from '../gallery.module.css';
import { Held } from '../held.tsx';
import { Specimen } from '../specimen.tsx';

const TABS = [
  {
    value: 'details',
    label: 'Details',
    content: <p className={styles.quiet}>Two floors, one riser, a lift until six.</p>,
  },
  { value: 'people', label: 'People', count: 9, content: <p className={styles.quiet}>Nine people, one foreperson.</p> },
  { value: 'files', label: 'Files', count: 24, content: <p className={styles.quiet}>Twenty-four files.</p> },
  { value: 'history', label: 'History', disabled: true, content: null },
];

const LINKS = ['All', 'Active', 'Direct', 'Comments', 'Archived', 'Projects', 'Services', 'Purchase orders'];

export function TabsPart() {
  return (
    <>
      <Specimen title="In a page">
        <Held initial="details">
          {(value, setValue) => <Tabs label="About the job" value={value} onChange={setValue} tabs={TABS} />}
        </Held>
      </Specimen>
      <Specimen title="With addresses, more than fit">
        <TabLinks
          label="Threads"
          tabs={LINKS.map((label, index) => ({
            label,
            to: `/dev/gallery?part=tabs&tab=${index}`,
            current: index === 1,
          }))}
        />
      </Specimen>
    </>
  );
}
