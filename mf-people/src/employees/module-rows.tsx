import { moduleGrants, withGrant } from '@fieldspan/domain/module-grants';
import { GrantRow } from './grant-row.tsx';

type ModuleRowsProps = {
  /** module_permissions: JSON text. */
  granted: string | null;
  isLocked: boolean;
  /** Everything is ticked: an Admin has all permissions. */
  hasAll?: boolean;
  onChange: (modules: string) => void;
};

/** Read and write for each module. */
export const ModuleRows = ({ granted, isLocked, hasAll = false, onChange }: ModuleRowsProps) => (
  <ul>
    {moduleGrants(granted).map((grant) => (
      <GrantRow
        key={grant.name}
        grant={hasAll ? { ...grant, read: true, write: true } : grant}
        isLocked={isLocked}
        onChange={(verb, isSet) => onChange(withGrant(granted, { name: grant.name, verb, isSet }))}
      />
    ))}
  </ul>
);
