const APP_NAME = 'Fieldspan';

export function setTitle(title: string): void {
  document.title = title === '' ? APP_NAME : `${title} · ${APP_NAME}`;
}
