import { unitAmount } from '#domain/ledger/unit-words.ts'
import * as v from 'valibot'
import type { queryGiftPack } from '#api/calls/coupons/gift-pack.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import type { NewcomerStep } from '#domain/campaign/newcomer-steps.ts'
import { purchaseCoins, taskReward } from '#domain/reward/reward-target.ts'
import { hasFeature } from '#test/sandbox/kernel/features.ts'
import { COIN_TASKS } from './catalogue.ts'
import { couponFace } from '#domain/coupon/coupon-words.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import { registeredAt } from './milestones.ts'
import { unmetNeeds } from '#test/sandbox/departments/members/needs.ts'
import { giveOnce } from './rewards.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { batchOf } from '#test/sandbox/departments/coupons/batches.ts'
import { couponFrom, grantCoupon } from '#test/sandbox/departments/coupons/book.ts'

/** The stock of each pack: those of 2025 were all taken by others. */
const STOCKS: Readonly<Record<string, number>> = { 'newcomer-2026': 5_000, 'newcomer-2025': 0 }
const PACK = 'newcomer-2026'
/** A pack of which nothing is left, for tests of the refusal. */
export const emptyPacks = 'sold-1'
const SCOPE = 'gift-pack'
const COINS = 30
const BATCHES = ['gift-tenth', 'gift-cut'] as const
const NEEDS = ['newcomer'] as const

const STEP_SEEN: ReadonlyMap<string, NewcomerStep> = new Map([
  ['card', 'card'],
  ['risk', 'assess'],
  ['purchase', 'buy'],
] as const)

/** The reward of each step: the pack itself, then those of the coin tasks. */
const STEP_REWARDS = [
  { step: 'verify', reward: '新人礼' },
  ...COIN_TASKS.flatMap(({ seenBy, goldCount }) => {
    const step = STEP_SEEN.get(seenBy)
    if (step === undefined) return []
    const coins = step === 'buy' ? purchaseCoins(goldCount, hasFeature('purchaseCoins')) : goldCount
    return [{ step, reward: taskReward(coins) }]
  }),
] as const

const takenAt = (db: Database, userId: string, packId: string): string | null =>
  db.text(
    'SELECT time FROM activity_claims WHERE user_id = ? AND scope = ? AND claim_id = ?',
    userId,
    SCOPE,
    packId,
  ) ?? null

/** The pack of the year in which a user registered. */
function packOf(db: Database, user: User | undefined): string {
  const registered = user === undefined ? null : registeredAt(db, user.user_id)
  return registered?.startsWith('2025') === true ? 'newcomer-2025' : PACK
}

function packsLeft(db: Database, packId: string): number {
  const taken = db.number(
    'SELECT count(*) AS taken FROM activity_claims WHERE scope = ? AND claim_id = ?',
    SCOPE,
    packId,
  )
  return (STOCKS[packId] ?? 0) - taken
}

/** One coupon of a batch for a user, whatever is sent again. */
const sourceOf = (packId: string, batchId: string): string => `pack ${packId} ${batchId}`
/** The request that took the pack: the same again is no second taking. */
const requestOf = (requestNo: string): string => `request ${requestNo}`

/** The pack as it is for a user. */
export function giftPack(
  { db, clock }: World,
  user: User | undefined,
): v.InferInput<typeof queryGiftPack.payload> {
  const packId = packOf(db, user)
  const unmet = user === undefined ? [] : unmetNeeds({ db }, user, NEEDS)
  return {
    serverTime: clock.now(),
    packId,
    gifts: [
      ...BATCHES.map((batchId) => {
        const { title, terms, validity } = batchOf(batchId)
        const own = user && couponFrom(db, user.user_id, sourceOf(packId, batchId))
        return {
          kind: 'coupon' as const,
          title,
          worth: `${couponFace(terms)}，${validity.days} 天内有效`,
          cardId: own?.card_id ?? null,
        }
      }),
      {
        kind: 'coins' as const,
        title: `${unitAmount(COINS, 'plain')} 金币`,
        worth: '可在金币商城兑换',
        cardId: null,
      },
      { kind: 'lesson' as const, title: '新手三课', worth: '看懂费用、风险与定投', cardId: null },
    ],
    left: packsLeft(db, packId),
    takenAt: user === undefined ? null : takenAt(db, user.user_id, packId),
    unmet: unmet[0]?.reason ?? '',
    steps: STEP_REWARDS.map(({ step, reward }) => ({ step, reward })),
  }
}

/** Takes all gifts, or none: the claim, the coupons and the coins are one step. */
export function takePack(
  { db, clock }: World,
  user: User,
  { packId, requestNo }: { packId: string; requestNo: string },
): { takenAt: string } {
  const time = clock.now()
  const userId = user.user_id
  return db.transaction(() => {
    if (packId === emptyPacks) throw new Refusal(SHOWN_RET.soldOut, '已领完')
    if (packId !== packOf(db, user)) throw new Refusal(RET.notFound, '没有这份礼包')
    const before = takenAt(db, userId, packId)
    const isRepeat = db.has(
      'SELECT time FROM activity_claims WHERE user_id = ? AND scope = ? AND claim_id = ?',
      userId,
      SCOPE,
      requestOf(requestNo),
    )
    if (before !== null && isRepeat) return { takenAt: before }
    if (before !== null) throw new Refusal(RET.alreadyClaimed, '您已领取过新人礼')
    const unmet = unmetNeeds({ db }, user, NEEDS)[0]
    if (unmet) throw new Refusal(RET.cannotJoin, unmet.reason)
    if (packsLeft(db, packId) <= 0) throw new Refusal(SHOWN_RET.soldOut, '已领完')
    giveOnce(db, { userId, scope: SCOPE, claimId: requestOf(requestNo), time }, null)
    giveOnce(
      db,
      { userId, scope: SCOPE, claimId: packId, time },
      { unit: UNIT.coin, amount: COINS },
    )
    for (const batchId of BATCHES)
      grantCoupon(db, { userId, batchId, source: sourceOf(packId, batchId), time })
    return { takenAt: time }
  })
}
