import { slugify } from './book.ts';
import type { Member } from './people.ts';
import { Random } from './random.ts';
import { signatureDataUrl, signatureTrail } from './signature.ts';
import type { Site } from './site.ts';
import { OUTSIDE_PEOPLE } from './words/people.ts';

type Signing = { random: Random; at: string; crew: readonly Member[]; isRecent: boolean };

const OTHER_TRADES = [
  'Summit Drywall',
  'Redline Electric',
  'Halton Glass & Door',
  'Anchor Core & Cut',
  'Bluewater Insulation',
] as const;

/**
 * Adds the signatures of a form: the author first, then the crew, sometimes somebody of another trade; some are only
 * invited so far.
 */
export function addParticipants(site: Site, formId: number, { random, at, crew, isRecent }: Signing): void {
  crew.forEach((member, place) => {
    const isPending = place > 0 && random.chance(isRecent ? 0.3 : 0.03);
    const minutes = place * random.int(1, 4);
    addParticipant(site, {
      formId,
      random,
      isPending,
      signedAt: later(site, at, minutes),
      who: { user_id: member.user.id, name: member.name, email: member.user.email },
    });
  });
  if (random.chance(0.22)) {
    const name = random.pick(OUTSIDE_PEOPLE);
    const company = random.pick(OTHER_TRADES);
    const who = {
      user_id: null,
      name,
      company_name: company,
      email: `${slugify(name).replaceAll('-', '.')}@${slugify(company)}.test`,
      phone: site.phone(random),
    };
    addParticipant(site, {
      formId,
      random,
      isPending: random.chance(isRecent ? 0.6 : 0.1),
      signedAt: later(site, at, 25),
      who,
    });
  }
}

function later(site: Site, at: string, minutes: number): string {
  return new Date(Math.min(Date.parse(at) + minutes * 60_000, site.calendar.now.getTime())).toISOString();
}

type Who = { user_id: number | null; name: string; company_name?: string; email: string; phone?: string };
type NewParticipant = { formId: number; random: Random; isPending: boolean; signedAt: string; who: Who };

function addParticipant(site: Site, { formId, random, isPending, signedAt, who }: NewParticipant): void {
  site.add('CompanyFormAcknowledgement', {
    form_id: formId,
    user_id: who.user_id,
    is_external_worker: who.user_id === null ? 1 : 0,
    name: who.name,
    company_name: who.company_name ?? null,
    email: who.email,
    phone: who.phone ?? null,
    is_invite: isPending ? 1 : 0,
    completed_at: isPending ? null : signedAt,
    revision: isPending ? null : 1,
    acknowledgement_slug: random.token(24),
    signature_json: isPending ? null : signature(who.name, random.chance(0.03)),
    created_at: signedAt,
    slug: random.token(24),
  });
}

const drawn = new Map<string, string>();

/** The same name always gives the same signature. */
export function signature(name: string, isSkipped: boolean): string {
  if (isSkipped)
    return JSON.stringify({
      dataUrl: '',
      trail: [],
      name,
      sigSkipped: true,
      sigSkippedReason: 'Gloves on, agreed by word',
    });
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const trail = signatureTrail(new Random(`signature/${name}`));
  const json = JSON.stringify({ dataUrl: signatureDataUrl(trail), trail, name, sigSkipped: false });
  drawn.set(name, json);
  return json;
}
