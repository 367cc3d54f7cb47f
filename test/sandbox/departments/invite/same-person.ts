import type { Database } from '#test/sandbox/kernel/store/database.ts'

/** Returns whether two accounts are of one person: by certificate, or by mobile number. */
export function isSamePerson(db: Database, one: string, other: string): boolean {
  if (one === other) return true
  return db.has(
    `SELECT 1 AS found FROM identities a JOIN identities b
     ON a.cert_no <> '' AND a.cert_no = b.cert_no OR a.mobile <> '' AND a.mobile = b.mobile
     WHERE a.user_id = ? AND b.user_id = ?`,
    one,
    other,
  )
}
