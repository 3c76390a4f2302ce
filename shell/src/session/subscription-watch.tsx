import { showAlert } from '@fieldspan/api/alerts';
import { useProfile } from '@fieldspan/api/profile';
import { companyQuery } from '@fieldspan/api/queries/company';
import { subExpiredAtom } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { isAccountSetup } from '@fieldspan/domain/setup-mode';
import { SUBSCRIPTION_PATH } from '@fieldspan/domain/subscription';
import { useLocation, useNavigate } from '@fieldspan/federation/router';
import { t } from '@fieldspan/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

/**
 * Says once, not with every request, that the company has no valid subscription. The managing user is redirected to the
 * payment page and may leave it: stored data stays readable. Renders nothing.
 */
export function SubscriptionWatch() {
  const isExpired = useAtomValue(subExpiredAtom, { store });
  const profile = useProfile();
  const tenantId = profile?.tenant_id ?? 0;
  const { data: company } = useQuery({ ...companyQuery(tenantId), enabled: isExpired && tenantId !== 0 });
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const tell = useEffectEvent(() => {
    if (!company || company.managing_user_id !== profile?.id) {
      showAlert({
        type: 'danger',
        message: t('You do not have a valid subscription, so some of the data requested cannot be accessed'),
      });
      return;
    }
    showAlert({
      type: 'danger',
      message: t('{{company}} currently does not have a valid subscription. Some features need a paid plan.', {
        company: company.company_name,
      }),
    });
    if (!isAccountSetup(profile) && pathname !== SUBSCRIPTION_PATH) void navigate(SUBSCRIPTION_PATH, { replace: true });
  });

  const isKnown = profile !== undefined && company !== undefined;
  useEffect(() => {
    if (isExpired && isKnown) tell();
  }, [isExpired, isKnown]);
  return null;
}
