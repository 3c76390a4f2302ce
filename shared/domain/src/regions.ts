/** Provinces, states and countries (document 0 §3, "Reference lists built in"). */
export type Region = { code: string; name: string };

const regions = (text: string): Region[] =>
  text.split(', ').map((pair) => {
    const [code = '', name = code] = pair.split('=');
    return { code, name };
  });

/** Provinces and territories. */
export const CANADIAN_PROVINCES: readonly Region[] = regions(
  'AB=Alberta, BC=British Columbia, MB=Manitoba, NB=New Brunswick, NL=Newfoundland and Labrador, NS=Nova Scotia, ' +
    'NT=Northwest Territories, NU=Nunavut, ON=Ontario, PE=Prince Edward Island, QC=Quebec, SK=Saskatchewan, YT=Yukon',
);

/** States, the federal district and territories. */
export const US_STATES: readonly Region[] = regions(
  'AL=Alabama, AK=Alaska, AZ=Arizona, AR=Arkansas, CA=California, CO=Colorado, CT=Connecticut, DE=Delaware, ' +
    'DC=District of Columbia, FL=Florida, GA=Georgia, HI=Hawaii, ID=Idaho, IL=Illinois, IN=Indiana, IA=Iowa, KS=Kansas, ' +
    'KY=Kentucky, LA=Louisiana, ME=Maine, MD=Maryland, MA=Massachusetts, MI=Michigan, MN=Minnesota, MS=Mississippi, ' +
    'MO=Missouri, MT=Montana, NE=Nebraska, NV=Nevada, NH=New Hampshire, NJ=New Jersey, NM=New Mexico, NY=New York, ' +
    'NC=North Carolina, ND=North Dakota, OH=Ohio, OK=Oklahoma, OR=Oregon, PA=Pennsylvania, RI=Rhode Island, ' +
    'SC=South Carolina, SD=South Dakota, TN=Tennessee, TX=Texas, UT=Utah, VT=Vermont, VA=Virginia, WA=Washington, ' +
    'WV=West Virginia, WI=Wisconsin, WY=Wyoming, AS=American Samoa, GU=Guam, MP=Northern Mariana Islands, ' +
    'PR=Puerto Rico, VI=U.S. Virgin Islands',
);

const KNOWN: ReadonlyMap<string, string> = new Map(
  [...CANADIAN_PROVINCES, ...US_STATES].flatMap(({ code, name }) => [
    [code.toLowerCase(), code],
    [name.toLowerCase(), code],
  ]),
);

/** The code of a province or state of an address, which may be its name too; null for any other. No two countries share one. */
export const regionCode = (text: string | null): string | null => KNOWN.get((text ?? '').trim().toLowerCase()) ?? null;

/** ISO 3166-1 codes, except the United States, which are stored as USA. */
const COUNTRY_CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC ' +
  'CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD ' +
  'GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH ' +
  'KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW ' +
  'MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC ' +
  'SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM USA UY ' +
  'UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

/** All countries by name in the reader's language; Canada and the United States come first. */
export function countries(language: string): Region[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const all = COUNTRY_CODES.split(' ').map((code) => ({ code, name: names.of(code === 'USA' ? 'US' : code) ?? code }));
  const near = ['CA', 'USA'];
  const rest = all
    .filter(({ code }) => !near.includes(code))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  return [...near.flatMap((code) => all.find((country) => country.code === code) ?? []), ...rest];
}
