/** Whether the browser's data saver is on (Network Information API; Chromium only). */
export const wantsToSaveData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
};

/** Whether the device is on a mobile network, where reading beforehand costs money; only some browsers say so. */
export const isMetered = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'type') === 'cellular';
};
