import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { trackedEvent, trackingBatch } from './event.ts'
import { trackedId } from './tracked-names.ts'

const at = 1_700_000_000_000
const row = '/asset/holdList'
const good: readonly object[] = [
  { name: 'page_view', at, row, from: '' },
  { name: 'page_view', at, row: '/authentic/verifyInformation/:step?', from: '/' },
  { name: 'page_leave', at, row, ms: 1_500 },
  { name: 'exposure', at, row, what: 'redeemAd', id: 'ad-980301' },
  { name: 'exposure', at, row, what: 'block', id: 'hero', page: 'p-spring' },
  { name: 'click', at, row, what: 'buy' },
  { name: 'click', at, row, what: 'searchResult', id: '980301' },
  { name: 'act', at, row, call: 'applyByEncriptTransPwd', code: 0 },
  { name: 'act', at, row, call: 'authMsgSend', code: 2110 },
  { name: 'sign_in', at, row, outcome: 'left' },
  { name: 'gate', at, row, block: 'noRiskTest', choice: 'shown' },
  { name: 'share', at, row, channel: 'none', outcome: 'failed' },
  { name: 'error', at, row, kind: 'call', what: 'redeem', reason: 'HTTP.503', place: '' },
  {
    name: 'opening',
    at,
    row,
    ms: 300,
    since: 'tap',
    kind: 'cold',
    left: false,
    engine: 'webkit',
    device: 'low',
    version: '1.4.0+trading.1.4.1',
  },
]
const isEvent = (event: unknown) => v.safeParse(trackedEvent, event).success

test.each(good)('%j is an event', (event) => {
  expect(isEvent(event)).toBe(true)
})

test.each([
  { name: 'page_view', at, row, from: '', custName: '张亦明' },
  { name: 'page_view', at, row: '/asset/holdList?custName=张', from: '' },
  { name: 'page_view', at, row: '/x/13000000001', from: '' },
  { name: 'page_view', at, row: '/x/张亦明', from: '' },
  { name: 'exposure', at, row, what: 'redeemAd', id: '13000000001' },
  { name: 'exposure', at, row, what: 'redeemAd', id: '张亦明' },
  { name: 'exposure', at, row, what: 'undeclared', id: '1' },
  { name: 'click', at, row, what: 'undeclared' },
  { name: 'click', at, row, what: 'searchResult', id: '13000000001' },
  { name: 'act', at, row, call: 'authMsgSend', code: 13000000001 },
  { name: 'act', at, row, call: '发送验证码', code: 0 },
  { name: 'gate', at, row, block: 'anything', choice: 'shown' },
  { name: 'click', at, row, what: 'buy', amount: '100.00' },
  { name: 'error', at, row, kind: 'call', what: 'x', reason: 'card 6222', place: '' },
  { name: 'anything', at, row },
])('%j is no event', (event) => {
  expect(isEvent(event)).toBe(false)
})

test('the number of a person is no id of an item, in whatever form an event would have it', () => {
  const numbers = fc.stringMatching(/^(?:1[3-9]\d{9}|\d{17}[\dX]|62\d{17})$/)
  fc.assert(
    fc.property(numbers, (id) => {
      expect(isEvent({ name: 'click', at, row, what: 'item', id: trackedId(id) })).toBe(false)
    }),
  )
})

test('the id of any block of the editor is one of an item', () => {
  fc.assert(
    fc.property(fc.uuid(), (uuid) => {
      const id = trackedId(`Carousel-${uuid}`)
      expect(isEvent({ name: 'exposure', at, row, what: 'block', id })).toBe(true)
    }),
  )
})

const batch = {
  batch: 'a'.repeat(24),
  visit: 'b'.repeat(16),
  version: '1.4.0',
  lost: 0,
  origin: { campaignId: 'spring-20260301', markId: 'm_1', channel: 'wx' },
  events: [good[0]],
}

const texts = fc.oneof(
  fc.stringMatching(/^1[3-9]\d{9}$/),
  fc.stringMatching(/^[\u4e00-\u9fa5]{2,4}$/),
  fc.stringMatching(/^\d{17}[\dX]$/),
  fc.stringMatching(/^[a-z]+@[a-z]+\.com$/),
  fc.constant('say what you like'),
)

test('no field of any event takes a name, a number of a person or a sentence', () => {
  const places = good.flatMap((event) => Object.keys(event).map((field) => [event, field] as const))
  fc.assert(
    fc.property(fc.constantFrom(...places), texts, ([event, field], text) => {
      expect(isEvent({ ...event, [field]: text })).toBe(false)
    }),
    { numRuns: 400 },
  )
})

test('what led to the events of a batch is words, none of which may be the number of a person', () => {
  expect(v.safeParse(trackingBatch, batch).success).toBe(true)
  const fields = fc.constantFrom('campaignId', 'markId', 'channel', 'custName')
  fc.assert(
    fc.property(fields, texts, (field, text) => {
      const origin = { ...batch.origin, [field]: text }
      expect(v.safeParse(trackingBatch, { ...batch, origin }).success).toBe(false)
    }),
  )
})
