import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { tradeMessages } from './message-table.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { fundProtocols, type Protocol } from './purchase-terms.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'

const textRow = v.object({
  hash: v.string(),
  protocol_id: v.string(),
  title: v.string(),
  sections: v.pipe(
    v.string(),
    v.parseJson(),
    v.array(v.object({ heading: v.string(), text: v.string() })),
  ),
})

/** Keeps what was shown, so that it can be shown again when the wording has changed. */
export function keepTexts(db: Database, protocols: readonly Protocol[]): void {
  for (const { hash, protocolId, title, sections } of protocols) {
    db.run(
      'INSERT OR IGNORE INTO protocol_texts VALUES (?, ?, ?, ?)',
      hash,
      protocolId,
      title,
      JSON.stringify(sections),
    )
  }
}

/** The very wording with this hash, of all that were ever shown. */
export function protocolByHash(db: Database, hash: string): Protocol | undefined {
  const row = db.get(textRow, 'SELECT * FROM protocol_texts WHERE hash = ?', hash)
  if (!row) return undefined
  return { protocolId: row.protocol_id, title: row.title, hash: row.hash, sections: row.sections }
}

/**
 * Notes that a wording of the fund was read to its end, the first time; RET.notFound for one that
 * is not in force.
 */
export function noteReading(
  { db, clock }: World,
  user: User,
  fund: Fund,
  read: { protocolId: string; hash: string },
): Time14 {
  const protocol = fundProtocols(db, fund).find(
    (it) => it.protocolId === read.protocolId && it.hash === read.hash,
  )
  if (!protocol) throw new Refusal(RET.notFound, '没有这个版本的协议')
  keepTexts(db, [protocol])
  db.run(
    'INSERT OR IGNORE INTO protocol_readings VALUES (?, ?, ?, ?, ?)',
    user.user_id,
    fund.code,
    read.protocolId,
    read.hash,
    clock.now(),
  )
  return (
    db.text(
      `SELECT read_time FROM protocol_readings WHERE user_id = ? AND fund_code = ? AND protocol_id = ? AND hash = ?`,
      user.user_id,
      fund.code,
      read.protocolId,
      read.hash,
    ) ?? clock.now()
  )
}

/**
 * Refuses an order whose user has not agreed to every wording in force: RET.agreementUnread, also
 * where a text has changed since it was read.
 */
export function requireAgreed({ db }: World, fund: Fund, hashes: readonly string[]): void {
  const unread = fundProtocols(db, fund).find(({ hash }) => !hashes.includes(hash))
  if (unread === undefined) return
  const isChanged = hashes.some(
    (hash) => protocolByHash(db, hash)?.protocolId === unread.protocolId,
  )
  throw new Refusal(
    RET.agreementUnread,
    isChanged ? `${unread.title}有更新，请重新阅读并同意` : `请先阅读并同意${unread.title}`,
  )
}

/** Keeps what was agreed to with an order: the wordings in force, which were just required. */
export function noteAgreed({ db }: World, applyNo: string, fund: Fund): void {
  const agreed = fundProtocols(db, fund)
  keepTexts(db, agreed)
  for (const { hash } of agreed) {
    db.run('INSERT OR IGNORE INTO order_agreements VALUES (?, ?)', applyNo, hash)
  }
}

/** The agreements made with an order, by the hashes of the wordings. */
export const agreedWith = (db: Database, applyNo: string): { title: string; hash: string }[] =>
  db.all(
    v.object({ title: v.string(), hash: v.string() }),
    `SELECT t.title, t.hash FROM order_agreements a JOIN protocol_texts t USING (hash)
     WHERE a.apply_no = ? ORDER BY t.protocol_id`,
    applyNo,
  )

/** Publishes another wording of a document from now on, and announces it to who holds its fund. */
export function reviseProtocol({ db, clock, market }: World, protocolId: string): void {
  const now = clock.now()
  db.run(
    `INSERT INTO protocol_revisions VALUES (?1, 1, ?2)
     ON CONFLICT (protocol_id) DO UPDATE SET revision = revision + 1, day = ?2`,
    protocolId,
    now.slice(0, 8),
  )
  const fund = market.fund(protocolId.slice(protocolId.lastIndexOf('-') + 1))
  const revised = fund && fundProtocols(db, fund).find((it) => it.protocolId === protocolId)
  if (fund && revised)
    announce(db, tradeMessages, 'agreementChanged', { fundCode: fund.code, revised }, now)
}
