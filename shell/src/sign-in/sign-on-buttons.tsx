import { goToProvider, signOnWaysQuery } from '@fieldspan/api/sign-on';
import { useLocation } from '@fieldspan/federation/router';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ErrorBox } from './error-box.tsx';

const DEBOUNCE_MS = 300;

type SignOnButtonsProps = { company: string | undefined; domain: string | undefined; email: string };

/** A company's single sign-on: on its own page, or once an address of one of its domains was typed. */
export function SignOnButtons({ company, domain, email }: SignOnButtonsProps) {
  const debounced = useDebounced(domain);
  const asked = company === undefined ? { domain: debounced ?? '' } : { slug: company };
  const { data: ways = [], isSuccess } = useQuery({
    ...signOnWaysQuery(asked),
    enabled: (company ?? debounced) !== undefined,
  });
  const { pathname, search } = useLocation();
  const to = pathname + search;
  const going = useMutation({ mutationFn: goToProvider, meta: { quiet: true } });
  return (
    <>
      <ErrorBox error={going.error} />
      {company !== undefined && isSuccess && ways.length === 0 && (
        <AlertBox type="info">
          {t('No company signs in at this address any more. Use your e-mail, or ask your Admin for the new link.')}
        </AlertBox>
      )}
      {ways.map(({ slug, name }) => (
        <Button
          key={slug}
          size="l"
          variant={company === undefined ? 'default' : 'primary'}
          busy={going.isPending || going.isSuccess}
          onClick={() => going.mutate({ slug, email, to })}
        >
          {t('Continue with {{name}}', { name })}
        </Button>
      ))}
    </>
  );
}

/** Debounced: not every keystroke asks the server. */
function useDebounced(domain: string | undefined): string | undefined {
  const [debounced, setDebounced] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(domain), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [domain]);
  return debounced;
}
