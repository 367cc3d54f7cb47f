import { createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { sessionHash } from '#test/sandbox/kernel/store/users.ts'

/** An address of a paper's file: who has it opens the file, while the session that made it lives. */
interface Ticket {
  /** The paper's `seq`. */
  readonly paper: number
  readonly purpose: 'read' | 'share'
  readonly session: string
  readonly until: Time14
}

const hashed = (ticket: string) => createHash('sha256').update(ticket).digest('base64url')

const ALIVE = `paper_tickets t JOIN sessions s ON s.token_hash = t.session_hash
  WHERE t.expires_at >= ? AND s.ended = '' AND (s.expires_at = '' OR s.expires_at > ?)`

/** Makes an address that cannot be guessed; only its hash is kept. */
export function makeTicket(db: Database, it: Ticket, now: Time14): string {
  const ticket = randomBytes(24).toString('base64url')
  db.run('DELETE FROM paper_tickets WHERE expires_at < ?', now)
  db.run(
    'INSERT INTO paper_tickets VALUES (?, ?, ?, ?, ?)',
    hashed(ticket),
    it.paper,
    it.purpose,
    sessionHash(it.session),
    it.until,
  )
  return ticket
}

/** The paper that an address opens; undefined for one that is over or was never made. */
export const ticketPaper = (db: Database, ticket: string, now: Time14): number | undefined =>
  db.get(
    v.object({ paper: v.number() }),
    `SELECT t.paper FROM ${ALIVE} AND t.ticket_hash = ?`,
    now,
    now,
    hashed(ticket),
  )?.paper

/** Until when a paper can be opened by an address that was shared; null where there is none. */
export const sharedUntil = (db: Database, paper: number, now: Time14): Time14 | null =>
  db.get(
    v.object({ until: v.nullable(v.string()) }),
    `SELECT max(t.expires_at) AS until FROM ${ALIVE} AND t.paper = ? AND t.purpose = 'share'`,
    now,
    now,
    paper,
  )?.until ?? null

/** Ends all addresses of a paper. */
export const revokeTickets = (db: Database, paper: number): void =>
  void db.run('DELETE FROM paper_tickets WHERE paper = ?', paper)

/** Ends all addresses of a user's papers. */
export const closePapers = (db: Database, userId: string): void =>
  void db.run(
    'DELETE FROM paper_tickets WHERE paper IN (SELECT seq FROM papers WHERE user_id = ?)',
    userId,
  )
