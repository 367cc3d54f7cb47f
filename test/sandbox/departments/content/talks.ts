import * as v from 'valibot'
import type { listTalks } from '#api/calls/company.ts'
import { addDays, secondsBetween, type Time14 } from '#domain/calendar/calendar-date.ts'
import { authorOf, follows, type Viewer } from '#test/sandbox/departments/content/people.ts'
import { BEGUN } from '#test/sandbox/kernel/clock.ts'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import data from './talks.json' with { type: 'json' }

const talk = v.strictObject({
  talkId: v.string(),
  title: v.string(),
  about: v.string(),
  personId: v.string(),
  /** Days after the one on which the sandbox began, and the time of day. */
  day: v.number(),
  at: v.string(),
  minutes: v.number(),
  itemId: v.nullable(v.string()),
  /** Reminders before users of this sandbox. */
  before: v.number(),
})

const GIVEN = dataFile('talks.json', v.array(talk), data)

export type Talk = v.InferOutput<typeof talk> & { readonly startTime: Time14 }

export const talkTimes = ({ db, clock }: World): Talk[] => {
  const begun = (db.meta(BEGUN) ?? clock.now()).slice(0, 8)
  return GIVEN.map((it) => Object.assign({ startTime: `${addDays(begun, it.day)}${it.at}` }, it))
}

export const talkById = (world: World, talkId: string): Talk | undefined =>
  talkTimes(world).find((it) => it.talkId === talkId)

const SHOWN_DAYS = 14

export function talkList(
  world: World,
  viewer: Viewer,
): v.InferInput<typeof listTalks.payload>['talks'] {
  const now = world.clock.now()
  const since = `${addDays(now.slice(0, 8), -SHOWN_DAYS)}000000`
  return talkTimes(world)
    .filter((it) => it.startTime >= since)
    .toSorted((a, b) => a.startTime.localeCompare(b.startTime))
    .map(({ talkId, title, about, personId, startTime, minutes, itemId }) => {
      const ago = startTime > now ? -1 : secondsBetween(startTime, now)
      return {
        talkId,
        title,
        about,
        speaker: authorOf(world.db, personId),
        startTime,
        minutes,
        state: ago < 0 ? 'coming' : ago < minutes * 60 ? 'live' : 'over',
        itemId: ago < minutes * 60 ? null : itemId,
        reminded: follows(world.db, viewer, `talk:${talkId}`),
      }
    })
}
