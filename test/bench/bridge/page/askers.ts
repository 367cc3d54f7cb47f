import vkBridge from '@vkontakte/vk-bridge'
import dsBridge from 'dsbridge'
import { CallOptions, connect, type Message, type MessageHandler, type Messenger } from 'penpal'
import * as v from 'valibot'
import { createBridge } from '#bridge/client.ts'
import { nativeAndroid } from '#bridge/hosts/native-android.ts'
import { nativeIos } from '#bridge/hosts/native-ios.ts'
import { getGlobalConfig } from '#bridge/methods.ts'
import type { Side } from '#test/bench/bridge/sides.ts'
import { openFlush, openChannel } from './channel.ts'
import { createWebViewJavascriptBridge } from './web-view-javascript-bridge.ts'

/**
 * Asks the app for the configuration under one key; resolves to what the app answered, as each
 * library gives it.
 */
export type Ask = (key: string) => Promise<unknown>

const benchPage: object = window

/** The transport with nothing more than ids, which match answers to calls. */
function bare(): Ask {
  const waiting = new Map<string, (result: unknown) => void>()
  let count = 0
  const send = openChannel(benchPage, 'benchBare', (text) => {
    const { id, result } = JSON.parse(text)
    waiting.get(id)?.(result)
    waiting.delete(id)
  })
  return (key) =>
    new Promise((resolve) => {
      count += 1
      const id = String(count)
      waiting.set(id, resolve)
      send(JSON.stringify({ v: 1, id, method: 'getGlobalConfig', args: { keys: [key] } }))
    })
}

function ours(): Ask {
  const bridge = createBridge({
    methods: { getGlobalConfig },
    host: window.webkit?.messageHandlers?.h5bridge ? nativeIos() : nativeAndroid(),
  })
  // A cached answer would be no round trip.
  return (key) => bridge.call('getGlobalConfig', { keys: [key] }, { fresh: true })
}

function dsbridge(): Ask {
  return (key) =>
    new Promise((resolve) => {
      dsBridge.call('getGlobalConfig', { keys: [key] }, resolve)
    })
}

function wvjb(): Ask {
  const bridge = createWebViewJavascriptBridge(openFlush(benchPage))
  return (key) =>
    new Promise((resolve) => {
      bridge.callHandler('getGlobalConfig', { keys: [key] }, resolve)
    })
}

/** vk-bridge takes no methods but its own, so it asks the one that is most like the question. */
const vk = (): Ask => (key) => vkBridge.send('VKWebAppStorageGet', { keys: [key] })

/** Penpal over the host's channel, by the interface that it has for channels of one's own. */
function channelMessenger(): Messenger {
  const handlers = new Set<MessageHandler>()
  let accepts = (_data: unknown): _data is Message => false
  const send = openChannel(benchPage, 'benchPenpal', (text) => {
    if (text === '') return
    const message: unknown = JSON.parse(text)
    if (accepts(message)) for (const handle of handlers) handle(message)
  })
  return {
    initialize({ validateReceivedMessage }) {
      accepts = validateReceivedMessage
    },
    sendMessage: (message) => send(JSON.stringify(message)),
    addMessageHandler: (handler) => void handlers.add(handler),
    removeMessageHandler: (handler) => void handlers.delete(handler),
    destroy: () => handlers.clear(),
  }
}

interface PenpalApp {
  getGlobalConfig(args: { keys: string[] }, options?: CallOptions): Promise<unknown>
  [name: string]: (args: { keys: string[] }, options?: CallOptions) => Promise<unknown>
}

/** Penpal as it is, and Penpal with our work: the same connection, so that nothing else differs. */
async function penpals(): Promise<{ readonly penpal: Ask; readonly penpalChecked: Ask }> {
  const app = await connect<PenpalApp>({ messenger: channelMessenger() }).promise
  const { args, result, deadline } = getGlobalConfig
  const limit = new CallOptions({ timeout: deadline })
  return {
    penpal: (key) => app.getGlobalConfig({ keys: [key] }),
    penpalChecked: async (key) =>
      v.parse(result, await app.getGlobalConfig(v.parse(args, { keys: [key] }), limit)),
  }
}

/** Opens every side, each on its own channel of this host. */
export async function openAskers(): Promise<Readonly<Record<Side, Ask>>> {
  return {
    bare: bare(),
    ours: ours(),
    dsbridge: dsbridge(),
    wvjb: wvjb(),
    vk: vk(),
    ...(await penpals()),
  }
}
