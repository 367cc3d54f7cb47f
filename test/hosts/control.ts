import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { FAULT_KINDS, type InjectedFault } from './native-faults.js'

const hostState = v.object({
  engine: v.picklist(['chromium', 'webkit']),
  version: v.string(),
  url: v.string(),
  faults: v.array(v.string()),
  foreignCalls: v.array(v.string()),
  pool: v.array(v.object({ stage: v.string(), openings: v.number() })),
  drills: v.nullable(v.string()),
  title: v.string(),
  closed: v.boolean(),
  canGoBack: v.boolean(),
  pages: v.array(v.object({ url: v.string(), tag: v.nullable(v.string()) })),
  current: v.number(),
  user: v.nullable(v.object({ userId: v.string(), name: v.string() })),
  trading: v.nullable(
    v.object({
      fundCode: v.string(),
      amount: v.string(),
      periods: v.number(),
      cycle: v.string(),
      planName: v.string(),
      tradeType: v.string(),
    }),
  ),
  loginSheet: v.nullable(
    v.object({
      users: v.array(v.object({ userId: v.string(), name: v.string(), note: v.string() })),
      loading: v.boolean(),
      error: v.nullable(v.string()),
    }),
  ),
  combine: v.nullable(
    v.object({ portfolioCode: v.string(), amount: v.string(), tradeType: v.string() }),
  ),
  customer: v.nullable(v.string()),
  bars: v.object({
    title: v.object({ visible: v.boolean(), background: v.string(), textStyle: v.string() }),
    status: v.object({ background: v.string(), textStyle: v.string() }),
  }),
  refreshes: v.boolean(),
  outside: v.nullable(v.string()),
  handedOver: v.array(v.string()),
  refusedAddresses: v.array(v.string()),
  shared: v.nullable(v.object({ channel: v.string(), data: v.record(v.string(), v.string()) })),
  shareMenu: v.nullable(v.record(v.string(), v.string())),
  injectedFault: v.nullable(
    v.object({
      kind: v.picklist(FAULT_KINDS),
      method: v.string(),
      ms: v.number(),
      times: v.number(),
    }),
  ),
  events: v.array(v.object({ name: v.string(), data: v.unknown() })),
  calls: v.array(
    v.object({ method: v.string(), args: v.unknown(), at: v.string(), outcome: v.string() }),
  ),
})

/** The state of a host; see README.md for each field. */
export type HostState = v.InferOutput<typeof hostState>

const backState = v.object({
  ...hostState.entries,
  did: v.picklist([
    'closed_trading',
    'closed_native_page',
    'closed_login',
    'claimed',
    'went_back',
    'at_root',
  ]),
})

const warmState = v.object({
  ...hostState.entries,
  shown: v.picklist(['screen', 'waiting', 'cold']),
})

const refusal = v.object({ error: v.string() })

const pictureState = v.object({ ...hostState.entries, picture: v.pipe(v.string(), v.base64()) })

/**
 * The client of a reference host's control API, the same for both engines, with the token that the
 * host printed. Each action resolves
 * with the state after it; each rejects with the host's error message when refused.
 */
export function hostControl(port: number, token: string) {
  async function ask<T>(
    schema: v.GenericSchema<unknown, T>,
    method: string,
    path: string,
    body?: object,
  ): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    if (!response.ok) {
      const failure = v.safeParse(refusal, answer)
      throw new Error(
        `${method} ${path} of the host: ${failure.success ? failure.output.error : response.status}`,
      )
    }
    return v.parse(schema, answer)
  }
  const act = (path: string, body?: object) => ask(hostState, 'POST', path, body)
  const takePicture = () => ask(pictureState, 'POST', '/screenshot')

  return {
    state: () => ask(hostState, 'GET', '/state'),
    /** Chooses a user on the login sheet, or signs in directly. */
    login: (userId: string) => act('/login', { userId }),
    cancelLogin: () => act('/login/cancel'),
    logout: () => act('/logout'),
    /** The native back button; `did` says what it closed or left. */
    back: () => ask(backState, 'POST', '/back'),
    /** A swipe from the left edge, which the app takes for the back button. */
    swipeBack: () => ask(backState, 'POST', '/swipe'),
    /** Sends the page this text unchanged: an event, or an invalid message. */
    sendToPage: (text: string) => act('/message', { text }),
    closeTrading: () => act('/trading/close'),
    /** Closes the native page for portfolios or customer service. */
    closeNativePage: () => act('/page/close'),
    /** Gives this file to every file chooser from now on; `''`: each is cancelled. */
    answerChoosers: (file: string) => act('/chooser', { file }),
    /**
     * Composes in the field that has the focus: it shows each step in place of the one before, and
     * then `text`.
     */
    compose: (steps: readonly string[], text: string) => act('/compose', { steps, text }),
    /** A keyboard comes up that takes this much of the page's height, in CSS pixels; 0: it goes. */
    setKeyboard: (height: number) => act('/keyboard', { height }),
    /** Presses the button with these words in the third-party page. */
    pressOutside: (words: string) => act('/outside/press', { words }),
    /** Rotates the phone; the page receives `notchChanged`. */
    turn: (orientation: 'portrait' | 'landscape') => act('/turn', { orientation }),
    /** Changes a value of the remote configuration; the page receives `resume`. */
    configure: (key: string, value: string) => act('/config', { key, value }),
    /** Changes the network; the page receives `networkChanged`. */
    changeNetwork: (type: 'wifi' | 'cellular' | 'none') => act('/network', { type }),
    /**
     * The app goes to the background, where a page's time does not count, or returns with `resume`.
     */
    background: () => act('/background'),
    foreground: () => act('/foreground'),
    /** Ends the page's process as a crash would; resolves when the page has loaded again. */
    crash: () => act('/crash'),
    /** Injects this fault into the app's answers, until `clearFault`. */
    setFault: (fault: Pick<InjectedFault, 'kind'> & Partial<InjectedFault>) => act('/fault', fault),
    clearFault: () => act('/fault/clear'),
    /** Opens a page of the pack that is current now; resolves when its document has loaded. */
    open: (path: string) => act('/open', { path }),
    /** Loads a page ahead, blank; resolves when it waits. */
    prepareWarm: () => act('/warm/prepare'),
    /**
     * Opens a page in one that was loaded ahead, with its first data (`screen`) or still without
     * (`waiting`); afresh where none waits or it does not answer (`cold`).
     */
    openWarm: (path: string) => ask(warmState, 'POST', '/warm/open', { path }),
    /**
     * Opens a page in the one in view, where that was loaded ahead and may be opened again; else as
     * `openWarm`.
     */
    reopen: (path: string) => ask(warmState, 'POST', '/warm/reopen', { path }),
    /** Takes the page that waits away, as the system does: it answers no opening. */
    killWarm: () => act('/warm/kill'),
    /** The system warns of low memory. */
    memoryWarning: () => act('/memory'),
    /** Native bar and page as one PNG, in base64. */
    picture: takePicture,
    /** Writes native bar and page as one PNG: here, where the host has no say in the place. */
    async screenshot(file: string): Promise<HostState> {
      const { picture, ...state } = await takePicture()
      await writeFile(resolve(file), Buffer.from(picture, 'base64'))
      return state
    },
    stop: () => act('/stop'),
    /**
     * Resolves with the first state that satisfies the condition; rejects with the last state after
     * `within` ms.
     */
    async until(holds: (state: HostState) => boolean, within = 20_000): Promise<HostState> {
      const end = Date.now() + within
      for (;;) {
        const state = await ask(hostState, 'GET', '/state')
        if (holds(state)) return state
        if (Date.now() > end)
          throw new Error(`the host did not reach the expected state: ${JSON.stringify(state)}`)
        await pause(50)
      }
    },
    /** Resolves when the host answers; rejects after `within` ms. */
    async ready(within = 20_000): Promise<HostState> {
      const end = Date.now() + within
      for (;;) {
        try {
          return await ask(hostState, 'GET', '/state')
        } catch (fault) {
          if (Date.now() > end) throw fault
          await pause(50)
        }
      }
    },
  }
}

export type HostControl = ReturnType<typeof hostControl>
