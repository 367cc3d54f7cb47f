// GJS: gjs -m webkit-host.js JSON. Opens one page in the WebKit web view of a checkout, and prints
// what was taken of it, or that the host has no such way. JSON: `{ tree, device, provider, user,
// path, probe, likely, before }`; `likely` is null for a cold open, `before` `{ provider, probe }` of
// the open of the day before, null where there was none.
import Gio from 'gi://Gio'
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
/** Native networking, to the provider of the day. */
let reach = createNetwork((asked.before ?? asked).provider)
const network = (...request) => reach(...request)
/** The web view before the user; null before the first. */
let webview = null
const app = createNativeApp({
  device,
  packVersion: () => webview?.version() ?? '',
  history: async () => (await webview?.history()) ?? { index: -1, entries: [] },
  goTo: (index) => webview.goTo(index),
  async provider(method, path, json) {
    const bytes = json === null ? null : new GLib.Bytes(encoder.encode(JSON.stringify(json)))
    const headers = [['Content-Type', 'application/json']]
    const it = await network(method, path, headers, bytes)
    return { status: it.status, text: decoder.decode(it.bytes.toArray()) }
  },
  send: (text) => webview?.send(text),
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
const window = new Gtk.Window({ default_width: 390, default_height: 844 })

/** Puts a new web view before the user; its pages run the probe. */
function showView(probe) {
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
  window.add(view)
  window.show_all()
  const requests = []
  view.connect('resource-load-started', (_view, _resource, request) => {
    requests.push({ url: request.get_uri(), at: now() })
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
  content.add_script(
    WebKit.UserScript.new_for_world(
      probe,
      WebKit.UserContentInjectedFrames.TOP_FRAME,
      WebKit.UserScriptInjectionTime.START,
      WORLD,
      null,
      null,
    ),
  )
  const message = () =>
    new Promise((resolve) => {
      if (messages.length > 0) resolve(messages.shift())
      else arrived.push(resolve)
    })
  return { view, requests, message }
}

/** The frame of the window that is drawn next. */
const nextFrame = (view) =>
  new Promise((resolve) => {
    const clock = view.get_frame_clock()
    const id = clock.connect('after-paint', () => {
      clock.disconnect(id)
      resolve(now())
    })
    view.queue_draw()
  })

/** A new web view starts its process at its first page; an app's has long done that. */
const settled = (view) =>
  new Promise((resolve) => {
    const id = view.connect('load-changed', (_view, event) => {
      if (event !== WebKit.LoadEvent.FINISHED) return
      view.disconnect(id)
      setTimeout(resolve, 300)
    })
    view.load_uri('about:blank')
  })

/**
 * The time for which a page is left at rest: one that was loaded ahead, and one that keeps what it
 * wants.
 */
const REST = 1_500
const rest = () => new Promise((resolve) => setTimeout(resolve, REST))

/** A file of `/proc`; empty where its process has ended. */
function readProc(path) {
  try {
    return decoder.decode(GLib.file_get_contents(`/proc/${path}`)[1])
  } catch {
    return ''
  }
}

/** Milliseconds that the main thread of each of this host's pages has run, by process. */
function pageTimes() {
  const parents = new Map()
  const pages = []
  const { NONE } = Gio.FileQueryInfoFlags
  const listed = Gio.File.new_for_path('/proc').enumerate_children('standard::name', NONE, null)
  for (let file = listed.next_file(null); file !== null; file = listed.next_file(null)) {
    const name = file.get_name()
    if (!/^\d+$/.test(name)) continue
    const [, program, parent] = /\((.*)\) \S (\d+)/s.exec(readProc(`${name}/stat`)) ?? []
    if (parent === undefined) continue
    parents.set(name, parent)
    if (program.startsWith('WebKitWebProc')) pages.push(name)
  }
  listed.close(null)
  const own = String(new Gio.Credentials().get_unix_pid())
  const isOwn = (pid) => pid === own || (parents.has(pid) && isOwn(parents.get(pid)))
  const ran = (pid) => Number(readProc(`${pid}/schedstat`).split(' ')[0]) / 1e6
  return new Map(pages.filter(isOwn).map((pid) => [pid, ran(pid)]))
}

/** The process that has worked most since then, and its share of the memory: the page's. */
function costs(before) {
  const worked = [...pageTimes()].map(([pid, ms]) => ({ pid, busy: ms - (before.get(pid) ?? 0) }))
  const page = worked.reduce((most, it) => (it.busy > most.busy ? it : most))
  const share = /^Pss:\s+(\d+) kB$/m.exec(readProc(`${page.pid}/smaps_rollup`))?.[1]
  return { busy: page.busy, memory: Number(share ?? 0) * 1_024 }
}

/** Opens the page in the web view, as a tap does; returns when that was, in microseconds. */
function tap({ requests }) {
  requests.length = 0
  const tapped = now()
  const opened =
    asked.likely === null ? webview.open(asked.path) : webview.openWarm(asked.path, Date.now())
  opened.catch((fault) => printerr(fault.message))
  return tapped
}

/** Opens the page as it is the day before, and ends its web view. */
async function openBefore({ provider, probe }) {
  const first = showView(probe)
  await settled(first.view)
  tap(first)
  // Drawn, and reported.
  await first.message()
  await first.message()
  await rest()
  window.remove(first.view)
  await webview.end?.()
  reach = createNetwork(provider)
}

async function measure() {
  const isPlain = asked.likely === null && asked.before === null
  if (!isPlain && shared === undefined) {
    print('load null')
    return
  }
  if (asked.user !== null) await app.login.choose(asked.user)
  if (asked.before !== null) await openBefore({ ...asked, probe: asked.before.probe })
  const page = showView(asked.probe)
  // The keys of this day.
  if (asked.before !== null && asked.user !== null) await app.login.choose(asked.user)
  await settled(page.view)
  if (asked.likely !== null) {
    await webview.warm(asked.likely)
    await rest()
  }
  const before = pageTimes()
  const tapped = tap(page)
  await page.message()
  const shown = await nextFrame(page.view)
  const { busy, memory } = costs(before)
  const report = JSON.parse(await page.message())
  const version = [
    WebKit.get_major_version(),
    WebKit.get_minor_version(),
    WebKit.get_micro_version(),
  ]
  const engine = `WebKitGTK ${version.join('.')}`
  const { requests } = page
  print(`load ${JSON.stringify({ tapped, shown, busy, memory, report, requests, engine })}`)
}

let failed = false
try {
  await measure()
} catch (fault) {
  printerr(fault.message)
  failed = true
}
System.exit(failed ? 1 : 0)
