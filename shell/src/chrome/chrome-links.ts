import { MESSAGES_PATH } from '@fieldspan/api/message-panel';
import { useProfile, viewerOfProfile } from '@fieldspan/api/profile';
import { companyQuery } from '@fieldspan/api/queries/company';
import type { MenuEntry } from '@fieldspan/contract/remote-manifest';
import { dataText } from '@fieldspan/domain/message';
import { isEmployerOnly, menuFor } from '@fieldspan/domain/menu';
import { isCompanySetup, ownProfilePath } from '@fieldspan/domain/setup-mode';
import { translated } from '@fieldspan/ui/i18n';
import { useQuery } from '@tanstack/react-query';

/** The links available to a person; an address is null where they have no access or no route exists. */
export type ChromeLinks = {
  menu: readonly MenuEntry[];
  expenseTo: string | null;
  profileTo: string | null;
  settingsTo: string | null;
  notificationsTo: string | null;
  messagesTo: string | null;
  hasSupport: boolean;
  hasReferral: boolean;
  /** Whether there are forms to choose from. */
  hasForms: boolean;
};

const NO_LINKS: ChromeLinks = {
  menu: [],
  expenseTo: null,
  profileTo: null,
  settingsTo: null,
  notificationsTo: null,
  messagesTo: null,
  hasSupport: false,
  hasReferral: false,
  hasForms: false,
};

const inLanguage = (entry: MenuEntry): MenuEntry =>
  Object.assign({}, entry, { label: translated(dataText(entry.label)) });

/**
 * The links for the signed-in person; none until the profile is loaded.
 * @param entries the menu entries of every remote
 * @param hasPage whether a route exists at the path
 */
export function useChromeLinks(entries: readonly MenuEntry[], hasPage: (path: string) => boolean): ChromeLinks {
  const profile = useProfile();
  const tenantId = profile?.tenant_id ?? 0;
  const { data: company = null } = useQuery({ ...companyQuery(tenantId), enabled: tenantId !== 0 });
  if (!profile) return NO_LINKS;
  const viewer = viewerOfProfile(profile);
  const isSetup = isCompanySetup(profile, company);
  const isEmployed = !isEmployerOnly(viewer);
  const page = (path: string, isOpen = true) => (isOpen && hasPage(path) ? path : null);
  return {
    menu: menuFor(entries, viewer, isSetup).map(inLanguage),
    expenseTo: page('/expenses/submit-new', isEmployed),
    profileTo: page(ownProfilePath(profile.slug)),
    settingsTo: page('/settings', isEmployed),
    notificationsTo: page('/notifications/feed'),
    messagesTo: page(MESSAGES_PATH),
    hasSupport: viewer.role === 'Admin' || profile.masterKeySession === 1,
    hasReferral: isEmployed && !isSetup,
    hasForms: page('/forms/templates', isEmployed) !== null,
  };
}
