/** Downloads a file. */
export function download(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A browser that asks where to save the file needs the URL for a while.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
