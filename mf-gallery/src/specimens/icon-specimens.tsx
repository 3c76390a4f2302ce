import { MenuIcon } from '@fieldspan/ui/menu-icon';
import styles from '../gallery.module.css';
import { Specimen } from '../specimen.tsx';

const MENU = [
  'dashboard',
  'building',
  'tool',
  'contacts',
  'equipment',
  'packages',
  'users',
  'clock',
  'receipt-dollar',
  'shield-check',
  'clipboard-check',
  'calendar',
  'map-pin',
  'folder',
  'settings',
  'apps',
  'id-badge',
  'briefcase',
  'certificate',
  'file',
  'gift',
  'message',
  'photo',
  'rocket',
  'user',
];

export function IconSpecimens() {
  return (
    <>
      <Specimen title="What a menu entry may name" wide>
        <ul className={styles.icons}>
          {MENU.map((name) => (
            <li key={name} className={styles.icon}>
              <MenuIcon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="A name that this version does not know" row>
        <span className={styles.icon}>
          <MenuIcon name="hovercraft" />
          hovercraft
        </span>
      </Specimen>
    </>
  );
}
