/**
 * How many files of journeys run at a time. A journey waits for screens and drivers half its time:
 * three keep two cores busy.
 */
export const WORKERS = 3
