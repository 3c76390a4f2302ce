let known: { offset: number; zone: string } | undefined;

/**
 * The device's time zone, an IANA name such as `America/Toronto`. Every request names it and asking the browser takes as long
 * as the rest of a request's preparation, so it is asked again only when the clock's distance from UTC is another.
 */
export function deviceTimeZone(): string {
  const offset = new Date().getTimezoneOffset();
  if (known?.offset !== offset) known = { offset, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  return known.zone;
}
