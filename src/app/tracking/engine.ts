import * as v from 'valibot'
import { subscribe } from 'valtio'
import { originForTracking } from '#domain/tracking/campaign-origin.ts'
import { trackedEvent } from '#domain/tracking/event.ts'
import { Exposures } from '#domain/tracking/exposures.ts'
import { NO_PAGE, pageStep, type PageStep } from '#domain/tracking/page-time.ts'
import { consent, isAgreed } from '#platform/consent.ts'
import { forgetTracking } from '#platform/tracking/queue.ts'
import { trackTo, type Signal, type TimedSignal } from '#platform/tracking/track.ts'
import { forgetConversions, noteConversion, sendConversions } from './conversions.ts'
import { Outbox } from './outbox.ts'
import { RefusedContent } from './refused-content.ts'
import { signalEvent } from './signal-events.ts'
import { tappedName } from './tapped-name.ts'
import { trackingTransport } from './transport.ts'
import { campaignOrigin } from '#session/session.ts'
import { loadedVisit } from '#app/router/visit.ts'

/** The signals of a page: none where the page in view is not tracked. */
const ON_A_PAGE: ReadonlySet<Signal['name']> = new Set(['exposure', 'gate', 'share'])

/** Returns whether the page in view is one that its row does not track: a preview. */
function isUntracked(): boolean {
  const visit = loadedVisit(location)
  if (visit === null || visit.row === null || visit.input === null) return false
  return visit.row.tracks?.(visit.input) === false
}

/**
 * Tracking (rules.md#tracking), once the user has agreed and the first screen is there: turns what
 * the page says into events, and sends them.
 */
export function startTracking(transport = trackingTransport()): void {
  const outbox = new Outbox(transport)
  const exposures = new Exposures()
  const refused = new RefusedContent()
  let page = NO_PAGE

  const add = (event: object) => {
    const checked = v.safeParse(trackedEvent, event)
    if (!checked.success) return
    const { output } = checked
    if (output.name === 'exposure' && !exposures.isNew(output)) return
    outbox.add(output, originForTracking(campaignOrigin()))
  }
  const step = (next: PageStep) => {
    const after = pageStep(page, next)
    page = after.page
    for (const event of after.events) add(event)
  }
  const send = () => {
    void outbox.flush()
    void sendConversions(transport)
  }

  function hear({ signal, at }: TimedSignal): void {
    if (signal.name === 'opened') return step({ type: 'opened', row: signal.row, at })
    if (signal.name === 'closed') return step({ type: 'closed', at })
    if (signal.name === 'visit') {
      exposures.clear()
      return outbox.newVisit()
    }
    if (page.row === null && ON_A_PAGE.has(signal.name)) return
    if (signal.name === 'opening' && isUntracked()) return
    if (signal.name === 'answered' && signal.code === 0) {
      noteConversion(signal.call, page.row ?? '', at)
      void sendConversions(transport)
    }
    const event = signalEvent({ signal, at }, page.row ?? '', refused)
    if (event !== null) add(event)
  }

  if (document.visibilityState === 'hidden') step({ type: 'hidden', at: Date.now() })
  const forget = () => {
    if (isAgreed()) return
    forgetTracking()
    forgetConversions()
  }
  subscribe(consent, forget)
  forget()
  trackTo(hear)
  if (isAgreed()) send()

  const leave = () => {
    if (!isAgreed()) return
    step({ type: 'hidden', at: Date.now() })
    outbox.handOver()
  }
  const comeBack = () => {
    step({ type: 'shown', at: Date.now() })
    if (isAgreed()) send()
  }
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'hidden' ? leave() : comeBack(),
  )
  // A page that the browser ends, or keeps for its back key, is not always hidden first.
  addEventListener('pagehide', leave)
  addEventListener('pageshow', comeBack)
  addEventListener('online', () => {
    if (isAgreed()) send()
  })
  const tapped = ({ target }: Event) => {
    if (!(target instanceof Element) || !isAgreed() || page.row === null) return
    const click = tappedName(target)
    if (click !== null) add({ name: 'click', at: Date.now(), row: page.row, ...click })
  }
  // Before what is tapped acts: it may close the page.
  document.addEventListener('click', tapped, { capture: true })
}
