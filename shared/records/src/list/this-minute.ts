/**
 * The instant at which the current minute began, as ISO text. For filters of lists: they are made anew each time a list
 * draws itself, and with the very moment in it each would be another question to the server.
 */
export function thisMinute(): string {
  return new Date(new Date().setSeconds(0, 0)).toISOString();
}
