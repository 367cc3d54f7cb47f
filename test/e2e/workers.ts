/**
 * How many files of journeys run at a time. A journey waits for half its time, for screens, drivers
 * and timers: four keep two cores busy.
 */
export const WORKERS = 4
