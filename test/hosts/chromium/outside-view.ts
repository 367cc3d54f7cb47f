import * as v from 'valibot'
import type { Cdp, CdpSession } from './cdp.ts'
import { loadedFrom, pressScript, type Place } from '#test/hosts/navigation.js'

const created = v.object({ targetId: v.string() })
const attached = v.object({ sessionId: v.string() })
const paused = v.object({
  requestId: v.string(),
  resourceType: v.string(),
  frameId: v.string(),
  request: v.object({ url: v.string() }),
})
const opened = v.object({
  targetInfo: v.object({ targetId: v.string(), openerId: v.optional(v.string()) }),
})
const pressed = v.object({ result: v.object({ value: v.literal(true) }) })
const wished = v.object({ url: v.string() })

type LeaveFor = (address: string) => Place

/**
 * The web view for third-party pages: no bridge, no pack, nothing shared with the page below.
 * `show` opens an address in it, or closes it (null). A navigation back to the pack's origin closes
 * it; a navigation to an unlisted address is refused.
 */
export function createOutsideView(cdp: Cdp, provider: string, leaveFor: LeaveFor) {
  let shown: string | null = null
  let target: string | null = null
  let view: CdpSession | null = null
  let pending: Promise<void> = Promise.resolve()

  async function watch(targetId: string, first: string): Promise<void> {
    const { browser } = cdp
    const { sessionId } = await browser.ask(
      'Target.attachToTarget',
      { targetId, flatten: true },
      attached,
    )
    const session = cdp.session(sessionId)
    view = session
    let current = first
    const standIns = `${provider}/sandbox/`
    session.on('Fetch.requestPaused', paused, ({ requestId, request, frameId }) => {
      const { url } = request
      const stays =
        frameId !== targetId ||
        url === current ||
        url.startsWith(standIns) ||
        leaveFor(url) === 'outside'
      if (stays && frameId === targetId) current = url
      const answer = stays
        ? session.send('Fetch.continueRequest', { requestId })
        : session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
      // The view may be closing.
      answer.catch(() => undefined)
    })
    const patterns = [{ urlPattern: '*', resourceType: 'Document', requestStage: 'Request' }]
    await session.send('Fetch.enable', { patterns })
    await session.send('Page.navigate', { url: first })
  }

  async function openOrClose(address: string | null): Promise<void> {
    if (target !== null && address === null) {
      await cdp.browser.send('Target.closeTarget', { targetId: target })
      target = null
      view = null
      return
    }
    if (target !== null || address === null) return
    // A profile of its own: no cookie and no storage of the app's.
    const { browserContextId } = await cdp.browser.ask(
      'Target.createBrowserContext',
      { disposeOnDetach: true },
      v.object({ browserContextId: v.string() }),
    )
    const options = { url: 'about:blank', browserContextId }
    target = (await cdp.browser.ask('Target.createTarget', options, created)).targetId
    await watch(target, loadedFrom(address, provider))
  }

  return {
    show(address: string | null): void {
      if ((address === null) === (shown === null)) return
      shown = address
      pending = pending.then(() => openOrClose(address)).catch(() => undefined)
    },
    /** Presses the button with these words in the page; rejects where it is not there. */
    async press(words: string): Promise<void> {
      await pending
      if (view === null) throw new Error('no third-party page is shown')
      await view.ask('Runtime.evaluate', { expression: pressScript(words) }, pressed)
    },
  }
}

/** A page opens no window of its own: where one would lead is decided as for its main frame. */
export async function refuseWindows(
  cdp: Cdp,
  pageId: string,
  session: CdpSession,
  leaveFor: LeaveFor,
): Promise<void> {
  session.on('Page.windowOpen', wished, ({ url }) => void leaveFor(url))
  cdp.browser.on('Target.targetCreated', opened, ({ targetInfo: { targetId, openerId } }) => {
    if (openerId !== pageId) return
    cdp.browser.send('Target.closeTarget', { targetId }).catch(() => undefined)
  })
  await cdp.browser.send('Target.setDiscoverTargets', { discover: true })
}
