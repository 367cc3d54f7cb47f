// GJS: gjs -m host.js --device DIR --provider URL --control PORT [--user ID] [--automation]
// [--screenshot FILE] [--path /x] The reference host of iOS's family. See ../README.md.
import GLib from 'gi://GLib'
import Gtk from 'gi://Gtk?version=3.0'
import System from 'system'
import { referenceDevice } from '../device.js'
import { readFlags } from '../host-flags.js'
import { createNativeApp } from '../native-app.js'
import { LISTED } from '../navigation.js'
import { serveControl } from './control-server.js'
import { createNetwork, ORIGIN } from './pack-scheme.js'
import { createOutsideView } from './outside-view.js'
import { createWebview, prepareEnvironment } from './webview.js'
import { createWindow } from './window.js'

const decoder = new TextDecoder()
const encoder = new TextEncoder()

function start(flags) {
  const device = referenceDevice('ios')
  const network = createNetwork(flags.provider)
  const loop = new GLib.MainLoop(null, false)
  let window = null
  let webview = null
  let outside = null
  const places = { origin: ORIGIN, listed: [...LISTED, ...flags.outside] }

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
    places,
    openPackPage: (path) =>
      webview.open(path).catch((fault) => printerr(`outside: ${fault.message}`)),
    changed() {
      outside?.show(app.state().outside)
      window?.draw(app.state())
    },
    now: () => new Date(),
  })
  webview = createWebview({
    device: flags.device,
    network,
    keys: () => app.login.keys(),
    appVersion: device.appVersion,
    systemVersion: device.systemVersion,
    automation: flags.automation,
    patience: flags.patience,
    places,
    leaveFor: (address) => app.leaveFor(address),
    handle: (text) => app.handle(text),
    moved: () => app.syncHistory(),
  })
  const quit = () => loop.quit()
  outside = createOutsideView((address) => app.leaveFor(address))
  window = createWindow(webview.view, outside.box, {
    back: () => app.back(),
    closeTrading: () => app.closeTrading(),
    cancelLogin: () => app.login.cancel(),
    // A failed sign-in is shown on the sheet.
    login: (userId) => app.login.choose(userId).catch(() => undefined),
    closed: quit,
  })
  const host = {
    app,
    view: () => ({
      engine: 'webkit',
      version: webview.version(),
      url: webview.url(),
      faults: webview.faults(),
      foreignCalls: webview.foreignCalls(),
    }),
    async open(path) {
      app.opened()
      await webview.open(path)
    },
    setInView: (inView) => webview.setInView(inView),
    async crash() {
      app.opened()
      await webview.crash()
    },
    screenshot: (file) => window.capture(file),
    stop: quit,
  }
  let server = null
  for (const signal of [2, 15])
    GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal, () => {
      quit()
      return GLib.SOURCE_REMOVE
    })

  const begin = async () => {
    if (flags.user !== null) await app.login.choose(flags.user)
    await host.open(flags.path)
    // The control API is available only after the first page has loaded.
    server = serveControl(host, flags.control)
    print(`host ready, control http://127.0.0.1:${flags.control}/`)
    if (flags.screenshot === null) return
    await window.capture(flags.screenshot)
    print(`screenshot ${flags.screenshot}`)
  }
  let failed = false
  begin().catch((fault) => {
    printerr(fault.message)
    failed = true
    quit()
  })
  loop.run()
  server?.disconnect()
  return failed ? 1 : 0
}

try {
  prepareEnvironment()
  Gtk.init(null)
  System.exit(start(readFlags(System.programArgs)))
} catch (fault) {
  printerr(fault.message)
  System.exit(1)
}
