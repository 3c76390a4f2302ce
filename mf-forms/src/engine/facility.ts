import { FRAME_ORIGINS } from '@fieldspan/contract/frame-origins';
import { objectOr } from '@fieldspan/domain/form/json-shape';

/** A hospital or clinic. */
export type Facility = { name: string; address: string; lat: number | null; lng: number | null };

const NONE: Facility = { name: '', address: '', lat: null, lng: null };

/** Reads a stored facility; plain text is its name. */
export function facilityIn(value: unknown): Facility {
  if (typeof value === 'string') return { ...NONE, name: value };
  const { name, address, lat, lng } = objectOr(value);
  return {
    name: typeof name === 'string' ? name : '',
    address: typeof address === 'string' ? address : '',
    lat: typeof lat === 'number' ? lat : null,
    lng: typeof lng === 'number' ? lng : null,
  };
}

/**
 * The answer for a facility; an empty one is no answer. A changed name means another place, so the coordinates are
 * dropped.
 */
export function changedFacility(before: Facility, change: Partial<Facility>): Facility | '' {
  const after = { ...before, lat: null, lng: null, ...change };
  return after.name.trim() === '' && after.address.trim() === '' ? '' : after;
}

const MAPS = `${FRAME_ORIGINS.maps}/maps`;

/** Directions from the site, if it is known: a page of the maps service, and an address for a frame. */
export function directions(facility: Facility, from: string | null): { page: string; frame: string } | null {
  const to = facility.lat !== null && facility.lng !== null ? `${facility.lat},${facility.lng}` : wordsOf(facility);
  if (to === '') return null;
  const start = from === null || from === '' ? {} : { origin: from };
  const page = new URLSearchParams({ api: '1', destination: to, ...start });
  const frame = new URLSearchParams({ output: 'embed', daddr: to, ...(from ? { saddr: from } : {}) });
  return { page: `${MAPS}/dir/?${page.toString()}`, frame: `${MAPS}?${frame.toString()}` };
}

const wordsOf = ({ name, address }: Facility): string =>
  [name, address].filter((part) => part.trim() !== '').join(', ');
