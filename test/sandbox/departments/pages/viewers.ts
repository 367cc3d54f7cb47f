import * as v from 'valibot'
import { riskTestState } from '#domain/identity/risk.ts'
import { anybody, type Viewer } from '#domain/page/audience.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import { tierOfUser } from '#test/sandbox/departments/members/members.ts'

/** From which tier on a member sees what is for VIPs. */
const VIP_FROM = 4

/** The facts that the provider knows of a page's viewer; the container is the page's to judge. */
export function viewerOf(db: Database, user: User | undefined): Viewer {
  if (user === undefined) return anybody(null)
  const count = db.number(
    `SELECT count(*) AS count FROM orders WHERE user_id = ? AND status = '1'
       AND business_code IN ('20', '22', '39')`,
    user.user_id,
  )
  const held = db.all(
    v.object({ fund_code: v.string() }),
    'SELECT DISTINCT fund_code FROM lots WHERE user_id = ? AND shares > 0',
    user.user_id,
  )
  return {
    signedIn: true,
    newUser: count === 0,
    vip: tierOfUser(db, user.user_id) >= VIP_FROM,
    riskClass: riskTestState(user.risk_test) === 'valid' ? user.risk_level : null,
    holds: held.map(({ fund_code }) => fund_code),
    host: null,
  }
}
