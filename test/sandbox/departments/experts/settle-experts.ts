import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import { addTradingDays } from '#domain/calendar/trading-dates.ts'
import { urgesToBuy } from '#domain/content/user-text.ts'
import { personIdOf } from '#test/sandbox/departments/content/people.ts'
import { REFUSED_BY_REVIEW } from '#test/sandbox/departments/content/writing.ts'
import { BEGUN } from '#test/sandbox/kernel/clock.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { grant } from './awards.ts'
import { seasonBefore, seasonOn } from './seasons.ts'

const dueRow = v.object({
  application_id: v.string(),
  user_id: v.string(),
  bio: v.string(),
  show_facts: v.number(),
  decide_due: v.string(),
})

/** The reason against an application; null: it is accepted. */
function refusal(bio: string): string | null {
  if (bio.includes(REFUSED_BY_REVIEW)) return '自我介绍不符合社区规范，请修改后重新申请'
  return urgesToBuy(bio) ? '自我介绍不得推荐他人买卖具体产品，请修改后重新申请' : null
}

function decideApplications({ db }: World, now: Time14): void {
  const due = db.all(
    dueRow,
    `SELECT application_id, user_id, bio, show_facts, decide_due FROM expert_applications
     WHERE state = 'pending' AND decide_due <> '' AND decide_due <= ? ORDER BY decide_due`,
    now,
  )
  for (const it of due) {
    const reason = refusal(it.bio)
    db.run(
      'UPDATE expert_applications SET state = ?, reason = ? WHERE application_id = ?',
      reason === null ? 'accepted' : 'rejected',
      reason ?? '',
      it.application_id,
    )
    if (reason !== null) continue
    const personId = personIdOf(it.user_id)
    db.run(
      'INSERT OR IGNORE INTO expert_standings (person_id, user_id, since, show_facts, years, funds) VALUES (?, ?, ?, ?, 0, 0)',
      personId,
      it.user_id,
      it.decide_due.slice(0, 8),
      it.show_facts,
    )
    db.run(
      'UPDATE content_people SET expert = 1, line = ?, bio = ? WHERE person_id = ?',
      it.bio,
      it.bio,
      personId,
    )
  }
}

/** Takes suspended people off all lists of experts, and puts them back when that ends. */
function followSuspensions({ db }: World, now: Time14): void {
  db.run(
    `UPDATE content_people SET expert = EXISTS (SELECT 1 FROM expert_standings s
       WHERE s.person_id = content_people.person_id
         AND (s.suspended_until = '' OR s.suspended_until < ?))
     WHERE person_id IN (SELECT person_id FROM expert_standings)`,
    now.slice(0, 8),
  )
}

const SEASON_COINS = 30
const CLAIM_DAYS = 30
const memberRow = v.object({ person_id: v.string(), user_id: v.string() })

/** The award of the last season, on the second trading day after its end. */
function awardSeason(world: World, now: Time14): void {
  const { db, market } = world
  const ended = seasonBefore(seasonOn(now.slice(0, 8)))
  const due = `${addTradingDays(ended.until, 2, market.isTradingDay)}100000`
  const [from, until] = [`${ended.from}000000`, `${ended.until}235959`]
  // A season that ended before the sandbox began is in the seed.
  if (now < due || until < (db.meta(BEGUN) ?? now)) return
  const members = db.all(
    memberRow,
    `SELECT s.person_id, s.user_id FROM expert_standings s WHERE s.user_id IS NOT NULL
       AND s.since <= ?1 AND (s.suspended_until = '' OR s.suspended_until < ?1)
       AND EXISTS (SELECT 1 FROM content_items i WHERE i.author_id = s.person_id
         AND i.state = 'shown' AND i.publish_time BETWEEN ?2 AND ?3)`,
    ended.until,
    from,
    until,
  )
  for (const { user_id: userId } of members) {
    const hash = createHash('sha256').update(`${ended.seasonId}|${userId}`).digest('hex')
    grant(world, {
      awardId: `j-${hash.slice(0, 16)}`,
      userId,
      seasonTitle: ended.title,
      reason: '本季有内容公开',
      gift: { coins: SEASON_COINS },
      grantedAt: due,
      until: addDays(due.slice(0, 8), CLAIM_DAYS),
    })
  }
}

/** Lets everything happen about experts that was due by now. */
export function settleExperts(world: World): void {
  const now = world.clock.now()
  world.db.transaction(() => {
    decideApplications(world, now)
    followSuspensions(world, now)
    awardSeason(world, now)
  })
}
