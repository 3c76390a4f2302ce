import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconArrowBackUp, IconArrowUpRight } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';

type HandOverLinksProps = {
  /** The piece that is on the list already. */
  slug?: string;
  size?: 'm' | 'l';
  variant?: 'primary' | 'default';
};

/** Lead to where equipment is scanned and handed over. */
export function HandOverLinks({ slug, size = 'm', variant = 'default' }: HandOverLinksProps) {
  const query = slug === undefined ? '' : `?code=${encodeURIComponent(slug)}`;
  return (
    <>
      <Button
        size={size}
        variant={variant}
        render={<AppLink to={`/equipment/check-out${query}`} />}
        icon={<IconArrowUpRight aria-hidden="true" />}
      >
        {t('Check out')}
      </Button>
      <Button
        size={size}
        render={<AppLink to={`/equipment/check-in${query}`} />}
        icon={<IconArrowBackUp aria-hidden="true" />}
      >
        {t('Check in')}
      </Button>
    </>
  );
}
