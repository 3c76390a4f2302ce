import type { Equipment } from '@fieldspan/api/queries/equipment';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconArrowBackUp, IconArrowUpRight } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';

/** Leads to where the piece is handed over, with it on the list. */
export function HandOverButton({ record: { slug, archived, out_since: since } }: { record: Equipment }) {
  if (archived === 1) return null;
  const code = encodeURIComponent(slug);
  return since === null ? (
    <Button
      render={<AppLink to={`/equipment/check-out?code=${code}`} />}
      icon={<IconArrowUpRight aria-hidden="true" />}
    >
      {t('Check out')}
    </Button>
  ) : (
    <Button render={<AppLink to={`/equipment/check-in?code=${code}`} />} icon={<IconArrowBackUp aria-hidden="true" />}>
      {t('Check in')}
    </Button>
  );
}
