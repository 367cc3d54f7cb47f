import { expect, test } from 'vitest'
import { listCoupons } from '#api/calls/coupons/coupon.ts'
import { listExchanges } from '#api/calls/coupons/exchange.ts'
import { isCampaignCall } from '#domain/tracking/campaign-origin.ts'
import { seededGift } from '#test/sandbox/departments/coupons/seeded-coupons.ts'
import { routes } from './routes.ts'
import { ask, call, control, requestFor, signIn } from '#test/sandbox/testing/test-client.ts'
import { attack } from '#test/sandbox/testing/hostile-requests.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, wang } = useSandbox('wang', { reset: 'never' })

const REQUESTS = 10_000
const targets = routes()
  .map(({ endpoint }) => endpoint)
  .filter(({ path }) => isCampaignCall(path) || /^\/api\/(?:bill|vip)\//.test(path))

test(`${REQUESTS} hostile requests at campaigns, coupons, codes, coins, bills and members get a named refusal and take nothing of another user’s`, async () => {
  const saver = await signIn(sandbox, 'saver')
  const own = async () =>
    (await ask(sandbox, listCoupons, { tab: 'own', page: 1, size: 50 }, saver)).records
  const before = await own()
  const { records } = await ask(sandbox, listExchanges, { page: 1, size: 10 }, saver)
  const foreign = [
    saver.encOpenId,
    ...before.map(({ cardId }) => cardId),
    ...records.map(({ exchangeId }) => exchangeId),
  ]
  await attack(sandbox, { targets, requests: REQUESTS, attacker: wang, foreign })
  sandbox.assertBalanced()
  expect(await own()).toEqual(before)
  expect(await control(sandbox, 'clock')).toMatchObject({ now: expect.any(String) })
})

test('a code that is guessed hundreds of times is no gift, no card and no exchange', async () => {
  const gift = targets.find(({ name }) => name === 'queryGift')
  const redeem = targets.find(({ name }) => name === 'redeemCode')
  if (!gift || !redeem) throw new Error('The calls are gone')
  const codes = new Set<number>()
  for (let at = 0; at < 200; at += 1) {
    const giftCode = `${seededGift('open').slice(0, 5)}${String(at).padStart(15, '0')}`
    if (giftCode !== seededGift('open'))
      codes.add((await call(sandbox, gift, { giftCode }, wang)).retCode)
    const code = `ZZZ${String(at).padStart(13, '0')}`
    const sent = { code, requestNo: `R2026031110000${String(at).padStart(7, '0')}` }
    codes.add((await sandbox.fetch(requestFor(redeem, sent, wang))).status)
    codes.add((await call(sandbox, redeem, sent, wang)).retCode)
  }
  expect(codes).not.toContain(0)
})
