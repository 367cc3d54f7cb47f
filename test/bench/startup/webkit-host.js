// GJS: gjs -m webkit-host.js JSON. Opens one page in the WebKit web view of a checkout, and prints
// what was taken of it, or that the host has no such way. JSON: `{ tree, device, provider, user,
// path, probe, likely }`; `likely` is null for a cold open.
import GLib from 'gi://GLib'
import Gtk from 'gi://Gtk?version=3.0'
import System from 'system'
import WebKit from 'gi://WebKit2?version=4.1'

const asked = JSON.parse(System.programArgs[0])
const load = (path) => import(`file://${asked.tree}/test/hosts/${path}`)
const { referenceDevice } = await load('device.js')
const { createNativeApp } = await load('native-app.js')
const { createNetwork, ORIGIN } = await load('webkit/pack-scheme.js')
const { createContext, createWebview, prepareEnvironment } = await load('webkit/webview.js')

/** A world of its own: the page's scripts neither see nor change the probe's channel. */
const [WORLD, HANDLER] = ['bench', 'benchStartup']
const decoder = new TextDecoder()
const encoder = new TextEncoder()
/** Microseconds. */
const now = () => GLib.get_monotonic_time()

prepareEnvironment()
Gtk.init(null)
const device = referenceDevice('ios')
const network = createNetwork(asked.provider)
let webview = null
const app = createNativeApp({
  device,
  packVersion: () => webview.version(),
  history: () => webview.history(),
  goTo: (index) => webview.goTo(index),
  async provider(method, path, json) {
    const bytes = json === null ? null : new GLib.Bytes(encoder.encode(JSON.stringify(json)))
    const headers = [['Content-Type', 'application/json']]
    const it = await network(method, path, headers, bytes)
    return { status: it.status, text: decoder.decode(it.bytes.toArray()) }
  },
  send: (text) => webview.send(text),
  changed: () => undefined,
  now: () => new Date(),
})
// Hosts that load pages ahead share one context between their web views.
const shared = createContext?.({
  device: asked.device,
  network,
  keys: () => app.login.keys(),
  automation: false,
  patience: null,
  firstView: () => webview.view,
})
webview = createWebview({
  ...shared,
  device: asked.device,
  network,
  keys: () => app.login.keys(),
  appVersion: device.appVersion,
  systemVersion: device.systemVersion,
  automation: false,
  patience: null,
  places: { origin: ORIGIN, listed: [] },
  leaveFor: () => undefined,
  sendOpening: (opening) => app.sendOpening(opening),
  handle: (text) => app.handle(text),
  moved: () => app.syncHistory(),
})
const { view } = webview
const content = view.get_user_content_manager()
const window = new Gtk.Window({ default_width: 390, default_height: 844 })
window.add(view)
window.show_all()

const requests = []
view.connect('resource-load-started', (_view, _resource, request) => {
  requests.push({ url: request.get_uri(), at: now() })
})

/** The frame of the window that is drawn next. */
const nextFrame = () =>
  new Promise((resolve) => {
    const clock = view.get_frame_clock()
    const id = clock.connect('after-paint', () => {
      clock.disconnect(id)
      resolve(now())
    })
    view.queue_draw()
  })

/** The first message comes when the figure has been drawn, the second is the report. */
const messages = []
const arrived = []
content.register_script_message_handler_in_world(HANDLER, WORLD)
content.connect(`script-message-received::${HANDLER}`, (_content, result) => {
  const text = result.get_js_value().to_string()
  const taker = arrived.shift()
  if (taker === undefined) messages.push(text)
  else taker(text)
})
const message = () =>
  new Promise((resolve) => {
    if (messages.length > 0) resolve(messages.shift())
    else arrived.push(resolve)
  })
content.add_script(
  WebKit.UserScript.new_for_world(
    asked.probe,
    WebKit.UserContentInjectedFrames.TOP_FRAME,
    WebKit.UserScriptInjectionTime.START,
    WORLD,
    null,
    null,
  ),
)

/** A new web view starts its process at its first page; an app's has long done that. */
const settled = () =>
  new Promise((resolve) => {
    const id = view.connect('load-changed', (_view, event) => {
      if (event !== WebKit.LoadEvent.FINISHED) return
      view.disconnect(id)
      setTimeout(resolve, 300)
    })
    view.load_uri('about:blank')
  })

/** How long a page that was loaded ahead is left at rest. */
const REST = 1_500

/** Opens the page as a tap does; returns when that was, in microseconds. */
async function tap() {
  if (asked.likely === null) {
    requests.length = 0
    const tapped = now()
    webview.open(asked.path).catch((fault) => printerr(fault.message))
    return tapped
  }
  await webview.warm(asked.likely)
  await new Promise((resolve) => setTimeout(resolve, REST))
  requests.length = 0
  const tapped = now()
  webview.openWarm(asked.path, Date.now()).catch((fault) => printerr(fault.message))
  return tapped
}

async function measure() {
  if (asked.likely !== null && webview.openWarm === undefined) {
    print('load null')
    return
  }
  if (asked.user !== null) await app.login.choose(asked.user)
  await settled()
  const tapped = await tap()
  await message()
  const shown = await nextFrame()
  const report = JSON.parse(await message())
  const version = [
    WebKit.get_major_version(),
    WebKit.get_minor_version(),
    WebKit.get_micro_version(),
  ]
  print(
    `load ${JSON.stringify({ tapped, shown, report, requests, engine: `WebKitGTK ${version.join('.')}` })}`,
  )
}

let failed = false
try {
  await measure()
} catch (fault) {
  printerr(fault.message)
  failed = true
}
System.exit(failed ? 1 : 0)
