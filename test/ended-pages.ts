/**
 * Ends the timers of the whole app in a page, as its unload does: what they would run has no window
 * any more once the test file has ended. A page has many that only its unload ends.
 */
import { afterAll } from 'vitest'
import { watchTimers } from './running-timers.ts'

const timers = watchTimers(globalThis)

afterAll(() => timers.end())
