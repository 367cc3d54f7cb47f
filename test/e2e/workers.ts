/**
 * How many files of journeys run at a time. A journey waits for screens, drivers and what happens
 * after a time for half of its own: four keep two cores busy.
 */
export const WORKERS = 4
