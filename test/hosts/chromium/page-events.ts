import * as v from 'valibot'
import type { CdpSession } from './cdp.ts'

const frameNavigated = v.object({
  frame: v.object({ id: v.string(), url: v.string(), parentId: v.optional(v.string()) }),
})
/** A navigation that a page requests, before any network request. */
const wished = v.object({ frameId: v.string(), url: v.string() })
const dialogOpening = v.object({ type: v.string() })
const chooserOpened = v.object({ backendNodeId: v.optional(v.number()) })
const movedWithin = v.object({ frameId: v.string(), url: v.string() })

const nothing = () => undefined

/**
 * Follows the addresses of a page's main frame. `leaveFor` gets those with a scheme that does not
 * reach the network interception. Returns the address in view.
 */
export function followMainFrame(
  session: CdpSession,
  mainFrame: string,
  page: { committed(): void; moved(): void; leaveFor(address: string): void },
): () => string {
  let url = ''
  session.on('Page.frameNavigated', frameNavigated, ({ frame }) => {
    if (frame.id !== mainFrame) return
    url = frame.url
    page.committed()
    page.moved()
  })
  session.on('Page.navigatedWithinDocument', movedWithin, (it) => {
    if (it.frameId !== mainFrame) return
    url = it.url
    page.moved()
  })
  session.on('Page.frameRequestedNavigation', wished, ({ frameId, url: to }) => {
    if (frameId === mainFrame && !/^(?:https?|blob|about):/.test(to)) page.leaveFor(to)
  })
  return () => url
}

/** Answers the questions of pages to the user: file choosers, and whether to leave the page. */
export function answerQuestions(session: CdpSession) {
  let chosen = ''
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
  return {
    async answerChoosers(file: string) {
      chosen = file
      await session.send('Page.setInterceptFileChooserDialog', { enabled: true })
    },
  }
}

/** Composes text in the field that has the focus, as a keyboard does. */
export async function compose(session: CdpSession, steps: readonly string[], text: string) {
  for (const step of steps) {
    const caret = { selectionStart: step.length, selectionEnd: step.length }
    await session.send('Input.imeSetComposition', { text: step, ...caret })
  }
  await session.send('Input.insertText', { text })
}
