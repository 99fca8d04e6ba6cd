/** How long people have for their hashes, and then for their shares, in milliseconds. */
export const SHARE_TIME = 10_000;
/** The next hand begins so long after the last one, or after the first is ready, at the latest. */
export const NEXT_TIME = 8000;
/** So much longer it waits for who is choosing a seat. */
export const CHOOSING_TIME = 22_000;

/** When something is due: milliseconds of the table's own time, which stands still in a pause. */
export interface PlayTimes {
  ceremonyEnd: number | undefined;
  nextAt: number | undefined;
  botAt: number | undefined;
}
