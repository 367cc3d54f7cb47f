import type { AndroidObject, IosHandler } from '#bridge/hosts/injected.ts'

interface OneWay {
  postMessage(text: string): void
}

/** Globals that the bench's hosts put into the page in addition to our own channel. */
interface BenchPage {
  readonly webkit?: {
    readonly messageHandlers?: {
      readonly benchBare?: IosHandler
      readonly benchPenpal?: IosHandler
      readonly benchFlush?: OneWay
    }
  }
  readonly benchBare?: AndroidObject
  readonly benchPenpal?: AndroidObject
  readonly benchFlush?: OneWay
}

type Channel = 'benchBare' | 'benchPenpal'

/**
 * A channel of the host as it is: text there, text back. Returns what sends. Throws where the host
 * has none.
 */
export function openChannel(
  page: BenchPage,
  name: Channel,
  receive: (text: string) => void,
): (text: string) => void {
  const handler = page.webkit?.messageHandlers?.[name]
  if (handler) {
    return (text) => {
      void handler['postMessage'](text).then((reply) => receive(String(reply)))
    }
  }
  const object = page[name]
  if (!object) throw new Error(`the host has no channel ${name}`)
  const onmessage: AndroidObject['onmessage'] = ({ data }) => receive(String(data))
  // The host calls this property by name, so it is set and not listened to.
  Object.assign(object, { onmessage })
  return (text) => object['postMessage'](text)
}

/** Signals as WebViewJavascriptBridge's page does that its queue has messages. */
export function openFlush(page: BenchPage): () => void {
  const flush = page.webkit?.messageHandlers?.benchFlush ?? page.benchFlush
  if (!flush) throw new Error('the host has no channel benchFlush')
  return () => flush['postMessage']('')
}
