/**
 * A test file ends with its page: what a module of the product has put off until later would run
 * without a window. Fails a file that leaves a timer of the product running, by its file and line.
 */
import { afterAll } from 'vitest'
import { watchTimers } from './running-timers.ts'

/**
 * Timers that only the page's unload ends: the one alarm of the bridge's calls, and what waits for a
 * quiet moment after the first screen.
 */
const UNTIL_UNLOAD = [
  'bridge/flights.ts',
  'src/app/links/preload-links.ts',
  'src/app/snapshots/snapshots.ts',
  'src/platform/pack-boot.ts',
]

/** The time for which an act that is about to end by itself may run on a busy machine, in ms. */
const GRACE = 2_000
const { setTimeout: later } = globalThis
const timers = watchTimers(globalThis)

afterAll(async () => {
  const left = () =>
    timers.running().filter((place) => !UNTIL_UNLOAD.some((file) => place.startsWith(`${file}:`)))
  for (let waited = 0; waited < GRACE && left().length > 0; waited += 50)
    await new Promise((next) => later(next, 50))
  const own = left()
  timers.end()
  if (own.length > 0) throw new Error(`timers that outlive their page: ${own.join(', ')}`)
})
