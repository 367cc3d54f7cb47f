import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { saveAddress } from '#api/calls/gold/mall.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { openSeals } from '#test/sandbox/departments/identity/proofs.ts'
import { requireDayLimit } from '#test/sandbox/departments/identity/day-limit.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

export const addressRow = v.object({
  address_id: v.string(),
  user_id: v.string(),
  name: v.string(),
  mobile_masked: v.string(),
  region: v.string(),
  detail: v.string(),
  used_at: v.string(),
})

const MOST_ADDRESSES = 10
export const ADDRESSES_A_DAY = 20

export function ownAddresses(db: Database, user: User) {
  const rows = db.all(
    addressRow,
    `SELECT * FROM addresses WHERE user_id = ? AND removed = 0
     ORDER BY used_at DESC, address_id`,
    user.user_id,
  )
  return rows.map((it) => ({
    addressId: it.address_id,
    name: it.name,
    mobile: it.mobile_masked,
    region: it.region,
    detail: it.detail,
  }))
}

interface NewAddress {
  readonly userId: string
  readonly name: string
  readonly mobile: string
  readonly region: string
  readonly detail: string
  readonly time: Time14
}

/** Writes an address; the same again is the same row. The number is held masked alone. */
export function addAddress(db: Database, it: NewAddress): string {
  const { userId, name, mobile, region, detail, time } = it
  const id = createHash('sha256').update([userId, name, mobile, region, detail].join('|'))
  const addressId = `A${id.digest('hex').slice(0, 15)}`
  const masked = `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
  db.run(
    `INSERT INTO addresses VALUES (?, ?, ?, ?, ?, ?, ?, 0)
     ON CONFLICT (address_id) DO UPDATE SET removed = 0, used_at = excluded.used_at`,
    addressId,
    userId,
    name,
    masked,
    region,
    detail,
    time,
  )
  return addressId
}

/** Markup, and what no courier can read. */
const UNREADABLE = /[<>{}\\]|\p{Cc}/u

export function saveOwnAddress(
  world: World,
  user: User,
  request: v.InferOutput<typeof saveAddress.request>,
): { addressId: string } {
  const { db, clock } = world
  const { name, region, detail, randomCode } = request
  for (const [field, value] of Object.entries({ name, region, detail })) {
    if (UNREADABLE.test(value)) throw new Refusal(RET.badRequest, `参数 ${field} 不正确`)
  }
  const { mobile } = openSeals(world, user, randomCode, { mobile: request.mobile })
  if (!/^1[3-9]\d{9}$/.test(mobile)) throw new Refusal(RET.badRequest, '参数 mobile 不正确')
  if (ownAddresses(db, user).length >= MOST_ADDRESSES) {
    throw new Refusal(SHOWN_RET.limitReached, `最多保存 ${MOST_ADDRESSES} 个地址，请先删除一个`)
  }
  const userId = user.user_id
  requireDayLimit(db, clock.now(), {
    done: 'addresses WHERE user_id = ? AND used_at >= ?',
    userId,
    limit: ADDRESSES_A_DAY,
    said: `每天最多添加 ${ADDRESSES_A_DAY} 个地址`,
  })
  return { addressId: addAddress(db, { userId, name, mobile, region, detail, time: clock.now() }) }
}

/** Notes the use of the user's own address; RET.badRequest without one, or with another's. */
export function useAddress(
  db: Database,
  user: User,
  addressId: string | undefined,
  time: Time14,
): void {
  const used = db.run(
    'UPDATE addresses SET used_at = ? WHERE address_id = ? AND user_id = ? AND removed = 0',
    time,
    addressId ?? '',
    user.user_id,
  )
  if (used === 0) throw new Refusal(RET.badRequest, '参数 addressId 不正确：请选择收货地址')
}

/** Takes an address from the list; exchanges that were made with it stay as they are. */
export function removeAddress({ db }: World, user: User, addressId: string): void {
  const removed = db.run(
    'UPDATE addresses SET removed = 1 WHERE address_id = ? AND user_id = ? AND removed = 0',
    addressId,
    user.user_id,
  )
  if (removed === 0) throw new Refusal(RET.notFound, '没有这个地址')
}
