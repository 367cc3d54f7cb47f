import { createServer } from 'node:http'
import * as v from 'valibot'

/** Ways to the app that a document tried, and how far each led; `sent` where the channel itself says nothing. */
const attempts = v.array(
  v.object({ way: v.string(), came: v.picklist(['nothing there', 'sent', 'refused', 'answered']) }),
)
type Attempts = v.InferOutput<typeof attempts>

/**
 * Goes to a page as text, and so names nothing outside itself: sends a wire call by every way that a document has by itself, by frames
 * that it adds, and by the frame above it, unless that is its own origin's: those share all they have.
 */
async function tryEveryWay(call: string): Promise<Attempts> {
  const channels = [
    ['h5bridge', 'postMessage'],
    ['h5bridgePost'],
    ['webkit', 'messageHandlers', 'h5bridge', 'postMessage'],
  ]
  const addFrame = (html?: string) => {
    const frame = document.createElement('iframe')
    if (html !== undefined) frame.srcdoc = html
    document.body.append(frame)
    return frame
  }
  const written = addFrame('<p>')
  await new Promise((resolve) => {
    written.addEventListener('load', resolve)
    setTimeout(resolve, 1_000)
  })
  const isOwn = () => {
    try {
      return typeof window.top?.location.href === 'string'
    } catch {
      return false
    }
  }
  const all: Attempts = []
  // A frame is used in the very turn in which it is added: before any script of the host could run there.
  const doors: [string, () => unknown][] = [
    ['itself', () => window],
    ['a written frame', () => written.contentWindow],
    ['a new frame', () => addFrame().contentWindow],
  ]
  if (!isOwn()) doors.push(['the frame above', () => window.top])
  for (const [door, open] of doors) {
    for (const channel of channels) {
      const way = `${door}: ${channel.join('.')}`
      let owner: unknown = null
      let found: unknown = null
      try {
        found = open()
        for (const name of channel) {
          owner = found
          found = Reflect.get(Object(found), name)
        }
      } catch {
        // The browser's own wall between origins.
        found = null
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
  return all
}

/** Goes to a page as text: calls without end while the page is on its way to another. */
function callWhileLeaving(call: string, to: string): void {
  const post = () => {
    const outcome: unknown = window.webkit?.messageHandlers?.h5bridge?.postMessage(call)
    if (outcome instanceof Promise) outcome.catch(() => undefined)
    window.h5bridge?.postMessage(call)
  }
  location.href = to
  post()
  setInterval(post, 0)
}

/**
 * A site of somebody else on another port. `/` tries every way to the app, then tells the frame above what came of it, keeps it as
 * `outcome` and listens as the app's page does (`heard`); `/leaving?ADDRESS` goes to the address and calls on the way.
 */
export async function openForeignSite(call: string) {
  const text = JSON.stringify(call)
  const attack = `(${String(tryEveryWay)})(${text}).then((outcome) => {
    window.heard = []
    window.h5bridgeReceive = (it) => heard.push(it)
    window.h5bridge = { onmessage: (it) => heard.push(it.data) }
    window.outcome = JSON.stringify(outcome)
    if (parent !== window) parent.postMessage(window.outcome, '*')
  })`
  const leave = `(${String(callWhileLeaving)})(${text}, decodeURIComponent(location.search.slice(1)))`
  const server = createServer((request, response) => {
    const script = request.url?.startsWith('/leaving') === true ? leave : attack
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(`<!doctype html><title>别处</title><body><script>${script}</script>`)
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
