import { Avatar } from '@fieldspan/ui/avatar';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { IconRoute } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { ListItem } from '@fieldspan/ui/list-item';
import { Pagination } from '@fieldspan/ui/pagination';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { Tag } from '@fieldspan/ui/tag';
import styles from '../gallery.module.css';
import { Specimen } from '../specimen.tsx';

export function ListSpecimens() {
  return (
    <>
      <Specimen title="Card with rows" wide>
        <Card
          title="Your day"
          icon={<IconRoute aria-hidden="true" />}
          action={<AppLink to="/schedule">Schedule</AppLink>}
        >
          <ul>
            <ListItem
              leading={<span>07:30</span>}
              title="Clocked in on site"
              subtitle="J-2041 Stone Road Medical, Guelph"
              trailing={<Tag tone="green">On site</Tag>}
              to="/dev/gallery?part=list"
            />
            <ListItem
              leading={<Avatar name="Marta Okafor" />}
              title="Stone Road · Level 3"
              subtitle="Marta: Can someone bring the 6-inch clamps up with the next lift?"
              trailing="10:31"
            />
            <ListItem title="2 expenses" subtitle="$184.20 · receipts attached" trailing={<Button>Review</Button>} />
          </ul>
        </Card>
      </Specimen>
      <Specimen title="Loading: five rows, after 150 ms">
        <div className={styles.list}>
          <SkeletonRows />
        </div>
      </Specimen>
      <Specimen title="Pages">
        <Pagination page={1} pages={5} count={248} hrefFor={(page) => `?part=list&page=${page}`} />
        <Pagination page={3} pages={5} count={248} hrefFor={(page) => `?part=list&page=${page}`} />
        <Pagination page={5} pages={5} count={248} hrefFor={(page) => `?part=list&page=${page}`} />
      </Specimen>
    </>
  );
}
