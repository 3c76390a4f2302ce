/** Whether the browser was told to load little. Chromium's network information; other browsers never say so. */
export const wantsToSaveData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
};
