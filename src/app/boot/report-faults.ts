import { reportErrorEvent, reportThrown, sendErrorsTo } from '#platform/error-log.ts'
import { track } from '#platform/tracking/track.ts'
import { reportOpeningsTo } from '#platform/vitals.ts'
import { loadedVisit } from '#app/router/visit.ts'

/** Tracks from here on how long openings take, and what goes wrong: errors, and content refused. */
export function reportFaults(): void {
  sendErrorsTo((entry) => track({ name: 'error', entry }))
  reportOpeningsTo((opening) =>
    track({ name: 'opening', opening, row: loadedVisit(location)?.row?.path ?? '' }),
  )
  window.addEventListener('error', reportErrorEvent)
  document.addEventListener('securitypolicyviolation', (refusal) =>
    track({ name: 'refused', refusal }),
  )
  window.addEventListener('unhandledrejection', ({ reason }) =>
    reportThrown('unhandled', 'rejection', reason),
  )
}
