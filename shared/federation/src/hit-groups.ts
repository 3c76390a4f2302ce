import type { SearchHit } from '@fieldspan/contract/calls';
import type { HitKind } from '@fieldspan/domain/hit-path';
import { t } from '@fieldspan/ui/i18n';

/** How a kind of search hits is called, and its icon (`MenuIcon`). */
const KINDS: Readonly<Record<HitKind, { label: string; icon: string }>> = {
  person: { label: t('People'), icon: 'user' },
  job: { label: t('Projects'), icon: 'building' },
  service: { label: t('Services'), icon: 'tool' },
  contact: { label: t('Contacts'), icon: 'contacts' },
  equipment: { label: t('Equipment'), icon: 'equipment' },
  thread: { label: t('Threads'), icon: 'messages' },
  'blank-form': { label: t('Forms to fill in'), icon: 'clipboard' },
  form: { label: t('Filled forms'), icon: 'clipboard-list' },
  file: { label: t('Files'), icon: 'file' },
  order: { label: t('Purchase orders'), icon: 'packages' },
  invoice: { label: t('Invoices and quotes'), icon: 'receipt' },
  bill: { label: t('Supplier bills'), icon: 'receipt' },
  contract: { label: t('Service contracts'), icon: 'calendar' },
  locate: { label: t('Locates'), icon: 'map-pin' },
  asset: { label: t('Contact assets'), icon: 'tool' },
  material: { label: t('Materials'), icon: 'packages' },
};

export type HitGroup = { kind: HitKind; label: string; icon: string; hits: SearchHit[] };

/** Hits by kind; the kind with the best hit comes first. */
export const hitGroups = (hits: readonly SearchHit[]): HitGroup[] =>
  [...Map.groupBy(hits, ({ kind }) => kind)].map(([kind, found]) => {
    const { label, icon } = KINDS[kind];
    return { kind, label, icon, hits: found };
  });
