import * as v from 'valibot'
import { createViewOpenings } from '#test/hosts/view-openings.js'
import type { Cdp, CdpSession } from './cdp.ts'
import { emulatePhone, measurePage, PAGE } from './emulated-phone.ts'
import { injectObject } from './injected-object.ts'
import { interceptOrigin } from './pack-origin.ts'
import { answerQuestions, compose, followMainFrame } from './page-events.ts'
import { PageLoads, withPage } from './page-loads.ts'
import type { Webview, WebviewOptions } from './webview-contract.ts'

const nothing = () => undefined

/** Switches on what the webview hears of its page. Returns the id of the main frame. */
async function enablePage(session: CdpSession): Promise<string> {
  await session.send('Page.enable')
  await session.send('Inspector.enable')
  const tree = v.object({ frameTree: v.object({ frame: v.object({ id: v.string() }) }) })
  const { frameTree } = await session.ask('Page.getFrameTree', {}, tree)
  return frameTree.frame.id
}

/** Turns a blank target into the app's webview. */
export async function createWebview(
  cdp: Cdp,
  session: CdpSession,
  targetId: string,
  options: WebviewOptions,
): Promise<Webview> {
  const loads = new PageLoads(session)
  const mainFrame = await enablePage(session)
  // Before the host's own, which keeps what it needs for itself.
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: options.before ?? '' })
  await emulatePhone(cdp, session, options)
  const { handle, takeTap, isBlank, ...openings } = createViewOpenings({
    handle: options.handle,
    keys: options.keys,
    load: (path) => loads.open(path),
    startLoad: (path, user) => origin.startWarmLoad(path, user),
    send: (event) => send(event),
  })
  /** Loads the page again; it may be closing. */
  const reload = () => withPage(() => session.send('Page.reload'))
  const origin = await interceptOrigin(session, {
    ...options,
    mainFrame,
    onLeave: options.leaveFor,
    takeTap,
    onBlank: () => void reload().catch(nothing),
  })
  const url = followMainFrame(session, mainFrame, {
    committed: () => loads.committed(),
    moved: options.moved,
    leaveFor: options.leaveFor,
  })
  const foreignCalls: string[] = []
  const send = await injectObject(session, mainFrame, handle, () => {
    foreignCalls.push(`a call from outside the pack's main frame, with ${url()} in view`)
  })
  const questions = answerQuestions(session)
  // As an app does in `onRenderProcessGone`: it reloads the page.
  session.on('Inspector.targetCrashed', v.unknown(), () => {
    if (isBlank()) return options.gone?.()
    origin.crashed().then(reload).catch(nothing)
  })
  session.on('Page.loadEventFired', v.unknown(), () => loads.loaded())

  return {
    ...openings,
    session,
    targetId,
    version: () => origin.version(),
    faults: () => origin.faults(),
    foreignCalls: () => [...foreignCalls],
    url,
    send,
    history: () => loads.history(),
    goTo: (index) => loads.goTo(index),
    isCurrent: () => origin.isCurrent(),
    async leave() {
      await origin.setInView(false)
      await session.send('Page.navigate', { url: 'about:blank' })
    },
    async end() {
      origin.end()
      await cdp.browser.send('Target.closeTarget', { targetId })
    },
    answerChoosers: (file) => questions.answerChoosers(file),
    compose: (steps, text) => compose(session, steps, text),
    setKeyboard: (height) => measurePage(session, options, PAGE.height - height),
    kill: () => void session.send('Page.crash').catch(nothing),
    setInView: (inView) => origin.setInView(inView),
    async crash() {
      const loaded = loads.next()
      // The command has no answer, since the renderer crashes.
      session.send('Page.crash').catch(nothing)
      await loaded
    },
    async capture() {
      const shot = v.object({ data: v.string() })
      return (await session.ask('Page.captureScreenshot', { format: 'png' }, shot)).data
    },
  }
}
