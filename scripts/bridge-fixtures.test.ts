// The golden fixtures against the app of the reference hosts, alone and with the page's client in
// front of it.
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { BridgeError, createBridge } from '#bridge/client.ts'
import { CallFixture, fixtures, messageText } from '#bridge/codegen/testing/fixture-files.ts'
import { contract } from '#bridge/contract.ts'
import { events } from '#bridge/events.ts'
import type { Host } from '#bridge/hosts/host.ts'
import { samples } from '#bridge/testing/samples.ts'
import { readMessage } from '#bridge/wire.ts'
import { referenceDevice } from '#test/hosts/device.js'
import { createNativeApp } from '#test/hosts/native-app.js'
import { openingEvent } from '#test/hosts/warm-openings.js'

const calls = fixtures('calls', CallFixture)
const envelopes = fixtures('envelopes', CallFixture)
const Call = v.object({ v: v.unknown(), id: v.string(), method: v.string(), args: v.unknown() })

/** The reference app, whose user signs in whenever the sheet opens. */
function openApp(appVersion: string) {
  const sent: string[] = []
  const user = { userId: 'u-1', name: '样例甲', note: '已实名' }
  const session = { appUserId: 'a-1', openId: 'o-1', encOpenId: 'e-1' }
  const app = createNativeApp({
    device: referenceDevice('ios', { appVersion }),
    packVersion: () => '2.0.0',
    history: () => Promise.resolve({ index: 0, entries: [{ key: 'k0', url: 'h5://app/' }] }),
    goTo: () => Promise.resolve(),
    provider: (method) => {
      const json = method === 'GET' ? { users: [user] } : session
      return Promise.resolve({ status: 200, text: JSON.stringify(json) })
    },
    send: (text) => sent.push(text),
    places: { origin: 'h5://app', listed: ['pay.bank.example'] },
    changed: () => undefined,
    now: () => new Date('2024-03-01T02:00:00Z'),
  })
  const handle = async (text: string): Promise<string> => {
    const waiting = app.handle(text)
    if (app.state().loginSheet !== null) await app.login.choose('u-1')
    return waiting
  }
  return { app, sent, handle }
}

test('the reference app judges every call as its fixture says', async () => {
  for (const fixture of [...calls, ...envelopes]) {
    const message = readMessage(await openApp(fixture.appVersion).handle(messageText(fixture)))
    if (message.kind !== 'reply') throw new Error(`${fixture.name}: no reply`)
    const { reply } = message
    const got = reply.ok ? { verdict: 'answered' } : { verdict: 'refused', code: reply.error.code }
    const asked = v.safeParse(Call, fixture.message)
    const id = asked.success ? asked.output.id : ''
    expect([fixture.name, { id: reply.id, ...got }]).toEqual([
      fixture.name,
      { id, ...fixture.expect },
    ])
  }
})

/** A host between the page's client and a reference app, as on iOS. */
function appHost(appVersion: string) {
  const { handle } = openApp(appVersion)
  const sent: v.InferOutput<typeof Call>[] = []
  const host: Host = {
    name: 'native-ios',
    available: () => true,
    connect: () => () => {},
    send(call) {
      const text = JSON.stringify(call)
      sent.push(v.parse(Call, JSON.parse(text)))
      return handle(text)
    },
  }
  return { host, sent }
}

async function replyCode(call: unknown): Promise<string> {
  try {
    await call
    return 'answered'
  } catch (error) {
    if (error instanceof BridgeError) return error.code
    throw error
  }
}

test('the client in front of that app judges alike, and sends no wrong call', async () => {
  for (const fixture of calls) {
    const { method, args, v: version } = v.parse(Call, fixture.message)
    const { host, sent } = appHost(fixture.appVersion)
    const bridge = createBridge({ methods: contract, host })
    const app = await bridge.handshake()
    const before = sent.length
    const code = await replyCode(Reflect.apply(bridge.call, bridge, [method, args]))
    bridge.dispose()
    const { expect: wanted } = fixture
    // An app that is too old even for the handshake is called, and refuses by itself.
    const asked = wanted.verdict === 'answered' || app === null
    expect([
      fixture.name,
      code,
      sent.slice(before).map((call) => [call.v, call.method, call.args]),
    ]).toEqual([
      fixture.name,
      wanted.verdict === 'answered' ? 'answered' : wanted.code,
      asked ? [[version, method, args]] : [],
    ])
  }
})

test('the reference app sends every event, each as the page hears it', async () => {
  const { app, sent, handle } = openApp('5.12.0')
  await app.login.choose('u-1')
  app.turn({ top: 0, bottom: 21 }, 'landscape')
  app.changeNetwork('none')
  await app.back()
  const { args } = samples.navigateToFundTrading
  await handle(JSON.stringify({ v: 1, id: '1', method: 'navigateToFundTrading', args }))
  app.closeTrading()
  app.leaveFor('https://pay.bank.example/sign')
  app.closeNativePage()
  sent.push(
    openingEvent(app.login.keys(), {
      opening: 'first',
      path: '/',
      packBoot: '',
      tappedAt: 0,
      answers: {},
    }),
  )
  const heard = sent.map((text) => readMessage(text))
  const names = heard.map((it) => (it.kind === 'event' ? it.event.event : it.kind))
  expect(new Set(names)).toEqual(new Set(Object.keys(events)))
})
