/** Gives the person a file to keep, as a download of the browser. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has started, but some browsers read the address a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
