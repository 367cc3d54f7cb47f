import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { addDays, isTime14, type Time14 } from '#domain/calendar/calendar-date.ts'
import { firstCome, TICKET_DAYS } from '#domain/invite/binding.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { requireTerms } from './terms.ts'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The code by which a user invites: always the same, and saying nothing of the user. */
export const inviteCodeOf = (userId: string): string =>
  [...createHash('sha256').update(`invitation|${userId}`).digest().subarray(0, 8)]
    .map((byte) => ALPHABET[byte % ALPHABET.length])
    .join('')

/** The code of a user, which from now on leads to them. */
export function ownCode(db: Database, userId: string): string {
  const code = inviteCodeOf(userId)
  db.run('INSERT OR IGNORE INTO invite_codes VALUES (?, ?)', code, userId)
  return code
}

/** An invitation that was opened. */
export interface Opening {
  readonly inviterId: string
  readonly campaignId: string
  readonly openedAt: Time14
}

const validUntil = ({ openedAt }: Opening): Time14 =>
  `${addDays(openedAt.slice(0, 8), TICKET_DAYS)}${openedAt.slice(8)}`

/** The key is the provider's own; what is signed is readable and of no use without it. */
const sign = ({ providerKey }: Pick<World, 'providerKey'>, body: string): string =>
  createHmac('sha256', providerKey.export({ type: 'pkcs8', format: 'der' }))
    .update(`invitation ${body}`)
    .digest('base64url')

export function writeTicket(world: Pick<World, 'providerKey'>, opening: Opening): string {
  const { inviterId, campaignId, openedAt } = opening
  const code = inviteCodeOf(inviterId)
  const body = Buffer.from(`${code}|${campaignId}|${openedAt}`).toString('base64url')
  return `${body}.${sign(world, body)}`
}

/** The user whose code it is; undefined of a code that was never given out. */
export const ownerOf = (db: Database, code: string): string | undefined =>
  db.text('SELECT user_id FROM invite_codes WHERE code = ?', code)

/** The opening of a ticket; null of one that is altered or too old. */
export function readTicket(world: World, ticket: string): Opening | null {
  const [body = '', signature = ''] = ticket.split('.')
  const own = Buffer.from(sign(world, body))
  const given = Buffer.from(signature)
  if (own.length !== given.length || !timingSafeEqual(own, given)) return null
  const [code = '', campaignId = '', openedAt = ''] = Buffer.from(body, 'base64url')
    .toString()
    .split('|')
  const inviterId = ownerOf(world.db, code)
  if (inviterId === undefined || !isTime14(openedAt)) return null
  const opening = { inviterId, campaignId, openedAt }
  return world.clock.now() < validUntil(opening) ? opening : null
}

const openingRow = v.object({
  inviter_id: v.string(),
  campaign_id: v.string(),
  opened_at: v.string(),
})

/** The first opening of a user, known by their open id, that still counts. */
export function openedBy(world: World, userId: string): Opening | null {
  const row = world.db.get(
    openingRow,
    'SELECT inviter_id, campaign_id, opened_at FROM invite_openings WHERE user_id = ?',
    userId,
  )
  if (!row) return null
  const { inviter_id: inviterId, campaign_id: campaignId, opened_at: openedAt } = row
  const opening = { inviterId, campaignId, openedAt }
  return world.clock.now() < validUntil(opening) ? opening : null
}

/** The earlier of what a user has opened and what a ticket says; of equals the user's own. */
export function earliest(own: Opening | null, ticket: Opening | null): Opening | null {
  if (own === null || ticket === null) return own ?? ticket
  return own.openedAt <= ticket.openedAt ? own : ticket
}

const dated = (it: Opening) => ({ ...it, validUntil: validUntil(it) })

/**
 * The opening that counts: of what the user has opened, the ticket that came along, and the link,
 * the first that is valid. Noted for the user by their open id.
 */
export function openFirst(
  world: World,
  user: User | undefined,
  given: { readonly ticket: string | undefined; readonly link: Opening },
): Opening & { readonly validUntil: Time14; readonly earlier: boolean } {
  const { db, clock } = world
  const now = clock.now()
  return db.transaction(() => {
    const own = user === undefined ? null : openedBy(world, user.user_id)
    const carried = given.ticket === undefined ? null : readTicket(world, given.ticket)
    const known = earliest(own, carried)
    const before = known === null ? null : dated(known)
    const counts = firstCome(before, dated(given.link), now)
    if (user !== undefined)
      db.run(
        `INSERT INTO invite_openings VALUES (?, ?, ?, ?) ON CONFLICT (user_id) DO UPDATE
         SET inviter_id = excluded.inviter_id, campaign_id = excluded.campaign_id,
           opened_at = excluded.opened_at`,
        user.user_id,
        counts.inviterId,
        counts.campaignId,
        counts.openedAt,
      )
    // Another campaign of the same friend is no other invitation to who is invited.
    return { ...counts, earlier: counts.inviterId !== given.link.inviterId }
  })
}

/** The opening of a link at this moment; SHOWN_RET.inviteInvalid for an unknown code. */
export function openLink(
  { db, clock }: World,
  { inviteCode, campaignId }: { inviteCode: string; campaignId: string },
): Opening {
  requireTerms(campaignId)
  const inviterId = ownerOf(db, inviteCode)
  if (inviterId === undefined) throw new Refusal(SHOWN_RET.inviteInvalid, '邀请链接无效')
  return { inviterId, campaignId, openedAt: clock.now() }
}
