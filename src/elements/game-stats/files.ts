/** A file that is larger is none that `export` wrote: 20,000 records are some 5 MB. */
const MOST_BYTES = 64e6;

/** Hands the reader a file of that text. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A browser that asks where to put it still reads it for a while.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** What a file says; `undefined` where it can't be read. */
export async function textOf(file: File): Promise<string | undefined> {
  try {
    return file.size > MOST_BYTES ? undefined : await file.text();
  } catch {
    return undefined;
  }
}

/** Whether what is dragged is a file. */
export const hasFile = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false;
