import { isHolidayKey } from './holiday-days.ts';
import type { HolidayKey } from './holiday-days.ts';

/** The holidays of a province, state or country, and the law that names them. */
export type RegionHolidays = { source: string; keys: readonly HolidayKey[] };

/*
 * As the laws stood in November 2026. Days that follow another calendar (Diwali in California, White Sunday in American Samoa) are not
 * here: a company adds those itself.
 */
const CANADA: Readonly<Record<string, readonly [source: string, keys: string]>> = {
  CA: [
    'Canada Labour Code, s. 166',
    'new-year good-friday victoria canada labour truth thanksgiving-canada remembrance christmas boxing',
  ],
  AB: [
    'Employment Standards Code (Alberta), s. 25',
    'new-year family good-friday victoria canada labour thanksgiving-canada remembrance christmas',
  ],
  BC: [
    'Employment Standards Act (British Columbia), s. 1',
    'new-year family good-friday victoria canada british-columbia labour truth thanksgiving-canada remembrance christmas',
  ],
  MB: [
    'Employment Standards Code (Manitoba), s. 21',
    'new-year riel good-friday victoria canada labour truth thanksgiving-canada christmas',
  ],
  NB: [
    'Employment Standards Act (New Brunswick), s. 17.1',
    'new-year family good-friday canada new-brunswick labour remembrance christmas',
  ],
  NL: [
    'Labour Standards Act (Newfoundland and Labrador), s. 14',
    'new-year good-friday canada labour remembrance christmas',
  ],
  NS: [
    'Labour Standards Code (Nova Scotia), s. 37; Remembrance Day Act',
    'new-year heritage good-friday canada labour remembrance christmas',
  ],
  NT: [
    'Employment Standards Act (Northwest Territories), s. 1',
    'new-year good-friday victoria indigenous-canada canada civic labour truth thanksgiving-canada remembrance christmas',
  ],
  NU: [
    'Labour Standards Act (Nunavut), s. 1',
    'new-year good-friday victoria canada nunavut civic labour truth thanksgiving-canada remembrance christmas',
  ],
  ON: [
    'Employment Standards Act, 2000 (Ontario), s. 1',
    'new-year family good-friday victoria canada labour thanksgiving-canada christmas boxing',
  ],
  PE: [
    'Employment Standards Act (Prince Edward Island), s. 1',
    'new-year islander good-friday canada labour truth remembrance christmas',
  ],
  QC: [
    'Act respecting labour standards (Quebec), s. 60; National Holiday Act',
    'new-year good-friday patriots-quebec saint-jean canada labour thanksgiving-canada christmas',
  ],
  SK: [
    'The Saskatchewan Employment Act, s. 2-30',
    'new-year family good-friday victoria canada saskatchewan labour thanksgiving-canada remembrance christmas',
  ],
  YT: [
    'Employment Standards Act (Yukon), s. 1',
    'new-year good-friday victoria indigenous-canada canada discovery labour truth thanksgiving-canada remembrance christmas',
  ],
};

const FEDERAL =
  'new-year king presidents memorial juneteenth independence labor columbus veterans thanksgiving-us christmas';

/** What a state has beside the eleven days of the federal government, and which of those it has not. */
const STATES: Readonly<Record<string, string>> = {
  AL: '+confederate +davis',
  AK: '-columbus +seward +alaska',
  AZ: '',
  AR: '-columbus',
  CA: '-columbus +chavez +after-thanksgiving',
  CO: '-columbus +cabrini',
  CT: '+lincoln +good-friday',
  DE: '-columbus -presidents +good-friday +election +after-thanksgiving',
  FL: '-columbus -presidents +after-thanksgiving',
  GA: '-presidents +good-friday +after-thanksgiving +christmas-eve',
  HI: '-columbus +kuhio +good-friday +kamehameha +statehood +election',
  ID: '',
  IL: '+lincoln +pulaski +election',
  IN: '-presidents +good-friday +primary +election +after-thanksgiving +christmas-eve',
  IA: '-columbus +lincoln',
  KS: '-columbus +christmas-eve',
  KY: '-columbus +good-friday +new-year-eve',
  LA: '-columbus +mardi-gras +good-friday +election',
  ME: '-columbus +patriots-new-england +indigenous-us',
  MD: '+after-thanksgiving',
  MA: '+patriots-new-england',
  MI: '-columbus +election +after-thanksgiving +christmas-eve +new-year-eve',
  MN: '-columbus',
  MS: '-columbus +confederate-ms',
  MO: '+truman',
  MT: '+election',
  NE: '+arbor',
  NV: '-columbus +nevada +after-thanksgiving',
  NH: '-columbus +election +after-thanksgiving',
  NJ: '+lincoln +good-friday +election',
  NM: '-columbus -presidents +indigenous-us +after-thanksgiving',
  NY: '+lincoln +election',
  NC: '-columbus +good-friday +after-thanksgiving +christmas-eve +after-christmas',
  ND: '-columbus',
  OH: '',
  OK: '-columbus +after-thanksgiving',
  OR: '-columbus',
  PA: '+after-thanksgiving',
  RI: '+victory',
  SC: '-columbus +confederate-sc',
  SD: '-columbus +native-americans',
  TN: '-columbus +good-friday',
  TX: '-columbus +texas +san-jacinto +johnson +after-thanksgiving +christmas-eve +after-christmas',
  UT: '+pioneer',
  VT: '-columbus +town-meeting +bennington',
  VA: '',
  WA: '-columbus +after-thanksgiving',
  WV: '+west-virginia +election +after-thanksgiving',
  WI: '-columbus +christmas-eve +new-year-eve',
  WY: '-columbus',
  DC: '-columbus +emancipation-dc +indigenous-us',
  AS: '+samoa +manua',
  GU: '-columbus +guam +good-friday +liberation-guam +all-souls +camarin',
  MP: '-columbus +covenant +good-friday +cultural +citizenship +constitution-mp +election',
  PR: '+three-kings +emancipation-pr +good-friday +constitution-pr +discovery-pr',
  VI: '+three-kings +transfer +holy-thursday +good-friday +easter-monday +emancipation-vi +liberty +after-christmas',
};

const FEDERAL_SOURCE = '5 U.S.C. 6103';
const STATE_SOURCE = 'Legal holidays of the state. No law of the United States asks private employers for them.';

const known = (text: string): HolidayKey[] => text.split(' ').filter((key) => isHolidayKey(key));

/** @param region the code of a province or state; `CA` and `USA` with the country's own federal days come by `country` alone */
export function regionHolidays(country: string | null, region: string | null): RegionHolidays {
  if (country === 'CA') {
    const [source, keys] = CANADA[region ?? 'CA'] ?? CANADA['CA'] ?? ['', ''];
    return { source, keys: known(keys) };
  }
  const changes = region === null ? undefined : STATES[region];
  if (changes === undefined) return { source: FEDERAL_SOURCE, keys: known(FEDERAL) };
  const changed = changes.split(' ');
  const kept = known(FEDERAL).filter((key) => !changed.includes(`-${key}`));
  const added = changed.filter((change) => change.startsWith('+')).map((change) => change.slice(1));
  return { source: STATE_SOURCE, keys: [...kept, ...known(added.join(' '))] };
}
