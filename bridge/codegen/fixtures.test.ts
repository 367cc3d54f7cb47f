// The golden fixtures against the page's own client. `scripts/bridge-fixtures.test.ts` runs them
// against the reference app.
import type * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BridgeError, createBridge } from '../client.ts'
import { contract } from '../contract.ts'
import { events, isEventName } from '../events.ts'
import { methodNames, samples } from '../testing/samples.ts'
import {
  CallFixture,
  EventFixture,
  fixtures,
  ReplyFixture,
  messageText,
} from './testing/fixture-files.ts'

const calls = fixtures('calls', CallFixture)
const replies = fixtures('replies', ReplyFixture)
const eventFixtures = fixtures('events', EventFixture)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page whose app is this test: the page receives only what is passed to `receive`. */
function page() {
  let id = ''
  let receive: (raw: unknown) => void = () => {}
  const bridge = createBridge({
    methods: contract,
    host: {
      name: 'native-android',
      available: () => true,
      connect(take) {
        receive = take
        return () => {}
      },
      send(call) {
        id = call.id
      },
    },
  })
  return { bridge, lastId: () => id, receive: (text: string) => receive(text) }
}

test('fixtures have unique names', () => {
  for (const list of [calls, fixtures('envelopes', CallFixture), replies, eventFixtures])
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
})

test.each(methodNames)('fixtures call %s correctly, wrongly, and in an app too old', (method) => {
  const of = (name: string) => name.startsWith(`${method}: `)
  const verdicts = calls
    .filter(({ name }) => of(name))
    .map(({ expect: it }) => (it.verdict === 'refused' ? it.code : it.verdict))
  expect(new Set(verdicts)).toEqual(new Set(['answered', 'invalid_args', 'unsupported']))
  const ends = replies.filter(({ name }) => of(name)).map((it) => it.expect.verdict)
  expect(new Set(ends).has('resolved') && new Set(ends).has('failed')).toBe(true)
})

async function outcome(call: unknown): Promise<unknown> {
  try {
    return { verdict: 'resolved', result: await call }
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error
    const { code, hostCode } = error
    return { verdict: 'failed', code, ...(hostCode === undefined ? {} : { hostCode }) }
  }
}

/** The outcome of the call before its deadline; `ignored` when it is still pending then. */
async function judgeReply(fixture: v.InferOutput<typeof ReplyFixture>): Promise<unknown> {
  const { method, args } = fixture.call
  const { bridge, lastId, receive } = page()
  // The handshake comes first, so that it cannot be taken for the call.
  const handshake = bridge.handshake()
  const result = { ...samples.GetDeviceInfoAndSystemInfo.result, appVersion: '99.0.0' }
  receive(JSON.stringify({ id: lastId(), ok: true, result }))
  await handshake
  const call = outcome(Reflect.apply(bridge.call, bridge, [method, args]))
  receive(messageText(fixture).replaceAll('k3x9-7', lastId()))
  const deadline = new Promise((resolve) => {
    setTimeout(() => resolve({ verdict: 'ignored' }), contract[method].deadline - 1)
  })
  const verdict = Promise.race([call, deadline])
  await vi.advanceTimersByTimeAsync(contract[method].deadline)
  bridge.dispose()
  return verdict
}

describe('the client', () => {
  test('settles a call as the fixtures of replies expect', async () => {
    for (const fixture of replies)
      expect([fixture.name, await judgeReply(fixture)]).toEqual([fixture.name, fixture.expect])
  })

  test('delivers events as the fixtures of events expect', () => {
    for (const fixture of eventFixtures) {
      const { bridge, receive } = page()
      const heard: unknown[] = []
      for (const event of Object.keys(events).filter(isEventName))
        bridge.on(event, (data) => heard.push(data))
      receive(messageText(fixture))
      const { malformed, unknownEvent } = bridge.counters
      expect([fixture.name, heard, malformed, unknownEvent]).toEqual([
        fixture.name,
        fixture.expect.verdict === 'heard' ? [fixture.expect['data']] : [],
        Number(fixture.expect.verdict === 'malformed'),
        Number(fixture.expect.verdict === 'unknown'),
      ])
    }
  })
})
