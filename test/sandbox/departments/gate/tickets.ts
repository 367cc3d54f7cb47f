import { createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { takePostTicket } from '#api/calls/gate.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { chinaTime } from '#domain/calendar/calendar-date.ts'
import { epochTime } from '#test/sandbox/kernel/calendar.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

/** A form of the contract's. */
export type GateForm = v.InferOutput<typeof takePostTicket.payload>

/** A sentinel: the ticket, whenever it is requested, of a form to a site that is no bank's. */
const ELSEWHERE = 'elsewhere'

/** The time for which a form is stored. */
const KEPT_MS = 120_000

const hashed = (ticket: string) => createHash('sha256').update(ticket).digest('hex')

/** Keeps a form for two minutes; its ticket. The database has no ticket, only what proves one. */
export function keepForm({ db, clock }: World, form: GateForm): string {
  const now = clock.now()
  const ticket = randomBytes(24).toString('base64url')
  db.run('DELETE FROM gate_tickets WHERE expires_at <= ?', now)
  db.run(
    'INSERT INTO gate_tickets VALUES (?, ?, ?)',
    hashed(ticket),
    JSON.stringify(form),
    chinaTime(epochTime(now) + KEPT_MS),
  )
  return ticket
}

/** The form of a ticket, which is used up; SHOWN_RET.tokenExpired for a used, old or invented one. */
export function takeForm({ db, clock }: World, ticket: string): GateForm {
  if (ticket === ELSEWHERE) {
    return { direction: 'out', action: 'https://evil.example/sign', fields: [] }
  }
  const key = hashed(ticket)
  const kept = db.get(
    v.object({ form: v.string() }),
    'SELECT form FROM gate_tickets WHERE ticket_hash = ? AND expires_at > ?',
    key,
    clock.now(),
  )
  db.run('DELETE FROM gate_tickets WHERE ticket_hash = ?', key)
  if (!kept) throw new Refusal(SHOWN_RET.tokenExpired, '链接已失效')
  return v.parse(takePostTicket.payload, JSON.parse(kept.form))
}
