/**
 * How many files of journeys run at a time. A journey mostly waits for screens and drivers: two keep
 * two cores busy, and a third makes all of them slower.
 */
export const WORKERS = 2
