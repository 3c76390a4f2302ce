/**
 * Extra code that is served after the entry script: it shows in the banner that there is a newer build, and makes Stop
 * return to the current page. The developer's machine serves it, so the app carries no code for it.
 */
export function overrideClient(remote: string, origin: string): string {
  return `
;(() => {
  const remote = ${JSON.stringify(remote)};
  const started = (globalThis.fieldspanOverrides ??= new Set());
  if (started.has(remote)) return;
  started.add(remote);
  const line = () => document.querySelector('.fed-override form[data-remote="' + remote + '"]');
  const say = (text, canReload) => {
    const place = line()?.querySelector('output');
    if (!place) return;
    place.textContent = text + ' ';
    if (!canReload) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Reload';
    button.addEventListener('click', () => location.reload());
    place.append(button);
  };
  const events = new EventSource(${JSON.stringify(`${origin}/events`)});
  events.addEventListener('built', ({ data }) => say('Built again at ' + data + '.', true));
  events.addEventListener('failed', () => say('The build failed; the terminal says why.', false));
  addEventListener('submit', ({ target }) => {
    if (target === line()) target.elements.to.value = location.pathname + location.search;
  });
})();
`;
}
