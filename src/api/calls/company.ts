/**
 * The company's own people, what they announce, and the calendar of a reader's holdings
 * (rules.md#company-and-experts). Open to everybody; a user sees their own too. All assumed.
 */
import * as v from 'valibot'
import { contentAuthor, contentId, contentPerson } from '#api/content-entities.ts'
import { query } from '#api/endpoint.ts'
import { date8, fundCode, nothing, text, time14, total } from '#api/fields.ts'
import { percent } from '#api/figures.ts'
import { orNull, rows } from '#api/rows.ts'

const read = { method: 'GET', needsUser: false, source: 'assumed' } as const

const colleague = v.object({
  person: contentPerson,
  department: v.string(),
  /** The investments of a manager and kinds of fund; empty of others. */
  style: v.string(),
  fundTypes: rows(v.string()),
  /** In the trade. */
  years: total,
  bio: v.string(),
  /** The newest sentence with its time; null where there is none. */
  newest: orNull(v.object({ itemId: contentId, text: v.string(), time: time14 })),
})

/** Followed people first, then those with the most followers. */
export const listColleagues = query({
  ...read,
  name: 'listColleagues',
  about: "Lists the company's people by department, and stories about their work.",
  path: '/api/content/listColleagues',
  request: v.object({
    /** 1: fund managers alone. */
    managers: v.optional(v.picklist(['1'])),
    department: v.optional(text(8)),
  }),
  payload: v.object({
    people: rows(colleague),
    departments: rows(v.string()),
    /** Of the requested department, or of all; none with `managers`. */
    stories: rows(
      v.object({
        storyId: contentId,
        department: v.string(),
        title: v.string(),
        text: v.string(),
        /** The person whom it is about. */
        person: contentAuthor,
      }),
    ),
  }),
})

/** From two weeks ago on, oldest first. A reminder is set by setFollow with the talkId. */
export const listTalks = query({
  ...read,
  name: 'listTalks',
  about: 'Lists the talks that fund managers give, and which of them the user is reminded of.',
  path: '/api/content/listTalks',
  request: nothing,
  payload: v.object({
    talks: rows(
      v.object({
        talkId: contentId,
        title: v.string(),
        about: v.string(),
        speaker: contentAuthor,
        startTime: time14,
        minutes: total,
        state: v.picklist(['coming', 'live', 'over']),
        /** The words that were said, once they are written up; null before. */
        itemId: v.nullable(contentId),
        reminded: v.boolean(),
      }),
    ),
  }),
})

/**
 * Events ahead and just past, oldest first: reports, dividends and plans are of the user's funds;
 * without a user only what concerns everybody.
 */
export const queryTogether = query({
  ...read,
  name: 'queryTogether',
  about: 'Gives the days since the first confirmed order, the market in figures, and a calendar.',
  path: '/api/content/queryTogether',
  request: nothing,
  payload: v.object({
    serverTime: time14,
    /** The time when the first order of the user was confirmed; null: none was, or no user. */
    since: v.nullable(date8),
    /** Published values, never estimates. */
    figures: rows(
      v.object({
        label: v.string(),
        value: v.string(),
        /** Percent against the value before; null where the figure has none. */
        change: v.nullable(percent),
        date: date8,
      }),
    ),
    events: rows(
      v.object({
        eventId: v.string(),
        date: date8,
        kind: v.picklist(['report', 'dividend', 'debit', 'opening']),
        title: v.string(),
        note: v.string(),
        fundCode: v.nullable(fundCode),
        planNo: v.nullable(v.string()),
      }),
    ),
  }),
})
