import { Button } from '@fieldspan/ui/button';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconArchive, IconDots, IconDownload, IconEdit, IconFileText, IconMoon, IconTrash } from '@fieldspan/ui/icons';
import { Menu } from '@fieldspan/ui/menu';
import { Popover } from '@fieldspan/ui/popover';
import { useState } from 'react';
import styles from '../gallery.module.css';
import { Held } from '../held.tsx';
import { Specimen } from '../specimen.tsx';

export function MenuSpecimens() {
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
      <Specimen title="Of three dots: what can be done with one thing" row>
        <Menu
          label="File actions"
          trigger={<IconButton label="File actions" icon={<IconDots aria-hidden="true" />} />}
          items={[
            { ...pick('Rename'), icon: <IconEdit aria-hidden="true" /> },
            { ...pick('Download'), icon: <IconDownload aria-hidden="true" /> },
            { ...pick('Delete file'), danger: true, icon: <IconTrash aria-hidden="true" /> },
          ]}
        />
        <output className={styles.quiet}>Last: {last}</output>
      </Specimen>
      <Specimen title="Popover: a small panel" row>
        <Held initial={false}>
          {(isOpen, setIsOpen) => (
            <Popover title="Read by" open={isOpen} onOpenChange={setIsOpen} trigger={<Button>Read by 5 of 9</Button>}>
              <p className={styles.pane}>Marta, Luis, Priya, Dana and Sam</p>
            </Popover>
          )}
        </Held>
      </Specimen>
    </>
  );
}
