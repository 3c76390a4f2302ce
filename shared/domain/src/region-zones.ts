/** The zone in which most of a province or state is. Who works in another part of it says so in the settings of payroll. */
const ZONES: Readonly<Record<string, string>> = {
  'America/St_Johns': 'NL',
  'America/Halifax': 'NS PE',
  'America/Moncton': 'NB',
  'America/Toronto': 'ON QC',
  'America/Winnipeg': 'MB',
  'America/Regina': 'SK',
  'America/Edmonton': 'AB NT',
  'America/Vancouver': 'BC',
  'America/Whitehorse': 'YT',
  'America/Iqaluit': 'NU',
  'America/New_York': 'CT DC DE FL GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Detroit': 'MI',
  'America/Indiana/Indianapolis': 'IN',
  'America/Kentucky/Louisville': 'KY',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO MT NM UT WY',
  'America/Boise': 'ID',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR VI',
  'Pacific/Guam': 'GU MP',
  'Pacific/Pago_Pago': 'AS',
};

/** Every zone that a company can choose for its days. */
export const WORK_ZONES: readonly string[] = Object.keys(ZONES);

/** The zone of a province or state; Toronto's where none is known. */
export const zoneOfRegion = (region: string | null): string =>
  WORK_ZONES.find((zone) => region !== null && ZONES[zone]?.split(' ').includes(region)) ?? 'America/Toronto';
