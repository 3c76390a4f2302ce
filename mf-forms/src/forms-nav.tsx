import { t } from '@fieldspan/ui/i18n';
import { TabLinks } from '@fieldspan/ui/tab-links';
import { ACTIONS_PATH } from './actions/task-address.ts';
import styles from './forms-nav.module.css';

type FormsPart = 'to-do' | 'filled' | 'actions' | 'templates';

/** The parts of the forms. */
export function FormsNav({ current, toDo }: { current: FormsPart; toDo?: number }) {
  return (
    <TabLinks
      className={styles.nav ?? ''}
      label={t('Forms')}
      tabs={[
        {
          to: '/forms/to-do',
          label: t('To do'),
          current: current === 'to-do',
          ...(toDo !== undefined && toDo > 0 && { count: toDo }),
        },
        { to: '/forms/list', label: t('Filled'), current: current === 'filled' },
        { to: ACTIONS_PATH, label: t('Actions'), current: current === 'actions' },
        { to: '/forms/templates', label: t('Templates'), current: current === 'templates' },
      ]}
    />
  );
}
