import * as v from 'valibot'
import type { Database } from '#test/sandbox/kernel/store/database.ts'

const sameRow = v.object({ found: v.number() })

/** Whether two accounts are of one person: by certificate, or by mobile number. */
export function isSamePerson(db: Database, one: string, other: string): boolean {
  if (one === other) return true
  const same = db.get(
    sameRow,
    `SELECT 1 AS found FROM identities a JOIN identities b
     ON a.cert_no <> '' AND a.cert_no = b.cert_no OR a.mobile <> '' AND a.mobile = b.mobile
     WHERE a.user_id = ? AND b.user_id = ?`,
    one,
    other,
  )
  return same !== undefined
}
