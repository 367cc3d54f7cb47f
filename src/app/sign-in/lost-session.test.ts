// @vitest-environment jsdom
import axios, { AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import fc from 'fast-check'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { CallFailure, createClient, type Answer, type Call } from '#api/client.ts'
import { mutation, query, RET } from '#api/endpoint.ts'
import { isSignedIn, session, settle, signIn, signOut } from '#session/session.ts'
import { signOutOnLostSession, userDecided } from './lost-session.ts'
import { inTime } from '#ui/testing/in-time.ts'

const described = {
  about: 'Probes.',
  method: 'GET',
  path: '/api/probe',
  source: 'assumed',
  request: v.object({}),
  payload: v.object({ owner: v.string() }),
} as const
const own = query({ name: 'own', ...described })
/** Answers everybody, and shows a user's own marks. */
const open = query({ name: 'open', ...described, needsUser: false })
/** Needs no user, but refuses a visitor all the same: so the list of those that one follows. */
const followed = query({ name: 'followed', ...described, needsUser: false })
const change = mutation({ name: 'change', ...described, effect: 'other', idempotency: 'once' })
const ENDPOINTS = [own, open, followed, change] as const

/** A request that has left: what the provider says is settled, its answer has not arrived. */
interface Flight {
  readonly encid: string
  readonly retCode: number
  readonly arrive: () => void
}

let flights: Flight[]
/** Keys that the provider takes, with their user. */
let valid: Map<string, string>
let call: Call

function leave(request: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const headers = AxiosHeaders.from(request.headers)
  const encid = String(headers.get('encid') ?? '')
  const owner = valid.get(encid) ?? ''
  const isOpen = headers.get('os') !== null && request.url === '/api/probe?open'
  const retCode = owner === '' && !isOpen ? RET.notLoggedIn : RET.ok
  const data = { retCode, retMsg: '', payload: { owner } }
  return new Promise((resolve) => {
    const arrive = () =>
      resolve({ data, status: 200, statusText: '', headers: {}, config: request })
    flights.push({ encid, retCode, arrive })
  })
}

/** Lets everything go on that waits for nothing outside. */
const settled = () => new Promise<void>((done) => setImmediate(done))

const probe = <E extends (typeof ENDPOINTS)[number]>(endpoint: E): E =>
  endpoint.name === 'open' ? { ...endpoint, path: '/api/probe?open' } : endpoint

beforeEach(() => {
  axios.defaults.adapter = leave
  sessionStorage.clear()
  signOut(sessionStorage)
  session.ready = true
  flights = []
  valid = new Map()
  call = createClient({
    baseURL: '',
    identity: () => ({ openid: session.openId, encid: session.encOpenId, h5Version: '1.0.0' }),
    decided: userDecided,
    listen: signOutOnLostSession,
  })
})

let issued = 0

/** Gives a user keys that the provider takes. */
function keysOf(openId: string): { openId: string; encOpenId: string } {
  issued += 1
  const encOpenId = `${openId}-${issued}`
  valid.set(encOpenId, openId)
  return { openId, encOpenId }
}
const enter = (openId: string) => signIn(sessionStorage, keysOf(openId))

/** The answer to the oldest request arrives. */
async function land(): Promise<void> {
  flights.shift()?.arrive()
  await settled()
}

const left = () => inTime(() => expect(flights).toHaveLength(1))

describe('a refusal', () => {
  test('of a call that left before the sign-in ends nothing, and the call is sent again', async () => {
    const answer = call(followed, {})
    await left()
    enter('zhang')
    await land()
    expect(session.openId).toBe('zhang')
    await left()
    await land()
    expect(await answer).toEqual({ ok: true, payload: { owner: 'zhang' } })
  })

  test('of keys that were renewed meanwhile ends nothing', async () => {
    enter('zhang')
    valid.clear()
    const answer = call(own, {})
    await left()
    enter('zhang')
    await land()
    await land()
    expect([isSignedIn(), (await answer).ok]).toEqual([true, true])
  })

  test('of the keys in use signs out', async () => {
    enter('zhang')
    valid.clear()
    const answer = call(own, {})
    await left()
    await land()
    expect([isSignedIn(), session.state]).toEqual([
      false,
      { at: 'signedOut', why: 'expired', text: '' },
    ])
    expect(await answer).toMatchObject({ ok: false, retCode: RET.notLoggedIn })
  })
})

test('a call of a user waits until it is decided who is signed in, a public one does not', async () => {
  session.ready = false
  void call(own, {})
  void call(probe(open), {})
  await left()
  await land()
  await settled()
  expect(flights).toEqual([])
  enter('zhang')
  settle(sessionStorage)
  await left()
  expect(flights[0]?.retCode).toBe(RET.ok)
})

test('a call for a named user carries that user’s keys, and ends nothing where it is refused', async () => {
  enter('zhang')
  const answer = call(own, {}, { keys: { openid: 'li', encid: 'unknown' } })
  await left()
  expect(flights[0]?.encid).toBe('unknown')
  await land()
  expect([session.openId, (await answer).ok]).toEqual(['zhang', false])
})

type Act =
  | { readonly type: 'call'; readonly which: number }
  | { readonly type: 'land'; readonly which: number }
  | { readonly type: 'enter'; readonly openId: string }
  | { readonly type: 'signOut' }
  | { readonly type: 'end' }

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ type: fc.constant('call' as const), which: fc.nat(ENDPOINTS.length - 1) }),
  fc.record({ type: fc.constant('land' as const), which: fc.nat(5) }),
  fc.record({
    type: fc.constant('enter' as const),
    openId: fc.constantFrom('zhang', 'li'),
  }),
  fc.constant({ type: 'signOut' as const }),
  // The provider ends the session in use.
  fc.constant({ type: 'end' as const }),
)

test('in any order a session ends by a refusal of its own keys alone, and no user reads another’s data', async () => {
  const check = async (acts: readonly Act[]) => {
    signOut(sessionStorage)
    flights = []
    valid.clear()
    const faults: string[] = []
    const ended: Promise<unknown>[] = []

    const begin = (endpoint: (typeof ENDPOINTS)[number]) => {
      const got = (answer: Answer<{ owner: string }>) => {
        if (!answer.ok) return
        const { owner } = answer.payload
        const mayRead = owner === '' || owner === session.openId
        const isChange = endpoint.effect !== 'reads' && session.openId === ''
        if (!mayRead && !isChange) faults.push(`${endpoint.name} of ${owner} to ${session.openId}`)
      }
      const failed = (error: unknown) => {
        if (!(error instanceof CallFailure)) throw error
      }
      ended.push(call(probe(endpoint), {}).then(got, failed))
    }
    const arrive = async (which: number) => {
      const [flight] = flights.splice(which % Math.max(1, flights.length), 1)
      if (flight === undefined) return
      const { encOpenId } = session
      const isLoss = flight.retCode === RET.notLoggedIn && flight.encid === encOpenId
      flight.arrive()
      await settled()
      const kept = session.encOpenId === encOpenId
      if (kept === (isLoss && encOpenId !== ''))
        faults.push(`refusal of ${flight.encid}: ${encOpenId} ${kept ? 'goes on' : 'is over'}`)
    }

    for (const it of acts) {
      if (it.type === 'call') begin(ENDPOINTS[it.which] ?? own)
      if (it.type === 'land') await arrive(it.which)
      if (it.type === 'enter') enter(it.openId)
      if (it.type === 'signOut') signOut(sessionStorage)
      if (it.type === 'end') valid.delete(session.encOpenId)
      await settled()
    }
    while (flights.length > 0) await arrive(0)
    await Promise.all(ended)
    expect(faults).toEqual([])
  }
  await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 25 }), check), {
    numRuns: 300,
  })
})
