import { expect, test } from 'vitest'
import { listCoupons } from '#api/calls/coupons/coupon.ts'
import { claimGiftPack, queryGiftPack } from '#api/calls/coupons/gift-pack.ts'
import { listGoldRecords } from '#api/calls/gold/mall.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { ask, call } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, wang, li, zhang, muted } = useSandbox(['wang', 'li', 'zhang', 'muted'])

const packId = 'newcomer-2026'
const R = (n: number) => `R20260311100000000${n}`
const taken = async (requestNo: string, session = wang) =>
  call(sandbox, claimGiftPack, { packId, requestNo }, session)

test('a newcomer takes all gifts at once, and once', async () => {
  const both = await Promise.all([taken(R(1)), taken(R(2))])
  expect(both.map(({ retCode }) => retCode)).toEqual([0, RET.alreadyClaimed])
  expect(await taken(R(1))).toEqual(both[0])
  const { total, records } = await ask(sandbox, listCoupons, { tab: 'own', page: 1, size: 9 }, wang)
  expect([total, records.map(({ title }) => title).toSorted()]).toEqual([
    2,
    ['新人 1 折券', '新人 20 元抵扣券'],
  ])
  const { balance } = await ask(sandbox, listGoldRecords, { page: 1, size: 5 }, wang)
  expect(balance).toBe(30)
  const pack = await ask(sandbox, queryGiftPack, {}, wang)
  expect(pack.takenAt).toBe('20260311100000')
  expect(pack.gifts.filter(({ cardId }) => cardId !== null)).toHaveLength(2)
})

test('one who is not verified yet may take them, an old customer may not', async () => {
  expect((await taken(R(1), li)).retCode).toBe(0)
  expect(await taken(R(1), zhang)).toMatchObject({
    retCode: RET.cannotJoin,
    retMsg: '仅限新客户参加',
  })
  expect(await ask(sandbox, queryGiftPack, {}, null)).toMatchObject({ takenAt: null, unmet: '' })
})

test('the pack of 2025 is used up, and who registered then takes neither it nor that of another year', async () => {
  expect(await ask(sandbox, queryGiftPack, {}, muted)).toMatchObject({
    packId: 'newcomer-2025',
    left: 0,
    unmet: '',
    takenAt: null,
  })
  const take = (pack: string, session = muted) =>
    call(sandbox, claimGiftPack, { packId: pack, requestNo: R(3) }, session)
  expect(await take('newcomer-2025')).toMatchObject({
    retCode: SHOWN_RET.soldOut,
    retMsg: '已领完',
  })
  expect((await take(packId)).retCode).toBe(RET.notFound)
  expect((await take('newcomer-2025', wang)).retCode).toBe(RET.notFound)
  expect((await ask(sandbox, listGoldRecords, { page: 1, size: 5 }, muted)).balance).toBe(0)
})
