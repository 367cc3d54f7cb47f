import * as v from 'valibot'
import type { queryExpert, queryExpertSeason } from '#api/calls/expert.ts'
import { daysBetween } from '#domain/calendar/calendar-date.ts'
import { wholeYears } from '#domain/calendar/whole-years.ts'
import {
  findPerson,
  ownPerson,
  personIdOf,
  personView,
  requirePerson,
  type Viewer,
} from '#test/sandbox/departments/content/people.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { openAwards } from './awards.ts'
import { lastApplication } from './last-application.ts'
import { SEASON_RULES, seasonOn } from './seasons.ts'

const standingRow = v.object({
  person_id: v.string(),
  user_id: v.nullable(v.string()),
  since: v.string(),
  show_facts: v.picklist([0, 1]),
  years: v.number(),
  funds: v.number(),
  suspended_until: v.string(),
  suspended_reason: v.string(),
})
type Standing = v.InferOutput<typeof standingRow>

const heldRow = v.object({ first: v.nullable(v.string()), funds: v.number() })

/** The present holdings of a user: their first day, and the number of their funds. */
const heldBy = ({ db }: World, userId: string) =>
  db.get(
    heldRow,
    `SELECT min(confirm_date) AS first, count(DISTINCT fund_code) AS funds FROM lots
     WHERE user_id = ? AND shares > 0`,
    userId,
  ) ?? { first: null, funds: 0 }

/** Days since the oldest holding was confirmed; 0 while nothing is held. */
export function heldDays(world: World, user: User): number {
  const { first } = heldBy(world, user.user_id)
  return first === null ? 0 : Math.max(0, daysBetween(first, world.clock.now().slice(0, 8)))
}

export const findStanding = ({ db }: World, personId: string): Standing | undefined =>
  db.get(standingRow, 'SELECT * FROM expert_standings WHERE person_id = ?', personId)

export const isSuspended = ({ clock }: World, it: Standing): boolean =>
  it.suspended_until !== '' && clock.now().slice(0, 8) <= it.suspended_until

/**
 * The facts that a member shows of their holdings: counted now for a user, as reported for others.
 */
function factsOf(world: World, it: Standing) {
  if (it.show_facts === 0) return null
  if (it.user_id === null) return { years: it.years, funds: it.funds }
  const { first, funds } = heldBy(world, it.user_id)
  if (first === null) return null
  return { years: wholeYears(first, world.clock.now().slice(0, 8)), funds }
}

type Mine = NonNullable<v.InferInput<typeof queryExpertSeason.payload>['mine']>

export function ownStanding(world: World, user: User): Mine {
  const personId = personIdOf(user.user_id)
  const standing = findStanding(world, personId)
  const application = lastApplication(world, user)
  const suspended = standing !== undefined && isSuspended(world, standing)
  const waits = application?.state === 'pending'
  return {
    personId: ownPerson(world, user).person_id,
    state: suspended ? 'suspended' : standing ? 'expert' : waits ? 'applied' : 'none',
    reason: suspended
      ? standing.suspended_reason
      : standing === undefined && application?.state === 'rejected'
        ? application.reason
        : '',
    until: suspended ? standing.suspended_until : null,
    appliedAt: waits ? application.time : null,
    verified: user.auth_flag === '1',
    heldDays: heldDays(world, user),
    openAwards: openAwards(world, user),
  }
}

export function seasonView(
  world: World,
  viewer: Viewer,
): v.InferInput<typeof queryExpertSeason.payload> {
  const { db, clock } = world
  const members = db
    .all(standingRow, 'SELECT * FROM expert_standings ORDER BY since, person_id')
    .flatMap((it) => {
      const person = findPerson(db, it.person_id)
      if (!person || person.hidden === 1 || isSuspended(world, it)) return []
      return [{ person: personView(world, viewer, person), facts: factsOf(world, it) }]
    })
  return {
    season: { ...seasonOn(clock.now().slice(0, 8)), rules: [...SEASON_RULES] },
    mine: viewer.user ? ownStanding(world, viewer.user) : null,
    members,
  }
}

export function expertView(
  world: World,
  personId: string,
): v.InferInput<typeof queryExpert.payload> {
  requirePerson(world.db, personId)
  const it = findStanding(world, personId)
  if (!it) return { badge: null, facts: null }
  const suspended = isSuspended(world, it)
  return {
    badge: { title: '理财达人', since: it.since, suspended },
    facts: suspended ? null : factsOf(world, it),
  }
}
