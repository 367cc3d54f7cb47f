/**
 * How many files of journeys run at a time. A journey waits for screens and drivers a third of its
 * time: three keep two cores busy.
 */
export const WORKERS = 3
