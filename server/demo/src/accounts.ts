/** Password of every demo account. */
export const DEMO_PASSWORD = 'fieldspan-demo';

/** Channel partner of Northgate: enter it at /login/partner-access together with an account of that company. */
export const DEMO_PARTNER = 'partner@fieldspan.test';

export type DemoAccount = {
  email: string;
  firstName: string;
  lastName: string;
  /** Shown in the list that is printed at the start. */
  description: string;
};

/** The demo accounts to sign in with. */
export const DEMO_ACCOUNTS = {
  admin: account('admin', 'Dana Reyes', 'Admin and managing user of Northgate Mechanical'),
  office: account('office', 'Wen Li', 'Basic: reads Contacts, Equipment, TimeLogs, Company Forms'),
  tech: account('tech', 'Luis Ferreira', 'service technician, Basic, clocked in'),
  crew: account('crew', 'Sam Ortega', 'works for two employers, Northgate and Lakeshore'),
  invited: account('invited', 'Ingrid Halvorsen', 'has an invitation to Northgate that waits for an answer'),
  newterms: account('newterms', 'Kofi Mensah', 'has not agreed to the present terms'),
  trial: account('trial', 'Rosa Delgado', 'managing user of a company whose trial has expired'),
  setup: account('setup', 'Tomasz Wolski', 'managing user of a company that is still being set up'),
  support: account('support', 'Noor Haddad', 'staff of the provider: answers the support threads'),
  noname: account('noname', '', 'new account: fills in its own name first'),
} as const satisfies Record<string, DemoAccount>;

/** Whether the address is that of the provider's staff. */
export function isProviderStaff(email: string): boolean {
  return email === DEMO_ACCOUNTS.support.email;
}

/** Whether the address is that of one of the accounts above. */
export function isDemoAccount(email: string): boolean {
  return Object.values(DEMO_ACCOUNTS).some((known) => known.email === email);
}

function account(key: string, name: string, description: string): DemoAccount {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { email: `${key}@fieldspan.test`, firstName, lastName, description };
}
