import { expect, test } from 'vitest'
import { cancel } from '#api/calls/cancel.ts'
import { claimCoupon, giveCoupon, takeGift } from '#api/calls/coupons/coupon.ts'
import { listMessages } from '#api/calls/message.ts'
import { passwordProof } from '#test/sandbox/departments/plans/testing/plan.ts'
import { applyByEncriptTransPwd } from '#api/calls/trade.ts'
import { ask, control, preparePurchase, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang, wang } = useSandbox(['zhang', 'wang'])

async function claimed(session: Session, batchId = 'cut-20'): Promise<string> {
  const request = { batchId, requestNo: 'R202603111000000001' }
  return (await ask(sandbox, claimCoupon, request, session)).coupon.cardId
}
const about = async (session: Session) =>
  (await ask(sandbox, listMessages, { kind: 'campaign', size: 20 }, session)).items.map(
    ({ title, text, forward }) => [title, text, forward?.targetUrl],
  )
const place = (cardId: string) => `/couponCenter/couponDetail?cardId=${cardId}`

test('a coupon that ends in three days is announced once, and one that pays by itself is not', async () => {
  const cardId = await claimed(wang)
  await claimed(zhang, 'rate-up')
  await control(sandbox, 'clock', { days: 25 })
  expect(await about(wang)).toEqual([])
  await control(sandbox, 'clock', { days: 2 })
  await control(sandbox, 'clock', { days: 1 })
  const [message, ...others] = await about(wang)
  expect([others, message?.[0], message?.[2]]).toEqual([[], '优惠券即将到期', place(cardId)])
  expect(JSON.stringify(await about(zhang))).not.toContain('加息券')
})

test('a coupon that a cancelled order gives back is announced with its end', async () => {
  const cardId = await claimed(zhang)
  const { fields } = await preparePurchase(sandbox, zhang, {
    fundCode: '980301',
    amount: '5000.00',
    bankSerial: 'zhang-1',
  })
  await ask(sandbox, applyByEncriptTransPwd, { ...fields, cardIds: [cardId] }, zhang)
  const { applyNo } = fields
  await ask(sandbox, cancel, { applyNo, ...(await passwordProof(sandbox, zhang)) }, zhang)
  expect(await about(zhang)).toEqual([
    ['优惠券已退回', '“20 元申购费抵扣券”已退回，2026-04-09 前可使用', place(cardId)],
  ])
})

test('who gave a coupon hears that it was taken, and who took it does not', async () => {
  const cardId = await claimed(zhang)
  const request = { cardId, requestNo: 'R202603111000000002' }
  const { giftCode } = await ask(sandbox, giveCoupon, request, zhang)
  await ask(sandbox, takeGift, { giftCode }, wang)
  expect(await about(zhang)).toEqual([
    ['您送出的优惠券已被领取', '“20 元申购费抵扣券”已被好友领取', place(cardId)],
  ])
  expect(await about(wang)).toEqual([])
})
