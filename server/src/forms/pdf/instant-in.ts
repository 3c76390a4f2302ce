/** Writes instants in a time zone, with its name: a record is read elsewhere too. */
export function instantIn(zone: string, language: string): (instant: string) => string {
  const format = new Intl.DateTimeFormat(language, {
    timeZone: zone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return (instant) => format.format(new Date(instant));
}
