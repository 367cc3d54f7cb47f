import axios from 'axios'
import { IDBFactory } from 'fake-indexeddb'
import * as v from 'valibot'
import { afterAll, beforeAll, vi } from 'vitest'
import { configureClient } from '#api/client.ts'
import { App } from '#app/frame/App.tsx'
import { prepare } from '#app/boot/prepare.ts'
import { trackMutations } from '#app/data/pending-mutations.ts'
import { queries } from '#app/data/queries.ts'
import { waitForOpenings } from '#app/warm/warm-page.ts'
import { fakeNative, type FakeNative } from '#bridge/testing/fake-native.ts'
import { bridge } from '#platform/bridge.ts'
import { keepCopy, readCopy } from '#platform/vault/copies.ts'
import { forgetTracking } from '#platform/tracking/queue.ts'
import { saveDraft } from '#session/draft.ts'
import { ownedKey } from '#session/owned-keys.ts'
import { forgetPostedFields, keepPostedFields, postedFields } from '#session/posted-fields.ts'
import { dropProof, heldProof, keepProof } from '#session/proofs.ts'
import { session } from '#session/session.ts'
import { openSandbox } from './sandbox/testing/test-client.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/base/toast.ts'

export const USERS = ['zhang', 'wang', 'new'] as const
export type User = (typeof USERS)[number] | 'nobody'

const keysShape = v.object({ openId: v.string(), encOpenId: v.string() })
const callShape = v.object({ method: v.string(), args: v.record(v.string(), v.unknown()) })

/** jsdom has no layout: nothing scrolls and no size ever changes. */
class NeverResized implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const FORM = '/post'

const LIMITS = { most: 5, days: 7 }
const traceOf = (openId: string) => ({ group: 'item', name: 'trace', owner: openId })

/** Leaves in the page and on the device what a user leaves. */
export async function leaveTraces(user: User): Promise<void> {
  saveDraft(sessionStorage, 'plan:new', { words: `draft of ${user}` })
  toast.show(`toast of ${user}`)
  void dialog.confirm({ content: `question to ${user}` })
  void dialog.alert({ content: `second question to ${user}` })
  keepPostedFields(sessionStorage, FORM, [{ name: 'a', value: `form of ${user}` }])
  postedFields(sessionStorage, FORM)
  if (session.openId === '') return
  keepProof('proofToken', `proof of ${user}`)
  localStorage.setItem(ownedKey('trace'), `kept words of ${user}`)
  await keepCopy(traceOf(session.openId), `copy of ${user}`, LIMITS, () => true)
}

/** Returns what marks what `leaveTraces` has left. */
export const tracesOf = (user: User): readonly string[] =>
  ['draft of', 'toast of', 'question to', 'form of', 'proof of', 'kept words of', 'copy of'].map(
    (it) => `${it} ${user}`,
  )

const memory = () => [
  session,
  heldProof('proofToken'),
  postedFields(sessionStorage, FORM),
  queries
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => [queryKey, state.data]),
]

/** Returns what a script of the page can reach of a user without waiting. */
export const reachableAtOnce = (): string =>
  [
    document.documentElement.outerHTML,
    JSON.stringify(Object.entries(sessionStorage)),
    JSON.stringify(Object.entries(localStorage)),
    JSON.stringify(memory()),
    location.href,
  ].join('\n')

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('not read')))
  })

/** Bytes as the characters that they would be. */
const readable = (_: string, value: unknown): unknown =>
  ArrayBuffer.isView(value) || value instanceof ArrayBuffer
    ? Buffer.from(value instanceof ArrayBuffer ? value : value.buffer).toString()
    : value

/**
 * Returns what a script of the page can read from the device's databases: as it is stored, and by
 * the app's own code for each of these open ids.
 */
export async function reachableInDatabases(openIds: readonly string[]): Promise<string> {
  const read: unknown[] = []
  for (const openId of openIds) read.push(await readCopy(traceOf(openId), LIMITS))
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answered(indexedDB.open(name))
    for (const storeName of database.objectStoreNames) {
      const store = database.transaction(storeName).objectStore(storeName)
      read.push(name, await answered(store.getAllKeys()), await answered(store.getAll()))
    }
    database.close()
  }
  return JSON.stringify(read, readable)
}

/** The parts of an opening besides its user. */
interface Opened {
  readonly path?: string | undefined
  readonly packBoot?: string
  readonly tappedAt?: number
  readonly answers?: Readonly<Record<string, unknown>>
}

/** A page that was loaded ahead, in an app, with a sandbox as its provider. */
export function warmPage() {
  const asked: string[] = []
  const keys = new Map([['nobody', { openId: '', encOpenId: '' }]])
  let provider: Awaited<ReturnType<typeof openSandbox>>
  let app: FakeNative
  let container: HTMLElement
  let openings = 0

  /** Has a user's keys from the sandbox. */
  async function enter(userId: string): Promise<void> {
    const body = JSON.stringify({ userId })
    const headers = { 'content-type': 'application/json' }
    const url = `${provider.url}/sandbox/session`
    const response = await provider.fetch(new Request(url, { method: 'POST', headers, body }))
    keys.set(userId, v.parse(keysShape, await response.json()))
  }

  beforeAll(async () => {
    provider = await openSandbox({ log: (line) => asked.push(line) })
    for (const userId of USERS) await enter(userId)
    // Node's own sockets: jsdom's would ask for permission first, as for another site.
    axios.defaults.adapter = 'http'
    const matchMedia = () => Object.assign(new EventTarget(), { matches: false })
    Object.assign(window, { scrollTo: () => {}, matchMedia, ResizeObserver: NeverResized })
    // Long lists measure it.
    const root = { configurable: true, value: document.documentElement }
    Object.defineProperty(document, 'scrollingElement', root)
    globalThis.IS_REACT_ACT_ENVIRONMENT = false
  })
  afterAll(async () => {
    // Events that tracking would send later, when there is no page any more.
    forgetTracking()
    await provider.stop()
  })

  /** A page at the blank address, as after its load. */
  function load(patience = 20_000): void {
    history.replaceState(null, '', '/__pack/blank')
    container = document.body.appendChild(document.createElement('div'))
    app = fakeNative('android')
    Object.assign(window, app.page)
    prepare()
    configureClient({
      baseURL: provider.url,
      identity: () => ({ openid: session.openId, encid: session.encOpenId, h5Version: '1.0.0' }),
      listen: trackMutations,
    })
    asked.length = 0
    waitForOpenings(container, App, patience)
  }

  /** Ends the page, and leaves on the device what is there. */
  async function kill(): Promise<void> {
    // No page opens the blank address: it takes its screen away, and ends what is under way. With
    // its user's keys, so that it does not count as the end of their session.
    await answer(sendKeys(session, { path: '/__pack/blank' }))
    bridge().dispose()
    Reflect.deleteProperty(window, 'h5bridge')
    document.body.replaceChildren()
    // These end with the page's memory.
    dropProof('proofToken')
    forgetPostedFields(sessionStorage)
    sessionStorage.clear()
  }

  async function close(): Promise<void> {
    await kill()
    localStorage.clear()
    globalThis.indexedDB = new IDBFactory()
  }

  const calls = () => app.calls.map((text) => v.parse(callShape, JSON.parse(text)))

  function sendKeys(
    { openId, encOpenId }: v.InferOutput<typeof keysShape>,
    { path = '/', packBoot = '', tappedAt = 0, answers = {} }: Opened,
  ): string {
    openings += 1
    const opening = `test-${openings}`
    const of = { opening, path, packBoot, tappedAt, answers: JSON.stringify(answers) }
    // The user does not sign in where a screen prompts them to.
    app.cancelNextLogin()
    app.emit({ event: 'open', data: { ...of, openId, encOpenId } })
    return opening
  }

  const keysFor = (user: string) => keys.get(user) ?? { openId: '', encOpenId: '' }

  /** Sends an opening without waiting for it. */
  const send = (user: string, opened: Opened = {}) => sendKeys(keysFor(user), opened)

  /** Returns what the page says of an opening. */
  const answer = (opening: string) =>
    vi.waitFor(
      () => {
        const found = calls().find(
          ({ method, args }) => method === 'pageOpened' && args['opening'] === opening,
        )
        if (found === undefined) throw new Error(`${opening} was not answered`)
        return found.args['shown']
      },
      { timeout: 10_000, interval: 5 },
    )

  return {
    asked,
    enter,
    load,
    kill,
    close,
    send,
    answer,
    /** Opens an address, and resolves with what the page says of it. */
    open: (user: string, path?: string) => answer(send(user, { path })),
    keysFor,
    calls,
    names: () => calls().map(({ method }) => method),
    app: () => app,
    container: () => container,
    provider: () => provider,
  }
}
