/** `Title | years valid | who needs it`. */
export type CertificateKind = { title: string; years: number; for: 'all' | 'field' | 'service' };

const kind = (title: string, years: number, trade: CertificateKind['for']): CertificateKind => ({
  title,
  years,
  for: trade,
});

export const NORTHGATE_CERTIFICATES: readonly CertificateKind[] = [
  kind('Worker health and safety awareness', 10, 'all'),
  kind('Hazardous products', 3, 'all'),
  kind('Standard first aid with CPR', 3, 'all'),
  kind('Working at heights', 3, 'field'),
  kind('Confined space entry', 2, 'field'),
  kind('Elevated work platform operator', 3, 'field'),
  kind('Hot work and fire watch', 2, 'field'),
  kind('Gas fitter licence G2', 3, 'service'),
  kind('Refrigerant handling card', 3, 'service'),
  kind('Backflow tester', 5, 'service'),
  kind('Propane handling record', 3, 'service'),
];

export const LAKESHORE_CERTIFICATES: readonly CertificateKind[] = [
  kind('Excavation competent person', 3, 'field'),
  kind('Flagger', 4, 'field'),
  kind('Commercial driver license medical', 2, 'field'),
  kind('Confined space entry', 2, 'field'),
  kind('10-hour construction safety', 5, 'all'),
  kind('First aid and CPR', 2, 'all'),
];
