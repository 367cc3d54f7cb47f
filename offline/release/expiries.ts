import type { Trusted } from './metadata-store.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** The timestamp is renewed every few hours, so it gets a warning only in its last hours; in ms. */
const LAST_HOURS = 6 * HOUR

/** Every role whose expiry stops devices from installing, including the delegated one. */
export const expiringRoles = ['root', 'targets', 'halt', 'snapshot', 'timestamp'] as const
export type ExpiringRole = (typeof expiringRoles)[number]

/** The time when a role's metadata expires, and whether that needs a warning. */
export interface RoleTerm {
  readonly role: ExpiringRole
  /** ISO 8601, UTC. */
  readonly expires: string
  readonly state: 'good' | 'soon' | 'expired'
}

/** The terms of a repository's roles. The state is `soon` from `warnDays` before the expiry. */
export function roleTerms(trusted: Trusted, now: Date, warnDays: number): RoleTerm[] {
  return expiringRoles.flatMap((role): RoleTerm[] => {
    const expires = trusted[role]?.signed.expires
    if (expires === undefined) return []
    const left = Date.parse(expires) - now.getTime()
    const warn = role === 'timestamp' ? Math.min(LAST_HOURS, warnDays * DAY) : warnDays * DAY
    return [{ role, expires, state: left <= 0 ? 'expired' : left <= warn ? 'soon' : 'good' }]
  })
}

/** The time until a date, in words: `23 hours`, `29 days`. */
export function timeLeft(expires: string, now: Date): string {
  const left = Date.parse(expires) - now.getTime()
  const count = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`
  return left < 2 * DAY
    ? count(Math.max(0, Math.floor(left / HOUR)), 'hour')
    : count(Math.floor(left / DAY), 'day')
}

/** The earliest of some dates. */
export function firstEnd(dates: readonly string[]): string {
  return dates.reduce((first, it) => (Date.parse(it) < Date.parse(first) ? it : first))
}
