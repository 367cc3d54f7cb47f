import * as v from 'valibot'
import type { CdpSession } from './cdp.ts'
import { ORIGIN } from './pack-origin.ts'

const BINDING = 'h5bridgePost'

/** Only the pack's own main frame gets the object; the raw binding is removed in every frame. */
const INJECTED = `(() => {
  const post = window.${BINDING}
  delete window.${BINDING}
  if (window !== window.top || location.origin !== '${ORIGIN}') return
  window.h5bridge = { postMessage: (text) => post(String(text)), onmessage: null }
})()`

const created = v.object({
  context: v.object({
    id: v.number(),
    uniqueId: v.optional(v.string()),
    origin: v.string(),
    auxData: v.object({ isDefault: v.boolean(), frameId: v.string() }),
  }),
})
const called = v.object({
  name: v.string(),
  payload: v.string(),
  executionContextId: v.number(),
})

/**
 * Android's injected object, by a DevTools binding: `window.h5bridge.postMessage(text)` calls
 * `handle`, and what it resolves to comes back by `window.h5bridge.onmessage({ data: text })`. A
 * call from any other context is dropped and reported to `onForeignCall`. Returns how to send an
 * event to the page in view.
 */
export async function injectObject(
  session: CdpSession,
  mainFrame: string,
  handle: (text: string) => Promise<string>,
  onForeignCall: () => void,
): Promise<(text: string) => void> {
  // Two documents in different processes may have the same `id`, so answers are addressed by
  // `uniqueId`, which Chrome has from 92 on.
  let page: { readonly id: number; readonly uniqueId?: string | undefined } | null = null

  const deliver = (to: NonNullable<typeof page>, text: string) => {
    const expression = `window.h5bridge?.onmessage?.({ data: ${JSON.stringify(text)} })`
    // The calling page may be gone by now; no other page may get its answer.
    if (to.uniqueId === undefined && to !== page) return
    const where =
      to.uniqueId === undefined ? { contextId: to.id } : { uniqueContextId: to.uniqueId }
    session.send('Runtime.evaluate', { expression, ...where }).catch(() => undefined)
  }
  session.on('Runtime.executionContextCreated', created, ({ context }) => {
    const { isDefault, frameId } = context.auxData
    if (isDefault && frameId === mainFrame) page = context.origin === ORIGIN ? context : null
  })
  session.on('Runtime.executionContextsCleared', v.unknown(), () => {
    page = null
  })
  session.on('Runtime.bindingCalled', called, (it) => {
    if (it.name !== BINDING) return
    if (page === null || it.executionContextId !== page.id) {
      onForeignCall()
      return
    }
    const caller = page
    void handle(it.payload).then((text) => deliver(caller, text))
  })
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: BINDING })
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: INJECTED })
  return (text) => {
    if (page !== null) deliver(page, text)
  }
}
