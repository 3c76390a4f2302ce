import type { KioskPlace, KioskWish } from '@fieldspan/api/kiosk/kiosk';
import type { KioskOpened, KioskPage } from '@fieldspan/contract/tablet-calls';
import { openBreak } from '@fieldspan/domain/breaks';
import { t } from '@fieldspan/ui/i18n';

/** A button of the kiosk. */
export type KioskPressed = {
  intent: KioskWish['intent'];
  place: KioskPlace | null;
  label: string;
  /** The cost codes of the place: one of them is asked for before the press goes. */
  codes?: readonly KioskCode[];
  costCode?: number | null;
};
type KioskCode = KioskOpened['places'][number]['codes'][number];

type Running = KioskOpened['running'];
type Seen = {
  /** Null without a connection. */
  opened: KioskOpened | null;
  standsAt: KioskPage['place'];
  /** Whether the person was clocked in when the kiosk last had a connection. */
  wasIn: boolean;
};

/** What one person can do on the kiosk, the likeliest first. Without a connection that is in and out, whatever the tablet last knew. */
export function kioskChoices({ opened, standsAt, wasIn }: Seen): KioskPressed[] {
  const out: KioskPressed = { intent: 'out', place: null, label: t('Clock Out') };
  const none: KioskPressed = { intent: 'in', place: null, label: t('Clock In without a job') };
  if (opened === null) {
    const ins = [...(standsAt ? [begin({ ...standsAt, type: 'project' }, null)] : []), none];
    return wasIn ? [out, ...breaks(), ...ins] : [...ins, out, ...breaks()];
  }
  const { running, places } = opened;
  const ins = places.filter((place) => !isRunningOn(place, running)).map((place) => begin(place, running));
  const recode = places.filter((place) => isRunningOn(place, running)).flatMap((place) => otherCode(place, running));
  if (!running) return [...ins, none];
  return openBreak(running.breaks_json) ? [resume(), out, ...recode, ...ins] : [out, meal(), rest(), ...recode, ...ins];
}

const meal = (): KioskPressed => ({ intent: 'meal', place: null, label: t('Meal break, unpaid') });
const rest = (): KioskPressed => ({ intent: 'rest', place: null, label: t('Rest break, paid') });
const resume = (): KioskPressed => ({ intent: 'resume', place: null, label: t('End the break') });

/** All that can be done about breaks by somebody whose clock is not known. */
const breaks = (): KioskPressed[] => [meal(), rest(), resume()];

type Place = KioskOpened['places'][number];

const isRunningOn = ({ type, id }: Place, running: Running): boolean =>
  id === (type === 'project' ? running?.job_id : running?.service_id);

/** Other work on the same project. */
function otherCode({ type, id, codes }: Place, running: Running): KioskPressed[] {
  const others = codes.filter((code) => code.id !== running?.cost_code_id);
  return others.length === 0
    ? []
    : [{ intent: 'in', place: { type, id }, label: t('Switch the cost code'), codes: others }];
}

function begin({ type, id, job_num, job_name, codes }: Place, running: Running): KioskPressed {
  const job = `${job_num} ${job_name}`;
  const label = running ? t('Switch to {{job}}', { job }) : t('Clock In on {{job}}', { job });
  return { intent: 'in', place: { type, id }, label, codes };
}
