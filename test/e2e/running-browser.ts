import { inject } from 'vitest'

/** The DevTools socket of the Chromium that this worker's journeys share, one file after another. */
export function runningBrowser(): string {
  const { browsers } = inject('e2e')
  const socket = browsers[(Number(process.env['VITEST_POOL_ID']) - 1) % browsers.length]
  if (socket === undefined) throw new Error('the run has started no browser')
  return socket
}
