import { explain } from '@fieldspan/api/explain';
import { publicLinkQuery } from '@fieldspan/api/queries/public-links';
import type { PublicLink } from '@fieldspan/contract/public-link-calls';
import { instantText } from '@fieldspan/domain/day-text';
import { useNow } from '@fieldspan/federation/now';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconExternalLink } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import type { PublicPage } from './public-page.ts';
import { PublicLinkChanges } from './public-link-changes.tsx';
import styles from './public-link.module.css';

/** Shows the state of the link; whoever may change the record may change it. */
export function PublicLinkState({ page }: { page: PublicPage }) {
  const { data: link, error, refetch } = useQuery(publicLinkQuery(page));
  const now = useNow();
  if (error !== null)
    return (
      <AlertBox type="danger" action={<Button onClick={() => void refetch()}>{t('Try again')}</Button>}>
        {explain(error).text}
      </AlertBox>
    );
  if (!link) return <SkeletonRows count={3} />;
  const isOpen = link.is_on === 1 && !hasEnded(link, now);
  return (
    <div className={styles.link}>
      <p>{stateText(link, isOpen)}</p>
      {isOpen && (
        <>
          <p className={styles.address}>{`${window.location.origin}${page.path}${link.slug}${page.rest ?? ''}`}</p>
          <Button
            className={styles.open ?? ''}
            icon={<IconExternalLink aria-hidden="true" />}
            render={<AppLink to={`${page.path}${link.slug}${page.rest ?? ''}`} />}
          >
            {t('Open the page')}
          </Button>
        </>
      )}
      {link.may_write && <PublicLinkChanges key={link.ends_at} page={page} link={link} />}
    </div>
  );
}

const hasEnded = ({ ends_at: end }: PublicLink, now: Date): boolean => end !== null && Date.parse(end) <= now.getTime();

function stateText({ is_on, ends_at: end }: PublicLink, isOpen: boolean): string {
  if (is_on === 0) return t('Switched off: only people of the company see this page.');
  if (!isOpen)
    return t('The link ended on {{moment}}: only people of the company see this page.', { moment: instantText(end) });
  return end === null
    ? t('Whoever has this address can read the page, without an end.')
    : t('Whoever has this address can read the page until {{moment}}.', { moment: instantText(end) });
}
