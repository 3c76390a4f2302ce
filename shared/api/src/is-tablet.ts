/** Only tells the page what to show; the server decides by the tablet's cookie. */
const TABLET_KEY = 'fieldspan.tablet';

/** `sign-in`: people sign in by PIN. `kiosk`: they clock in and out by PIN. */
export type TabletKind = 'sign-in' | 'kiosk';

const MARKS: Readonly<Record<TabletKind, string>> = { 'sign-in': '1', kiosk: 'kiosk' };

/** What this browser is registered as; null for an ordinary device. Apart from the calls of tablets, as every sign-in page asks it. */
export function tabletKind(): TabletKind | null {
  const mark = localStorage.getItem(TABLET_KEY);
  if (mark === MARKS.kiosk) return 'kiosk';
  return mark === MARKS['sign-in'] ? 'sign-in' : null;
}

/** Where a kiosk shows its clock. */
export const KIOSK_PATH = '/kiosk';

export const rememberTablet = (kind: TabletKind): void => localStorage.setItem(TABLET_KEY, MARKS[kind]);
export const forgetTablet = (): void => localStorage.removeItem(TABLET_KEY);
