// GJS: gjs -m host.js --device DIR --provider URL --control PORT [--user ID] [--automation]
// [--drills] [--screenshot FILE] [--path /x|none] The reference host of iOS's family. See ../README.md.
import GLib from 'gi://GLib'
import Gtk from 'gi://Gtk?version=3.0'
import System from 'system'
import { controlledHost } from '../controlled-host.js'
import { referenceDevice } from '../device.js'
import { readFlags } from '../host-flags.js'
import { createNativeApp } from '../native-app.js'
import { createDrills, DRILLS_EVERY_MS } from '../native-drills.js'
import { LISTED, PUBLIC_ORIGIN } from '../navigation.js'
import { createPageViews } from '../page-views.js'
import { serveControl } from './control-server.js'
import { createNetwork, ORIGIN } from './pack-scheme.js'
import { createOutsideView } from './outside-view.js'
import { createContext, createWebview, prepareEnvironment } from './webview.js'
import { createWindow } from './window.js'

const decoder = new TextDecoder()
const encoder = new TextEncoder()

async function build(flags, quit) {
  const device = referenceDevice('ios')
  const network = createNetwork(flags.provider)
  let window = null
  let views = null
  let outside = null
  const places = {
    origin: ORIGIN,
    publicOrigin: PUBLIC_ORIGIN,
    listed: [...LISTED, ...flags.outside],
  }
  const { context, scheme } = createContext({
    device: flags.device,
    network,
    keys: () => app.login.keys(),
    automation: flags.automation,
    patience: flags.patience,
    firstView: () => views.cold.view,
  })

  const provider = async (method, path, json) => {
    const bytes = json === null ? null : new GLib.Bytes(encoder.encode(JSON.stringify(json)))
    const headers = [['Content-Type', 'application/json']]
    const it = await network(method, path, headers, bytes)
    return { status: it.status, text: decoder.decode(it.bytes.toArray()) }
  }
  const drills = createDrills(provider, () => draw())
  const draw = () => window?.draw({ ...app.state(), drills: drills.words() })
  const app = createNativeApp({
    device,
    packVersion: () => views.current().version(),
    history: () => views.current().history(),
    goTo: (index) => views.current().goTo(index),
    provider,
    send: (text) => views.current().send(text),
    places,
    userChanged: () => views?.userChanged(),
    changed() {
      outside?.show(app.state().outside)
      draw()
    },
    now: () => new Date(),
  })
  views = await createPageViews({
    app: () => app,
    now: Date.now,
    warm: flags.warm,
    async show({ view }) {
      window.show(view)
    },
    async make(ports) {
      const made = createWebview({
        context,
        scheme,
        appVersion: device.appVersion,
        systemVersion: device.systemVersion,
        automation: flags.automation,
        places,
        leaveFor: (address) => app.leaveFor(address),
        keys: () => app.login.keys(),
        ...ports,
      })
      window?.add(made.view)
      return made
    },
  })
  outside = createOutsideView(flags.provider, (address) => app.leaveFor(address))
  window = createWindow(views.cold.view, outside.box, {
    back: () => app.back(),
    closeTrading: () => app.closeTrading(),
    cancelLogin: () => app.login.cancel(),
    // A failed sign-in is shown on the sheet.
    login: (userId) => app.login.choose(userId).catch(() => undefined),
    closed: quit,
  })
  return { app, views, window, outside, drills }
}

function start(flags) {
  const loop = new GLib.MainLoop(null, false)
  const quit = () => loop.quit()
  let server = null
  for (const signal of [2, 15])
    GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal, () => {
      quit()
      return GLib.SOURCE_REMOVE
    })

  const begin = async () => {
    const { app, views, window, outside, drills } = await build(flags, quit)
    const parts = { engine: 'webkit', app, views, drills, outside }
    const host = controlledHost(parts, {
      screenshot: async () => GLib.base64_encode(await window.capture()),
      setKeyboard: async (height) => window.setKeyboard(views.current().view, height),
      stop: quit,
    })
    if (flags.drills) {
      await drills.look()
      setInterval(() => void drills.look(), DRILLS_EVERY_MS)
    }
    if (flags.user !== null) await app.login.choose(flags.user)
    if (flags.path !== null) await host.open(flags.path)
    // The control API is available only after the first page has loaded.
    const token = GLib.getenv('H5_CONTROL_TOKEN') ?? GLib.uuid_string_random()
    server = serveControl(host, flags.control, token)
    print(`host ready, control http://127.0.0.1:${flags.control}/, token ${token}`)
    if (flags.screenshot === null) return
    GLib.file_set_contents(flags.screenshot, await window.capture())
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
