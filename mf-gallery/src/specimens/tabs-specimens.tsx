import { TabLinks } from '@fieldspan/ui/tab-links';
import { Specimen } from '../specimen.tsx';

const LINKS = ['All', 'Active', 'Direct', 'Comments', 'Archived', 'Projects', 'Services', 'Purchase orders'];

export function TabsSpecimens() {
  return (
    <Specimen title="More than fit">
      <TabLinks
        label="Threads"
        tabs={LINKS.map((label, index) => ({
          label,
          to: `/dev/gallery?part=tabs&tab=${index}`,
          current: index === 1,
        }))}
      />
    </Specimen>
  );
}
