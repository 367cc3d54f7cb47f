import { createServer } from 'node:http'
import * as v from 'valibot'

/**
 * The channels to the app that were tried, and each outcome; `sent` where the channel returns
 * nothing.
 */
export const attempts = v.array(
  v.object({ way: v.string(), came: v.picklist(['nothing there', 'sent', 'refused', 'answered']) }),
)
type Attempts = v.InferOutput<typeof attempts>

/**
 * Sends a wire call from frames that the page adds, by every channel of any host. It is serialized
 * into the page, so it uses nothing from outside itself.
 */
export async function tryFrames(call: string): Promise<Attempts> {
  const channels = [
    ['h5bridge', 'postMessage'],
    ['h5bridgePost'],
    ['webkit', 'messageHandlers', 'h5bridge', 'postMessage'],
  ]
  const frames: HTMLIFrameElement[] = []
  const addFrame = () => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    frames.push(frame)
    return frame
  }
  const before = addFrame()
  await new Promise((resolve) => {
    requestAnimationFrame(resolve)
  })
  const all: Attempts = []
  // The new frame is used in the task in which it is added, before a script of the host can run
  // there.
  const sources: [string, () => unknown][] = [
    ['a frame of before', () => before.contentWindow],
    ['a new frame', () => addFrame().contentWindow],
  ]
  for (const [door, open] of sources) {
    for (const channel of channels) {
      const way = `${door}: ${channel.join('.')}`
      let owner: unknown = null
      let found = open()
      for (const name of channel) {
        owner = found
        found = Reflect.get(Object(found), name)
      }
      if (typeof found !== 'function') {
        all.push({ way, came: 'nothing there' })
        continue
      }
      try {
        const silence = new Promise<void>((resolve) => {
          setTimeout(resolve, 300)
        })
        const answer: unknown = await Promise.race([Reflect.apply(found, owner, [call]), silence])
        all.push({ way, came: answer === undefined ? 'sent' : 'answered' })
      } catch {
        all.push({ way, came: 'refused' })
      }
    }
  }
  for (const frame of frames) frame.remove()
  return all
}

/** A third-party site on another port. */
export async function openForeignSite() {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end('<!doctype html><title>别处</title><p>别处</p>')
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the site has no port')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
