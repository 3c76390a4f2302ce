/** Only tells the page what to show; the server decides by the tablet's cookie. */
const TABLET_KEY = 'fieldspan.tablet';

/** Whether this browser is registered as a shared tablet. Apart from the calls of tablets, as every sign-in page asks it. */
export const isTablet = (): boolean => localStorage.getItem(TABLET_KEY) === '1';

export const rememberTablet = (): void => localStorage.setItem(TABLET_KEY, '1');
export const forgetTablet = (): void => localStorage.removeItem(TABLET_KEY);
