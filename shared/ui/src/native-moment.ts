const DAY = /^(?!0000)(\d{4})-(\d{2})-(\d{2})/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/;

/** The value for a date input: an existing date as `YYYY-MM-DD`, otherwise empty. A time after the date is dropped. */
export function nativeDay(value: string | null | undefined): string {
  const [day, year, month, date] = DAY.exec(value ?? '') ?? [];
  if (day === undefined) return '';
  const built = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  built.setUTCFullYear(Number(year));
  return built.toISOString().startsWith(day) ? day : '';
}

/** The value for a time input: `HH:mm`, otherwise empty. */
export function nativeTime(value: string | null | undefined): string {
  const [, hours, minutes] = TIME.exec(value ?? '') ?? [];
  return hours === undefined ? '' : `${hours}:${minutes}`;
}
