import { useParams } from '@fieldspan/federation/router';
import { NotFound } from '@fieldspan/records/page/not-found';
import { t } from '@fieldspan/ui/i18n';
import { foundTabOf } from './found/found-address.ts';
import { FoundScreen } from './found/found-screen.tsx';
import { ToDoScreen } from './to-do-screen.tsx';

/** /forms/list and /forms/:tab: what is to be done, and the views of the filled forms. */
export function FormsTabScreen() {
  const { tab: asked = 'list' } = useParams();
  if (asked === 'to-do') return <ToDoScreen />;
  const tab = foundTabOf(asked === 'filled' ? 'list' : asked);
  if (tab !== null) return <FoundScreen tab={tab} />;
  return (
    <NotFound title={t('Forms')} reason={t('There is no such list')} back={{ label: t('Forms'), to: '/forms/list' }} />
  );
}
