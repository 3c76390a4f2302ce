import { Button } from '@fieldspan/ui/button';
import { IconArchive, IconDownload, IconEdit, IconFileText, IconMoon, IconPhoto, IconTrash } from '@fieldspan/ui/icons';
import { Menu } from '@fieldspan/ui/menu';
import { Popover } from '@fieldspan/ui/popover';
import { SubMenu } from '@fieldspan/ui/sub-menu';
import { Tooltip } from '@fieldspan/ui/tooltip';
import { useState } from 'react';
import styles from '../gallery.module.css';
import { Held } from '../held.tsx';
import { Specimen } from '../specimen.tsx';

export function MenuPart() {
  const [last, setLast] = useState('nothing yet');
  const pick = (label: string) => ({ label, onSelect: () => setLast(label) });
  return (
    <>
      <Specimen title="Menu: actions, a link, something to tick, a group">
        <Held initial={true}>
          {(isDark, setIsDark) => (
            <div>
              <Menu
                label="More"
                trigger={<Button>More</Button>}
                items={[
                  { ...pick('Edit'), icon: <IconEdit aria-hidden="true" /> },
                  { label: 'To the dashboard', to: '/', icon: <IconFileText aria-hidden="true" /> },
                  {
                    label: 'Dark',
                    checked: isDark,
                    icon: <IconMoon aria-hidden="true" />,
                    onSelect: () => setIsDark(!isDark),
                  },
                  { ...pick('Archive'), disabled: true, icon: <IconArchive aria-hidden="true" /> },
                  { ...pick('Delete'), danger: true, startsGroup: true, icon: <IconTrash aria-hidden="true" /> },
                ]}
              />
            </div>
          )}
        </Held>
      </Specimen>
      <Specimen title="Sub-menu: two levels" row>
        <SubMenu
          label="File actions"
          items={[
            { ...pick('Rename'), icon: <IconEdit aria-hidden="true" /> },
            {
              label: 'Download as',
              icon: <IconDownload aria-hidden="true" />,
              items: [
                { ...pick('PDF'), icon: <IconFileText aria-hidden="true" /> },
                { ...pick('Picture'), icon: <IconPhoto aria-hidden="true" /> },
              ],
            },
            { ...pick('Delete file'), danger: true, icon: <IconTrash aria-hidden="true" /> },
          ]}
        />
        <output className={styles.quiet}>Last: {last}</output>
      </Specimen>
      <SmallPanels />
    </>
  );
}

function SmallPanels() {
  return (
    <>
      <Specimen title="Popover: a small panel" row>
        <Held initial={false}>
          {(isOpen, setIsOpen) => (
            <Popover title="Read by" open={isOpen} onOpenChange={setIsOpen} trigger={<Button>Read by 5 of 9</Button>}>
              <p className={styles.pane}>Marta, Luis, Priya, Dana and Sam</p>
            </Popover>
          )}
        </Held>
      </Specimen>
      <Specimen title="Tooltip: a word more, by mouse or focus" row>
        <Tooltip text="Everybody on the thread has to answer">
          <Button>Needs OK</Button>
        </Tooltip>
      </Specimen>
    </>
  );
}
