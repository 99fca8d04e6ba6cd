/** How long people have for their hashes, and then for their shares, in milliseconds. */
export const SHARE_TIME = 10_000;
/** The next hand begins so long after the last one, or after the first is ready, at the latest. */
const NEXT_TIME = 8000;
/** So much longer it waits for who is choosing a seat. */
const CHOOSING_TIME = 22_000;

/** When something is due: milliseconds of the table's own time, which stands still in a pause. */
export interface PlayTimes {
  ceremonyEnd: number | undefined;
  /** The next hand begins then at the latest, and where somebody chooses a seat at `latestAt`: both are set at once. */
  nextAt: number | undefined;
  latestAt: number | undefined;
  botAt: number | undefined;
}

/** When the next hand is to begin, where it is planned now. */
export const nextTimes = (time: number): Pick<PlayTimes, 'nextAt' | 'latestAt'> => ({
  nextAt: time + NEXT_TIME,
  latestAt: time + NEXT_TIME + CHOOSING_TIME,
});

/** No hand is due. */
export const NO_NEXT: Pick<PlayTimes, 'nextAt' | 'latestAt'> = {
  nextAt: undefined,
  latestAt: undefined,
};
