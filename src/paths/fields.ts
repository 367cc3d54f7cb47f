import * as v from 'valibot'
import { isDate8 } from '#domain/calendar/calendar-date.ts'
import { date8, fundCode, matching, text } from '#domain/text-formats.ts'
import { ownAddress } from '#domain/navigation/own-address.ts'
import { readWayBack } from '#domain/navigation/way-back.ts'

/** One fund. */
export const ofFund = { fundCode }

/** As the provider names items, comments, people, topics and specials. */
export const contentId = matching(/^[a-z][a-z0-9-]{1,31}$/, 'Names an item, comment or person')

/** As the provider names a campaign or a game. */
export const activityId = text(64)

/** As the provider names a fund manager. */
export const managerId = matching(/^\w{1,16}$/, 'Names a fund manager')

/** As the provider names a portfolio. */
export const portfolioCode = matching(/^\w{1,16}$/, 'Names a portfolio')

/** As the provider names a circle. */
export const circleId = matching(/^[a-z]{2,16}$/, 'Names a circle')

/** A day that exists. */
export const day = v.pipe(date8, v.check(isDate8, 'No such day'))

/** An address of this app, as a browser writes it. */
export const ownPath = v.pipe(text(2_000), v.transform(ownAddress), v.string())

/**
 * `from`: the address to return to once a prerequisite (a card, an assessment) is complete
 * (rules.md#there-and-back). Read without a `from` of its own.
 */
export const wayBack = {
  from: v.optional(v.pipe(v.string(), v.transform(readWayBack), v.string())),
}
