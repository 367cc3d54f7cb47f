import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import * as v from 'valibot'
import type { AppState } from '#test/hosts/native-app.js'
import { tradingRows, words } from '#test/hosts/native-texts.js'
import type { CdpSession } from './cdp.ts'
import { PAGE } from './emulated-phone.ts'
import type { Webview } from './webview-contract.ts'

/** Height of the native title bar, CSS pixels. */
const BAR = 44
export const SHELL = {
  url: pathToFileURL(join(import.meta.dirname, 'shell.html')).href,
  width: PAGE.width,
  height: PAGE.height + BAR,
}

const place = { x: v.number(), y: v.number() }
const act = v.variant('act', [
  v.object({ act: v.picklist(['back', 'closeTrading', 'cancelLogin']) }),
  v.object({ act: v.literal('login'), userId: v.string() }),
  v.object({
    act: v.literal('touch'),
    type: v.picklist(['touchStart', 'touchMove', 'touchEnd']),
    ...place,
  }),
  v.object({ act: v.literal('wheel'), ...place, deltaX: v.number(), deltaY: v.number() }),
  v.object({ act: v.literal('text'), text: v.string() }),
  v.object({
    act: v.literal('key'),
    type: v.picklist(['keyDown', 'keyUp']),
    key: v.string(),
    code: v.string(),
    keyCode: v.number(),
  }),
])

/** The actions of the native parts of the window. */
export interface ShellActs {
  back(): Promise<unknown>
  closeTrading(): void
  cancelLogin(): void
  login(userId: string): Promise<void>
}

/** The state of the native parts. */
type DrawnState = AppState & {
  /** The failure that the provider's sandbox rehearses. */
  readonly drills: string | null
}

export interface Shell {
  /** Shows another web view between the native parts. */
  show(webview: Webview): Promise<void>
  draw(state: DrawnState): void
  /** PNG of native bar and page, 390 x 888 CSS pixels. */
  capture(): Promise<Buffer>
}

const called = v.object({ name: v.string(), payload: v.string() })
const shot = v.object({ data: v.string() })
const frame = v.object({ data: v.string(), sessionId: v.number() })

async function forwardInput(web: CdpSession, it: v.InferOutput<typeof act>): Promise<void> {
  if (it.act === 'touch') {
    const touchPoints = it.type === 'touchEnd' ? [] : [{ x: it.x, y: it.y }]
    await web.send('Input.dispatchTouchEvent', { type: it.type, touchPoints })
  } else if (it.act === 'wheel') {
    await web.send('Input.dispatchMouseEvent', { ...it, type: 'mouseWheel' })
  } else if (it.act === 'text') {
    await web.send('Input.insertText', { text: it.text })
  } else if (it.act === 'key') {
    const written = it.key === 'Enter' ? '\r' : it.key.length === 1 ? it.key : ''
    await web.send('Input.dispatchKeyEvent', {
      type: it.type,
      key: it.key,
      code: it.code,
      windowsVirtualKeyCode: it.keyCode,
      ...(it.type === 'keyDown' && written !== '' ? { text: written } : {}),
    })
  }
}

/** Resizes a window on the display so that its content has the shell's size. */
async function fitWindow(session: CdpSession): Promise<void> {
  const expression = 'JSON.stringify([outerWidth - innerWidth, outerHeight - innerHeight])'
  const text = v.object({ result: v.object({ value: v.string() }) })
  const { result } = await session.ask('Runtime.evaluate', { expression }, text)
  const [across, down] = v.parse(v.tuple([v.number(), v.number()]), JSON.parse(result.value))
  const known = v.object({ windowId: v.number() })
  const { windowId } = await session.ask('Browser.getWindowForTarget', {}, known)
  const bounds = { width: SHELL.width + across, height: SHELL.height + down }
  await session.send('Browser.setWindowBounds', { windowId, bounds })
}

/**
 * The native chrome around the webview, as a page of its own: title bar, login sheet, trading page,
 * and the webview's picture between them. `live` mirrors the webview continuously and forwards
 * touches and keys to it.
 */
export async function createShell(
  session: CdpSession,
  first: Webview,
  acts: ShellActs,
  options: { live: boolean; pixelRatio: number },
): Promise<Shell> {
  let webview = first
  await session.send('Page.enable')
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: 'shellAct' })
  const loaded = new Promise<void>((resolve) => {
    session.on('Page.loadEventFired', v.unknown(), () => resolve())
  })
  if (!options.live)
    await session.send('Emulation.setDeviceMetricsOverride', {
      width: SHELL.width,
      height: SHELL.height,
      deviceScaleFactor: options.pixelRatio,
      mobile: false,
    })
  await session.send('Page.navigate', { url: SHELL.url })
  await loaded
  if (options.live) await fitWindow(session)

  const evaluate = (expression: string) =>
    session.send('Runtime.evaluate', { expression, awaitPromise: true })
  const draw = (type: string, data: string) => evaluate(`show('data:image/${type};base64,${data}')`)

  async function perform(payload: string): Promise<void> {
    const it = v.parse(act, JSON.parse(payload))
    if (it.act === 'back') await acts.back()
    else if (it.act === 'closeTrading') acts.closeTrading()
    else if (it.act === 'cancelLogin') acts.cancelLogin()
    else if (it.act === 'login') await acts.login(it.userId)
    else await forwardInput(webview.session, it)
  }
  session.on('Runtime.bindingCalled', called, ({ payload }) => {
    // A failed sign-in is shown on the sheet; a touch may reach a page that is closing.
    perform(payload).catch(() => undefined)
  })

  /** Frames of web views that were mirrored before and are hidden now are dropped. */
  async function mirror(view: Webview): Promise<void> {
    view.session.on('Page.screencastFrame', frame, (it) => {
      if (view === webview) draw('jpeg', it.data).catch(() => undefined)
      view.session
        .send('Page.screencastFrameAck', { sessionId: it.sessionId })
        .catch(() => undefined)
    })
    await view.session.send('Page.startScreencast', {
      format: 'jpeg',
      quality: 85,
      maxWidth: PAGE.width * options.pixelRatio,
      maxHeight: PAGE.height * options.pixelRatio,
    })
  }
  const mirrored = new Set<Webview>()
  const showView = async (view: Webview) => {
    webview = view
    if (!options.live || mirrored.has(view)) return
    mirrored.add(view)
    await mirror(view)
  }
  await showView(first)

  return {
    show: showView,
    draw(state) {
      const rows = state.trading === null ? [] : tradingRows(state.trading)
      evaluate(`draw(${JSON.stringify({ state, words, rows })})`).catch(() => undefined)
    },
    async capture() {
      await draw('png', await webview.capture())
      const clip = { x: 0, y: 0, width: SHELL.width, height: SHELL.height, scale: 1 }
      const asked = { format: 'png', clip }
      return Buffer.from((await session.ask('Page.captureScreenshot', asked, shot)).data, 'base64')
    },
  }
}
