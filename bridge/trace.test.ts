import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBridge } from './client.ts'
import { contract, isMethodName } from './contract.ts'
import { faultHost, type Fault } from './testing/fault-host.ts'
import { samples } from './testing/samples.ts'
import { createTrace, type TraceOptions } from './trace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(plan: readonly Fault[], options: TraceOptions = {}) {
  const trace = createTrace(options)
  const host = faultHost({
    name: 'browser',
    plan,
    result: ({ method }) => (isMethodName(method) ? samples[method].result : {}),
  })
  const bridge = trace.bridge(createBridge({ methods: contract, host: trace.host(host) }))
  return { trace, host, bridge }
}

describe('a trace', () => {
  it('records a call from its beginning to its end', async () => {
    const { trace, bridge } = open([{ does: 'resolve', after: 7 }])
    const answer = bridge.call('isLoggedIn', {})
    await vi.advanceTimersByTimeAsync(10)
    expect(await answer).toEqual({ loggedIn: true })
    expect(trace.entries()).toEqual([
      { at: 0, does: 'call', call: 1, method: 'isLoggedIn', args: {} },
      { at: 0, does: 'send', wire: 1, call: 1, method: 'isLoggedIn', args: {} },
      {
        at: 7,
        does: 'message',
        kind: 'reply',
        from: 1,
        to: 1,
        body: { ok: true, result: { loggedIn: true } },
      },
      { at: 7, does: 'settle', call: 1, outcome: { ok: true, result: { loggedIn: true } } },
    ])
    bridge.dispose()
  })

  it('records that a shared query was sent once', async () => {
    const { trace, bridge } = open([{ does: 'answer', after: 5 }])
    await Promise.all([
      bridge.call('isLoggedIn', {}),
      bridge.call('isLoggedIn', {}),
      vi.advanceTimersByTimeAsync(10),
    ])
    expect(trace.entries().map(({ does }) => does)).toEqual([
      'call',
      'send',
      'call',
      'message',
      'settle',
      'settle',
    ])
    bridge.dispose()
  })

  it.each<[string, Fault, object]>([
    ['a throw', { does: 'throw' }, { does: 'fail', how: 'threw' }],
    ['a broken channel', { does: 'reject', after: 3 }, { does: 'fail', how: 'broke' }],
    ['text that is no message', { does: 'garble', after: 3, text: '{"id":' }, { body: '{"id":' }],
    [
      'an answer with an unknown id',
      { does: 'misaddress', after: 3, id: 'unknown-id' },
      { to: null },
    ],
    ['an answer before send returns', { does: 'answer', after: 'once' }, { to: 1, during: 1 }],
  ])('records %s, and passes it on', async (_, fault, noted) => {
    const { trace, bridge } = open([fault])
    const end = bridge.call('isLoggedIn', {}).catch(() => null)
    await vi.advanceTimersByTimeAsync(5_000)
    await end
    expect(trace.entries()).toContainEqual(expect.objectContaining(noted))
    expect(trace.entries()).toContainEqual(expect.objectContaining({ does: 'settle', call: 1 }))
    bridge.dispose()
  })

  it('notifies its listeners, keeps the newest entries, and can be cleared', () => {
    const { trace, host, bridge } = open([{ does: 'drop' }], { most: 3 })
    const heard = vi.fn<() => void>()
    const stop = trace.subscribe(heard)
    for (let times = 0; times < 5; times += 1) host.emit({ event: 'resume', data: { times } })
    expect(trace.entries().map((entry) => entry.does === 'message' && entry.body)).toEqual(
      [2, 3, 4].map((times) => ({ event: 'resume', data: { times } })),
    )
    trace.clear()
    expect(trace.entries()).toEqual([])
    expect(heard).toHaveBeenCalledTimes(6)
    stop()
    host.emit({ event: 'resume' })
    expect(heard).toHaveBeenCalledTimes(6)
    bridge.dispose()
  })
})
