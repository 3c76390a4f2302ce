import { dataText } from '@fieldspan/domain/message';
import type { ModuleGrant } from '@fieldspan/domain/module-grants';
import type { ModuleFlags } from '@fieldspan/domain/modules';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { t, translated } from '@fieldspan/ui/i18n';
import styles from './permission-form.module.css';

type GrantRowProps = {
  grant: ModuleGrant;
  isLocked: boolean;
  onChange: (verb: keyof ModuleFlags, isSet: boolean) => void;
};

/** Read and write permission for one module. */
export function GrantRow({ grant: { name, read, write }, isLocked, onChange }: GrantRowProps) {
  return (
    <li className={styles.grant}>
      <fieldset className={styles.flags} aria-label={translated(dataText(name))}>
        <span className={styles.module}>{translated(dataText(name))}</span>
        <Checkbox label={t('Read')} checked={read} disabled={isLocked} onChange={(isSet) => onChange('read', isSet)} />
        <Checkbox
          label={t('Write')}
          checked={write}
          disabled={isLocked}
          onChange={(isSet) => onChange('write', isSet)}
        />
      </fieldset>
    </li>
  );
}
