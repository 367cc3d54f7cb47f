import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { chinaTime } from '#domain/calendar/calendar-date.ts'
import { consoleErrors } from '#test/e2e/page-health.ts'
import type { Provider } from '#test/e2e/provider.ts'
import { reload } from '#test/e2e/reload.ts'
import type { HostState } from '#test/hosts/control.ts'
import type { JourneyHost } from '#test/hosts/journey-host.ts'
import { epochTime } from '#test/sandbox/kernel/calendar.ts'
import { control } from '#test/sandbox/testing/test-client.ts'
import { fillField, placeOf, restWithin, viewPage, watchErrors } from './in-page.ts'
import { contractRefusals, hostRefusals, reportedErrors } from './logs.ts'
import { pageView, type NativeOver, type Observation, type PageView } from './observation.ts'
import type { Act } from './trail.ts'
import { SMS_CODE } from './typed-texts.ts'

/**
 * The time for which a screen may be busy, in ms: longer than the slowest answer on a busy machine.
 */
const REST_WITHIN = 15_000
/**
 * The longest time for an act and the look after it, in ms: a page that holds its driver is a
 * fault.
 */
const ANSWER_WITHIN = 60_000
/** One script in the page has to end before the driver's own limit. */
const SCRIPT_MS = 5_000
const AGAIN_MS = 100
/** For these the app covers the page until its user is done there; the reference host answers at once. */
const PANELS: ReadonlySet<string> = new Set(['share', 'openSharePanel', 'goAuth'])
/** The time that it takes, in ms: the host refuses more than five in ten seconds. */
const PANEL_MS = 2_100
const TRIES = 20
const HOUR_MS = 3_600_000

const EMPTY: PageView = {
  path: '',
  text: '',
  controls: [],
  hasDialog: false,
  hasKeypad: false,
  errors: [],
}

const place = v.nullable(v.object({ x: v.number(), y: v.number() }))
const reason = v.nullable(v.string())

const overOf = ({ loginSheet, outside, trading, combine, customer }: HostState): NativeOver => {
  if (loginSheet !== null) return 'login'
  if (outside !== null) return 'outside'
  return trading !== null || combine !== null || customer !== null ? 'page' : null
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const ended = new AbortController()
  const late = async () => {
    await pause(ms, undefined, { signal: ended.signal, ref: false })
    throw new Error(`does not answer within ${ms / 1_000} s`)
  }
  try {
    return await Promise.race([work, late()])
  } finally {
    ended.abort()
  }
}

/** Somebody at a phone: acts, and looks at what that has led to. */
export class Visitor {
  readonly #host: JourneyHost
  readonly #provider: Provider
  #page: PageView = EMPTY
  #isOffline = false
  #logged = 0
  #reported = 0
  #refused: readonly string[] = []
  /** The time when the last panel was shown. */
  #panelAt = ''

  constructor(host: JourneyHost, provider: Provider) {
    this.#host = host
    this.#provider = provider
  }

  /** Does what an act says; whether it could be done: a control may have gone. */
  do(act: Act): Promise<boolean> {
    return within(ANSWER_WITHIN, this.#do(act))
  }

  async #do(act: Act): Promise<boolean> {
    const { control: app, browser } = this.#host
    switch (act.kind) {
      case 'tap':
        return this.#tap(this.#find(act))
      case 'type': {
        const text = act.text === SMS_CODE ? await this.#smsCode() : act.text
        return browser.execute<boolean, [number, string]>(fillField, this.#find(act), text)
      }
      case 'keys':
        return this.#press(act.digits)
      case 'back':
        await app.back()
        return true
      case 'reload':
        await reload(browser)
        return true
      case 'open':
        if (act.user !== undefined) await app.logout()
        if (typeof act.user === 'string') await app.login(act.user)
        await app.open(act.address)
        return true
      case 'signIn':
        await app.login(act.user)
        return true
      case 'signOut':
        await app.logout()
        return true
      case 'cancelLogin':
        await app.cancelLogin()
        return true
      case 'closeNative': {
        const { trading } = await app.state()
        await (trading === null ? app.closeNativePage() : app.closeTrading())
        return true
      }
      case 'pressOutside':
        return app.pressOutside(act.words).then(
          () => true,
          // That page has no such button.
          () => false,
        )
      case 'clock': {
        const now = epochTime(await this.#provider.client.now())
        await this.#provider.client.moveClockTo(chinaTime(now + act.hours * HOUR_MS))
        return true
      }
      case 'offline':
      case 'online':
        this.#isOffline = act.kind === 'offline'
        await control(this.#provider.client, this.#isOffline ? 'away' : 'return', {})
        await app.changeNetwork(this.#isOffline ? 'none' : 'wifi')
        return true
    }
  }

  /** Waits until the page is at rest, and looks at it and at what has gone wrong since. */
  look(): Promise<Observation> {
    return within(ANSWER_WITHIN, this.#look())
  }

  async #look(): Promise<Observation> {
    const unrest = await this.#rest()
    this.#page = await this.#view()
    const state = await this.#host.control.state()
    const refused = hostRefusals(state)
    const host = refused.filter((it) => !this.#refused.includes(it))
    this.#refused = refused
    const panelAt = state.calls.findLast(({ method }) => PANELS.has(method))?.at ?? ''
    if (panelAt !== this.#panelAt) await pause(PANEL_MS)
    this.#panelAt = panelAt
    const lines = this.#provider.log()
    const provider = contractRefusals(lines.slice(this.#logged))
    this.#logged = lines.length
    const over = overOf(state)
    return {
      page: this.#page,
      // A page under one of the app need not be at rest.
      unrest: over === null && !state.closed ? unrest : null,
      over,
      canGoBack: state.canGoBack,
      hasTitleBar: state.bars.title.visible,
      closed: state.closed,
      user: state.user?.userId ?? null,
      isOffline: this.#isOffline,
      console: this.#host.engine === 'chromium' ? await consoleErrors(this.#host) : [],
      host,
      provider,
      reported: await this.#newReports(),
    }
  }

  async #newReports(): Promise<readonly string[]> {
    const errors = reportedErrors(await control(this.#provider.client, 'tracking?name=error'))
    const newest = errors.slice(0, Math.max(0, errors.length - this.#reported))
    this.#reported = errors.length
    return newest
  }

  #find({ role, name, at }: { role: string; name: string; at: number }): number {
    return this.#page.controls.findIndex(
      (it) => it.role === role && it.name === name && it.at === at,
    )
  }

  async #tap(index: number): Promise<boolean> {
    const { browser } = this.#host
    const found = v.parse(place, await browser.execute<unknown, [number]>(placeOf, index))
    if (found === null) return false
    const isTouch = this.#host.engine === 'chromium'
    await browser.performActions([
      {
        type: 'pointer',
        id: 'finger',
        parameters: { pointerType: isTouch ? 'touch' : 'mouse' },
        actions: [
          { type: 'pointerMove', duration: 0, ...found },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
    return true
  }

  async #press(digits: string): Promise<boolean> {
    for (const digit of digits) {
      const index = this.#find({ role: 'button', name: digit, at: 0 })
      if (!(await this.#tap(index))) return false
    }
    return true
  }

  async #smsCode(): Promise<string> {
    return this.#provider.client.smsCode().catch(() => '000000')
  }

  /** The page may be replaced while it is looked at: then it is looked at again. */
  async #again<T>(look: () => Promise<T>): Promise<T> {
    for (let left = TRIES; ; left -= 1) {
      try {
        return await look()
      } catch (fault) {
        if (left === 0) throw fault
        await pause(AGAIN_MS)
      }
    }
  }

  async #rest(): Promise<string | null> {
    const end = Date.now() + REST_WITHIN
    for (;;) {
      const why = await this.#again(async () => {
        await this.#host.browser.execute(watchErrors)
        const answer = await this.#host.browser.execute<unknown, [number]>(restWithin, SCRIPT_MS)
        return v.parse(reason, answer)
      })
      if (why === null || Date.now() > end) return why
    }
  }

  #view(): Promise<PageView> {
    return this.#again(async () =>
      v.parse(pageView, await this.#host.browser.execute<unknown, []>(viewPage)),
    )
  }
}
