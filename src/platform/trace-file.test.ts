import * as v from 'valibot'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contract } from '#bridge/contract.ts'
import { methodNames, samples } from '#bridge/testing/samples.ts'
import type { TraceEntry } from '#bridge/trace.ts'
import { maskEntries, maskFields, traceFile, traceToFile } from './trace-file.ts'

const call = (method: string, args: unknown): TraceEntry => ({
  at: 0,
  does: 'call',
  call: 1,
  method,
  args,
})
const exchange = (method: string, args: unknown, result: unknown): readonly TraceEntry[] => [
  call(method, args),
  { at: 0, does: 'send', wire: 1, call: 1, method, args },
  { at: 1, does: 'message', kind: 'reply', from: 1, to: 1, body: { ok: true, result } },
  { at: 1, does: 'settle', call: 1, outcome: { ok: true, result } },
]
const message = (kind: 'event' | 'malformed', body: unknown): TraceEntry => ({
  at: 0,
  does: 'message',
  kind,
  from: null,
  to: null,
  body,
})

describe('an exported trace', () => {
  test.each(methodNames)('of %s still fits the contract', (method) => {
    const { args, result } = samples[method]
    const [asked, sent, heard, settled] = maskEntries(exchange(method, args, result))
    const fits = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success
    expect(asked?.does === 'call' && fits(contract[method].args, asked.args)).toBe(true)
    expect(sent?.does === 'send' && fits(contract[method].args, sent.args)).toBe(true)
    expect(
      settled?.does === 'settle' &&
        settled.outcome.ok &&
        fits(contract[method].result, settled.outcome.result),
    ).toBe(true)
    expect(heard).toMatchObject({
      body: { result: settled?.does === 'settle' && settled.outcome.ok && settled.outcome.result },
    })
  })

  test.each([
    ['getUserInfo', { appUserId: 'u-81', openId: 'oAbc9', encOpenId: 'e/77' }, 'xxxx0'],
    ['setPageTitle', { title: '张三的计划 2' }, '某某某某某 0'],
    ['navigateToFundTrading', { fundCode: '980303', amount: '52013.14' }, '00000.00'],
    [
      'share',
      { shareLink: 'https://zhang:3@h5.example/u/zhang?openid=o1#x' },
      'https://h5.example/',
    ],
    ['sendEvent', { name: 'paid', data: { name: 'zhang', 13800138000: 7 } }, '"***":0'],
    ['flyToTheMoon', { fundCode: 'abc' }, 'xxx'],
  ])('of %s says nothing of the person', (method, args, masked) => {
    const text = JSON.stringify(maskEntries([call(method, args)]))
    expect(text).toContain(masked)
    expect(text).not.toMatch(/张|zhang|52013|138001|oAbc|abc|openid=/)
  })

  test.each([
    [message('malformed', '{"id":"1", 张三'), '"***"'],
    [message('event', { event: 'loginChanged', data: { loggedIn: true, user: 'zhang' } }), 'xxxxx'],
    [message('malformed', { event: 'zhang', data: 'zhang' }), 'xxxxx'],
  ])('masks what a host sends unasked', (entry, masked) => {
    const text = JSON.stringify(maskEntries([entry]))
    expect(text).toContain(masked)
    expect(text).not.toMatch(/张|zhang/)
  })

  test('holds no text of any field that was not opened', () => {
    const secret = fc.stringMatching(/^[a-z\u4e00-\u9fa5]{4,12}[1-9]{2}$/)
    const leaks = fc.property(secret, fc.jsonValue(), (planName, other) => {
      const args = { planName, title: planName, deep: [{ key: planName, other }] }
      const text = JSON.stringify(
        maskEntries(exchange('navigateToFundTrading', args, { planName })),
      )
      return !text.includes(planName)
    })
    expect(fc.check(leaks)).toMatchObject({ failed: false })
  })

  test.each(['encOpenId', 'openId', 'token', 'transPwd', 'smsCode', 'randomCode'])(
    'masks %s even where it is listed among the open fields',
    (name) => {
      const masked = maskFields({ [name]: 'zhang-9', fundCode: '980303' }, [name, 'fundCode'])
      expect(masked).toEqual({ [name]: 'xxxxx-0', fundCode: '980303' })
    },
  )

  test('leaves out what belongs to calls from before it began, and starts at zero', () => {
    const [, , heard, settled] = exchange('isLoggedIn', {}, { loggedIn: true })
    const later = { ...call('isLoggedIn', {}), at: 500.44, call: 2 } as const
    const broke: TraceEntry = { at: 2, does: 'fail', wire: 1, how: 'broke' }
    const before = [heard, settled, broke].flatMap((it) => it ?? [])
    const file = traceToFile([...before, later], {
      pack: '1.0.0',
      host: 'browser',
      app: null,
      counters: { late: 0, double: 0, foreign: 0, malformed: 0, unknownEvent: 0 },
    })
    expect(file.entries).toEqual([{ ...later, at: 0 }])
    expect(v.parse(traceFile, JSON.parse(JSON.stringify(file)))).toEqual(file)
  })
})
