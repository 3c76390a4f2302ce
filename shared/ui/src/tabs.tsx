import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import bar from './tab-links.module.css';
import styles from './tabs.module.css';

type TabsProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  tabs: readonly { value: string; label: string; count?: number; disabled?: boolean; content: ReactNode }[];
  className?: string;
};

/** Views that take each other's place inside a page. Views with an address of their own are TabLinks. */
export function Tabs({ label, value, onChange, tabs, className }: TabsProps) {
  return (
    <Base.Root
      className={className}
      value={value}
      onValueChange={(next: unknown) => {
        if (typeof next === 'string') onChange(next);
      }}
    >
      <Base.List className={classNames(bar.tabs, styles.list)} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={bar.tab} disabled={tab.disabled ?? false}>
            {tab.label}
            {tab.count !== undefined && <span className={bar.count}>{tab.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
