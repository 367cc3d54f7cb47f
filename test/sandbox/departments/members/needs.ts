import * as v from 'valibot'
import type { CampaignNeed } from '#domain/campaign/campaign-state.ts'
import { NEED_REASONS, tierReason } from '#domain/campaign/campaign-words.ts'
import type { Tier } from '#domain/vip/vip-tiers.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import { tierOfUser } from './members.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

/** Returns whether a query finds a row. */
export const has = (db: Database, sql: string, ...values: string[]) =>
  db.get(v.object({ found: v.number() }), `SELECT 1 AS found FROM ${sql} LIMIT 1`, ...values) !==
  undefined

/** Returns whether a user meets a need. Needs that the provider cannot see are met. */
function meets({ db }: Pick<World, 'db'>, user: User, need: CampaignNeed, tier: Tier): boolean {
  switch (need) {
    case 'login':
    case 'app':
    case 'adult':
      return true
    case 'verified':
      return user.auth_flag === '1'
    case 'card':
      return has(db, 'cards WHERE user_id = ?', user.user_id)
    case 'risk':
      return user.risk_test === 2
    case 'newcomer':
      return !has(db, `orders WHERE user_id = ? AND status = '1' AND amount > 0`, user.user_id)
    case 'tier':
      return tierOfUser(db, user.user_id) >= tier
  }
}

/** The needs that a user does not meet, in order, with what is said of each. */
export function unmetNeeds(
  world: Pick<World, 'db'>,
  user: User | undefined,
  needs: readonly CampaignNeed[],
  tier: Tier = 1,
) {
  const missing = needs.filter((need) =>
    user === undefined ? need === 'login' : !meets(world, user, need, tier),
  )
  return missing.map((need) => ({
    need,
    reason: need === 'tier' ? tierReason(tier) : NEED_REASONS[need],
  }))
}
