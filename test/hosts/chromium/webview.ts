import * as v from 'valibot'
import { BLANK_PATH } from '#test/hosts/pack-route.js'
import { createOpenings } from '#test/hosts/warm-openings.js'
import type { Cdp, CdpSession } from './cdp.ts'
import { emulatePhone, measurePage, PAGE } from './emulated-phone.ts'
import { injectObject } from './injected-object.ts'
import { interceptOrigin } from './pack-origin.ts'
import { PageLoads, withPage } from './page-loads.ts'
import type { Webview, WebviewOptions } from './webview-contract.ts'

const frameNavigated = v.object({
  frame: v.object({ id: v.string(), url: v.string(), parentId: v.optional(v.string()) }),
})
/** A navigation that a page requests, before any network request. */
const wished = v.object({ frameId: v.string(), url: v.string() })
const dialogOpening = v.object({ type: v.string() })
const chooserOpened = v.object({ backendNodeId: v.optional(v.number()) })
const movedWithin = v.object({ frameId: v.string(), url: v.string() })

const nothing = () => undefined

/** Turns a blank target into the app's webview. */
export async function createWebview(
  cdp: Cdp,
  session: CdpSession,
  targetId: string,
  options: WebviewOptions,
): Promise<Webview> {
  let url = ''
  let blank = false
  let tapped = 0
  let chosen = ''
  const openings = createOpenings(options.handle)
  const loads = new PageLoads(session)

  await session.send('Page.enable')
  await session.send('Inspector.enable')
  const tree = v.object({ frameTree: v.object({ frame: v.object({ id: v.string() }) }) })
  const { frameTree } = await session.ask('Page.getFrameTree', {}, tree)
  const mainFrame = frameTree.frame.id
  // Before the host's own, which keeps what it needs for itself.
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: options.before ?? '',
  })
  await emulatePhone(cdp, session, options)
  const origin = await interceptOrigin(session, {
    ...options,
    mainFrame,
    onLeave: options.leaveFor,
    takeTap() {
      const at = tapped
      tapped = 0
      return at
    },
    // The page may be closing.
    onBlank: () => void withPage(() => session.send('Page.reload')).catch(nothing),
  })
  const foreignCalls: string[] = []
  const send = await injectObject(
    session,
    mainFrame,
    (text) => openings.handle(text),
    () => {
      foreignCalls.push(`a call from outside the pack's main frame, with ${url} in view`)
    },
  )

  session.on('Page.frameNavigated', frameNavigated, ({ frame }) => {
    if (frame.id !== mainFrame) return
    url = frame.url
    loads.committed()
    options.moved()
  })
  session.on('Page.frameRequestedNavigation', wished, ({ frameId, url: to }) => {
    // Requests with other schemes do not reach the network interception, so they are handled here.
    if (frameId === mainFrame && !/^(?:https?|blob|about):/.test(to)) options.leaveFor(to)
  })
  session.on('Page.fileChooserOpened', chooserOpened, ({ backendNodeId }) => {
    // A chooser that is given nothing is one that the user cancelled.
    if (chosen === '' || backendNodeId === undefined) return
    session.send('DOM.setFileInputFiles', { files: [chosen], backendNodeId }).catch(nothing)
  })
  session.on('Page.javascriptDialogOpening', dialogOpening, ({ type }) => {
    // The app leaves a page without its question: who opens another one has decided.
    if (type === 'beforeunload')
      session.send('Page.handleJavaScriptDialog', { accept: true }).catch(nothing)
  })
  session.on('Page.navigatedWithinDocument', movedWithin, (it) => {
    if (it.frameId !== mainFrame) return
    url = it.url
    options.moved()
  })
  // As an app does in `onRenderProcessGone`: it reloads the page.
  session.on('Inspector.targetCrashed', v.unknown(), () => {
    if (blank) return options.gone?.()
    origin
      .crashed()
      .then(() => withPage(() => session.send('Page.reload')))
      .catch(nothing)
  })
  session.on('Page.loadEventFired', v.unknown(), () => loads.loaded())

  return {
    session,
    targetId,
    version: () => origin.version(),
    faults: () => origin.faults(),
    foreignCalls: () => [...foreignCalls],
    url: () => url,
    send,
    open(path, tappedAt = 0) {
      tapped = tappedAt
      return loads.open(path)
    },
    history: () => loads.history(),
    goTo: (index) => loads.goTo(index),
    async warm(likely = []) {
      blank = true
      const ready = openings.ready()
      await loads.open(`${BLANK_PATH}?likely=${likely.map(encodeURIComponent).join(',')}`)
      if (!(await ready)) throw new Error('the page did not get ready')
    },
    openWarm(path, tappedAt = 0, user = options.keys()) {
      const ports = {
        user,
        keys: options.keys,
        startLoad: () => origin.startWarmLoad(path, user),
        send(event: string) {
          blank = false
          send(event)
        },
      }
      return openings.open(ports, { path, tappedAt })
    },
    isCurrent: () => origin.isCurrent(),
    async leave() {
      await origin.setInView(false)
      await session.send('Page.navigate', { url: 'about:blank' })
    },
    async end() {
      origin.end()
      await cdp.browser.send('Target.closeTarget', { targetId })
    },
    async answerChoosers(file) {
      chosen = file
      await session.send('Page.setInterceptFileChooserDialog', { enabled: true })
    },
    async compose(steps, text) {
      for (const step of steps) {
        const caret = { selectionStart: step.length, selectionEnd: step.length }
        await session.send('Input.imeSetComposition', { text: step, ...caret })
      }
      await session.send('Input.insertText', { text })
    },
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
