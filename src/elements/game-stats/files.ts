/** What a file says; `undefined` where it can't be read. */
export async function textOf(file: File): Promise<string | undefined> {
  try {
    return await file.text();
  } catch {
    return undefined;
  }
}

/** Whether what is dragged is a file. */
export const hasFile = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false;
