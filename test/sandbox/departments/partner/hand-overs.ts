import { createPublicKey, randomUUID, verify } from 'node:crypto'
import * as v from 'valibot'
import type { partnerHandover, usePartnerData } from '#api/calls/activities/partner.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { chinaInstant, chinaTime, type Time14 } from '#domain/calendar/calendar-date.ts'
import { brand } from '#domain/brand.ts'
import { maskName, maskPhone } from '#domain/identity/masking.ts'
import { CLOCK_SECONDS, HAND_OVER_STEPS, signedText } from '#domain/navigation/hand-over.ts'
import { outsideAddress } from '#domain/navigation/outside-address.ts'
import { offerInfo } from '#test/sandbox/departments/identity/opening-draft.ts'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { openSeal } from '#test/sandbox/kernel/seal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { issueCode, userById, type User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import data from './partners.json' with { type: 'json' }

type Request = v.InferOutput<typeof partnerHandover.request>
type Payload = v.InferInput<typeof partnerHandover.payload>

const PARTNERS = dataFile(
  'partners.json',
  v.array(
    v.strictObject({
      partnerId: v.string(),
      name: v.string(),
      /** Ed25519, base64url. */
      publicKey: v.string(),
      backHost: v.string(),
      paused: v.boolean(),
      /** Users by the partner's own names of them. */
      customers: v.record(v.string(), v.string()),
    }),
  ),
  data,
)
type Partner = (typeof PARTNERS)[number]

const TOKEN_MS = 60_000
/** For so long a device may ask again for what it has not received. */
const REPEATED_MS = 60_000
/** Longer than a hand-over can be fresh, so that none is taken twice. */
const NONCE_MS = 15 * 60_000
/** For so long the data wait to be agreed to. */
const DATA_MS = 60 * 60_000

const AGAIN = '链接已失效，请从合作方重新进入'

type Reason = 'sign' | 'time' | 'replayed' | 'paused'
const refused = (reason: Reason, message = AGAIN) =>
  new Refusal(SHOWN_RET.handoverRefused, message, { reason })

/** A hand-over as it must be: no value has what separates fields in the signed text. */
const form = v.object({
  v: v.literal('1'),
  partnerId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  uid: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  ts: v.pipe(v.string(), v.regex(/^\d{10}$/)),
  nonce: v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{16,32}$/)),
  step: v.picklist(HAND_OVER_STEPS),
  fundCode: v.optional(v.literal(brand.walletFundCode)),
  amount: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}\.\d{2}$/))),
  back: v.optional(v.pipe(v.string(), v.regex(/^[^&#\s]{1,500}$/))),
  data: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,4000}$/))),
  sign: v.pipe(v.string(), v.regex(/^[\w-]{86}$/)),
})
type HandOver = v.InferOutput<typeof form>

/** The data that a partner seals for the provider, bound to the nonce. */
const handedOver = v.object({
  userName: v.pipe(v.string(), v.minLength(2), v.maxLength(30)),
  mobile: v.pipe(v.string(), v.regex(/^1\d{10}$/)),
  province: v.string(),
  city: v.string(),
  district: v.string(),
  address: v.pipe(v.string(), v.maxLength(100)),
})
type HandedData = v.InferOutput<typeof handedOver>

function isSigned({ publicKey }: Partner, handOver: HandOver): boolean {
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: publicKey },
    format: 'jwk',
  })
  const sign = Buffer.from(handOver.sign, 'base64url')
  return verify(null, Buffer.from(signedText(handOver), 'utf8'), key, sign)
}

function openData(world: World, handOver: HandOver): HandedData | null {
  if (handOver.data === undefined) return null
  const text = openSeal(handOver.data, handOver.nonce, world.providerKey)
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), handedOver), text)
  if (!read.success) throw refused('sign')
  return read.output
}

const later = (now: Time14, ms: number): Time14 => chinaTime(chinaInstant(now) + ms)

const masked = ({ userName, mobile, province, city }: HandedData): Payload['prefill'] => [
  { label: '姓名', value: maskName(userName) },
  { label: '手机号', value: maskPhone(mobile) },
  { label: '联系地址', value: `${province}${city} ****` },
]

const nonceRow = v.object({ sign: v.string(), device: v.string(), taken_at: v.string() })

/** Takes a nonce once; the device that took it may repeat the same hand-over for a minute. */
function takeNonce(
  db: Database,
  { partnerId, nonce, sign }: HandOver,
  device: string,
  now: Time14,
) {
  db.run('DELETE FROM partner_nonces WHERE taken_at <= ?', later(now, -NONCE_MS))
  const known = db.get(
    nonceRow,
    'SELECT sign, device, taken_at FROM partner_nonces WHERE partner_id = ? AND nonce = ?',
    partnerId,
    nonce,
  )
  if (known === undefined)
    return void db.run(
      'INSERT INTO partner_nonces VALUES (?, ?, ?, ?, ?)',
      partnerId,
      nonce,
      sign,
      device,
      now,
    )
  const isRepeat =
    known.sign === sign && known.device === device && later(known.taken_at, REPEATED_MS) > now
  if (!isRepeat) throw refused('replayed')
}

/** Takes a hand-over that is whole, signed by its partner, fresh and not used. */
export function takeHandOver(world: World, { device, ...sent }: Request): Payload {
  const { db, clock } = world
  const now = clock.now()
  const read = v.safeParse(form, sent)
  if (!read.success) throw refused('sign')
  const handOver = read.output
  const partner = PARTNERS.find(({ partnerId }) => partnerId === handOver.partnerId)
  if (partner === undefined || !isSigned(partner, handOver)) throw refused('sign')
  if (partner.paused) throw refused('paused', `${partner.name}暂停服务，请稍后再试`)
  const off = Math.abs(chinaInstant(now) - Number(handOver.ts) * 1_000)
  if (off > CLOCK_SECONDS * 1_000) throw refused('time')
  const { back = '' } = handOver
  if (back !== '' && 'refused' in outsideAddress(back, [partner.backHost])) throw refused('sign')
  const userId = new Map(Object.entries(partner.customers)).get(handOver.uid)
  if (userId === undefined || userById(db, userId) === undefined) throw refused('sign')
  const own = openData(world, handOver)
  return db.transaction(() => {
    takeNonce(db, handOver, device, now)
    const handOverId = randomUUID()
    db.run('DELETE FROM partner_hand_overs WHERE expires_at <= ?', now)
    db.run(
      'INSERT INTO partner_hand_overs VALUES (?, ?, ?, ?, ?)',
      handOverId,
      userId,
      partner.partnerId,
      own === null ? '' : JSON.stringify(own),
      later(now, DATA_MS),
    )
    return {
      token: issueCode(db, 'partner', userId, later(now, TOKEN_MS)),
      handOverId,
      next: handOver.step,
      partnerName: partner.name,
      prefill: own === null ? [] : masked(own),
      fundCode: handOver.fundCode ?? brand.walletFundCode,
      amount: handOver.amount ?? null,
      backHost: back === '' ? '' : partner.backHost,
    }
  })
}

const dataRow = v.object({ user_id: v.string(), partner_id: v.string(), data: v.string() })

/** Lets an opening begin with what was handed over for this user, or drops it; the data go. */
export function agreeToData(
  world: World,
  user: User,
  { handOverId, agreed }: v.InferOutput<typeof usePartnerData.request>,
): void {
  const { db, clock } = world
  const now = clock.now()
  db.transaction(() => {
    const row = db.get(
      dataRow,
      `SELECT user_id, partner_id, data FROM partner_hand_overs
       WHERE hand_over_id = ? AND user_id = ? AND expires_at > ?`,
      handOverId,
      user.user_id,
      now,
    )
    if (row === undefined) throw new Refusal(RET.notFound, AGAIN)
    db.run(
      'INSERT OR REPLACE INTO partner_agreements VALUES (?, ?, ?, ?)',
      user.user_id,
      row.partner_id,
      Number(agreed),
      now,
    )
    db.run(`UPDATE partner_hand_overs SET data = '' WHERE hand_over_id = ?`, handOverId)
    if (agreed === '0' || row.data === '') return
    const { province, city, district, address } = v.parse(
      v.pipe(v.string(), v.parseJson(), handedOver),
      row.data,
    )
    offerInfo(world, user, { province, city, district, address })
  })
}
