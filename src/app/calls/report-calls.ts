import type { CallEvent } from '#api/client.ts'
import { querySecurity } from '#api/calls/security.ts'
import { RET } from '#api/endpoint.ts'
import { queries } from '#app/data/queries.ts'
import { reportError } from '#platform/error-log.ts'

/** The part of a call that the error logger is given; null where nothing went wrong. */
function problem(event: CallEvent): string | null {
  switch (event.type) {
    case 'failed':
      return event.reason === 'cancelled' ? null : `${event.reason}: ${event.detail}`
    case 'refused':
      return `retCode ${event.retCode}`
    case 'incomplete':
      return `left out ${event.leftOut}: ${event.detail}`
    case 'started':
    case 'answered':
    case 'ended':
      return null
  }
}

/**
 * Reports failed, refused and incomplete calls, but not cancelled ones. Where another device has
 * frozen the account, that is asked for again: banner and forms say so.
 */
export function reportCalls(event: CallEvent): void {
  if (event.type === 'refused' && event.retCode === RET.accountFrozen)
    void queries.invalidateQueries({ queryKey: [querySecurity.name] })
  const detail = problem(event)
  if (detail === null) return
  reportError({ kind: 'call', what: event.endpoint.name, detail })
}
