import { showAlert } from '@fieldspan/api/alerts';
import { forcedPath, isAccountSetup, type SetupState } from '@fieldspan/domain/setup-mode';
import { useLocation, useNavigate } from '@fieldspan/federation/router';
import { t } from '@fieldspan/ui/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSetupState } from './use-setup-state.ts';

/**
 * Redirects people to what they have to finish first (terms, setup), and back there when they try to leave. Renders
 * nothing.
 */
export function ForcedPlace() {
  const state = useSetupState();
  return state ? <PlaceOf {...state} /> : null;
}

function PlaceOf(state: SetupState) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const forced = forcedPath(pathname, state);
  const wasThere = useRef(false);

  const settle = useEffectEvent((at: string, to: string | null) => {
    if (to === null || to === at) {
      wasThere.current = true;
      return;
    }
    if (wasThere.current && isAccountSetup(state.person)) {
      showAlert({ type: 'info', message: t("Don't forget to fill out your personal details!") });
    }
    void navigate(to, { replace: true });
  });

  useEffect(() => settle(pathname, forced), [pathname, forced]);
  return null;
}
