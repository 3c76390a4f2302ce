/**
 * An upload needs a target, and POST or PUT (document 0 §5).
 * @throws Error that tells the developer what is missing
 */
export function requireWay(target: string, action: string): void {
  if (target !== 'LibraryUpload') throw new Error(`The upload panel cannot send to ${target || 'nothing'}`);
  if (action !== 'POST' && action !== 'PUT') throw new Error(`The upload panel cannot send by ${action || 'nothing'}`);
}
