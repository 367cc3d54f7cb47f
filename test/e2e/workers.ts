/**
 * The number of files of journeys that run at a time. A journey waits for half its time, for
 * screens, drivers and timers: three keep two cores busy, and with more of them each looks more
 * often at what has not come yet (a twentieth slower with four, a tenth more work).
 */
export const WORKERS = 3
