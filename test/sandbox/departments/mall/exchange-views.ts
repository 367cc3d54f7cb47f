import * as v from 'valibot'
import type { queryGoldExchange } from '#api/calls/gold/mall.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import {
  exchangeAddress,
  exchangedGoods,
  exchangeRow,
  trackingNo,
  type Exchange,
} from './exchanges.ts'

export const exchangesOfUser = ({ db }: World, user: User): Exchange[] =>
  db.all(
    exchangeRow,
    'SELECT * FROM exchanges WHERE user_id = ? ORDER BY created_at DESC, exchange_no',
    user.user_id,
  )

export function exchangeView(it: Exchange) {
  const { goodsId, kind, title } = exchangedGoods(it)
  return {
    exchangeNo: it.exchange_no,
    goodsId,
    kind,
    title,
    coins: it.coins,
    state: it.state,
    time: it.created_at,
  }
}

const stepRow = v.object({ state: exchangeRow.entries.state, time: v.string() })
const partRow = v.object({ amount: v.number(), back_until: v.string() })

/** Days that the code of a right is good for. */
const CODE_DAYS = 90

/** The first character of a name, and a star for each other. */
const withoutGivenName = (name: string): string =>
  Array.from(name)
    .map((character, at) => (at === 0 ? character : '*'))
    .join('')

/** An exchange with all that its user may read. */
export function exchangeDetail(
  { db }: World,
  it: Exchange,
): v.InferInput<typeof queryGoldExchange.payload> {
  const steps = db.all(
    stepRow,
    'SELECT state, time FROM exchange_steps WHERE exchange_no = ? ORDER BY time, step_no',
    it.exchange_no,
  )
  const parts = db.all(
    partRow,
    `SELECT sum(amount) AS amount, back_until FROM unit_spendings
     WHERE ref = ? AND state = 'returned' GROUP BY back_until ORDER BY back_until`,
    it.exchange_no,
  )
  const address = exchangeAddress(db, it)
  const done = steps.find(({ state }) => state === 'done')
  const hasLeft = steps.some(({ state }) => state === 'shipped')
  return {
    ...exchangeView(it),
    steps,
    expectedAt: it.next_at,
    reason: it.state === 'failed' ? '权益提供方暂时无法发放，金币已退回' : '',
    returned: parts.map((part) => ({ amount: part.amount, expiresAt: part.back_until })),
    cardId: it.card_id,
    code: it.code,
    codeUntil: it.code === null || !done ? null : addDays(done.time.slice(0, 8), CODE_DAYS),
    address:
      address === null
        ? null
        : {
            name: withoutGivenName(address.name),
            mobile: address.mobile_masked,
            place: `${address.region} ${address.detail}`,
          },
    parcel: hasLeft ? { carrier: '云驿快递', trackingNo: trackingNo(it) } : null,
  }
}
