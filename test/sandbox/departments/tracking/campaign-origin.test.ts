import { expect, test } from 'vitest'
import * as v from 'valibot'
import { claimCoupon, listCoupons } from '#api/calls/coupons/coupon.ts'
import { queryActivity } from '#api/calls/campaign.ts'
import { getLoginUserInfo } from '#api/calls/login.ts'
import { sensorLog3rd } from '#api/calls/track.ts'
import { RET, type Endpoint } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { call, control, requestFor, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang')

const LED = { campaign_id: 'spring-20260301', mark_id: 'm_1', channel: 'wx' }
const answer = v.object({ retCode: v.number() })

async function callFrom(
  headers: Readonly<Record<string, string>>,
  endpoint: Endpoint,
  fields: Record<string, unknown>,
  session: Session | null = zhang,
) {
  const request = requestFor(endpoint, fields, session)
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
  return v.parse(answer, await (await sandbox.fetch(request)).json()).retCode
}
const counts = () => control(sandbox, 'campaigns')
const claim = { batchId: 'cut-20', requestNo: 'R20260311100000000001' }

test('calls of campaigns are counted by what led to them, and other calls are not', async () => {
  await callFrom(LED, queryActivity, { activityId: 'keep-1' }, null)
  await callFrom(LED, claimCoupon, claim)
  await callFrom(LED, claimCoupon, claim)
  await callFrom({ channel: 'sms' }, listCoupons, { tab: 'own', page: 1, size: 10 })
  await callFrom({}, listCoupons, { tab: 'own', page: 1, size: 10 })
  await callFrom(LED, getLoginUserInfo, {})
  const led = { campaignId: 'spring-20260301', markId: 'm_1', channel: 'wx' }
  expect((await counts())['calls']).toMatchObject([
    { call: 'claimCoupon', ...led, times: 2 },
    { call: 'listCoupons', campaignId: '', markId: '', channel: 'sms', times: 1 },
    { call: 'queryActivity', ...led, times: 1 },
  ])
})

test('a call that is refused is not counted', async () => {
  expect(await callFrom(LED, claimCoupon, { ...claim, batchId: 'sold-out' })).toBe(
    SHOWN_RET.soldOut,
  )
  expect((await counts())['calls']).toEqual([])
})

test.each([
  { channel: 'a b' },
  { mark_id: 'x'.repeat(65) },
  { campaign_id: '' },
  { campaign_id: "' OR 1=1 --" },
])('a call from %j is refused, and does nothing', async (headers) => {
  expect(await callFrom(headers, claimCoupon, claim)).toBe(RET.badRequest)
  expect(await callFrom({}, claimCoupon, claim)).toBe(RET.ok)
})

const batch = {
  batch: 'a'.repeat(24),
  visit: 'b'.repeat(16),
  version: '1.0.0',
  lost: 0,
  events: [
    { name: 'exposure', at: 1, row: '/couponCenter/home', what: 'coupon', id: 'cut-20' },
    { name: 'click', at: 2, row: '/couponCenter/home', what: 'claimCoupon' },
    { name: 'act', at: 3, row: '/couponCenter/home', call: 'claimCoupon', code: 0 },
  ],
}
const log = (it: object) => call(sandbox, sensorLog3rd, { event: JSON.stringify(it) })

test('events are counted by what led to them', async () => {
  const origin = { campaignId: 'spring-20260301', channel: 'wx' }
  expect((await log({ ...batch, origin })).retCode).toBe(RET.ok)
  expect((await log({ ...batch, batch: 'c'.repeat(24) })).retCode).toBe(RET.ok)
  expect((await counts())['events']).toEqual(
    [
      ['act', 'claimCoupon'],
      ['click', 'claimCoupon'],
      ['exposure', 'coupon'],
    ].map(([name, what]) => Object.assign({ name, what, markId: '', times: 1 }, origin)),
  )
})

test('a batch whose origin may name a person is refused', async () => {
  const { retCode } = await log({ ...batch, origin: { markId: '13000000001' } })
  expect(retCode).toBe(RET.badRequest)
})
