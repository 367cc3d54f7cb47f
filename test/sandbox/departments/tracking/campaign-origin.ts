import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import {
  isCampaignCall,
  isOriginWord,
  ORIGIN_FIELDS,
  ORIGIN_HEADERS,
  type CampaignOrigin,
} from '#domain/tracking/campaign-origin.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

/**
 * The origin of a call of a campaign, by its headers; null of another call, and where there is
 * none. RET.badRequest for a word that no address can bring.
 */
export function calledFrom(
  path: string,
  header: (name: string) => string | undefined,
): CampaignOrigin | null {
  if (!isCampaignCall(path)) return null
  const named = ORIGIN_FIELDS.flatMap((field) => {
    const word = header(ORIGIN_HEADERS[field])
    return word === undefined ? [] : [[field, word] as const]
  })
  const bad = named.find(([, word]) => !isOriginWord(word))
  if (bad !== undefined) throw new Refusal(RET.badRequest, `请求头 ${bad[0]} 不正确`)
  return named.length === 0 ? null : Object.fromEntries(named)
}

/** Counts a call that was answered, by its day and what led to it. */
export function countCampaignCall(
  { db, clock }: World,
  call: string,
  origin: CampaignOrigin | null,
): void {
  if (origin === null) return
  db.run(
    `INSERT INTO campaign_calls VALUES (?, ?, ?, ?, ?, 1)
     ON CONFLICT (day, call, campaign_id, mark_id, channel) DO UPDATE SET times = times + 1`,
    clock.now().slice(0, 8),
    call,
    ...ORIGIN_FIELDS.map((field) => origin[field] ?? ''),
  )
}

const counted = {
  campaignId: v.string(),
  markId: v.string(),
  channel: v.string(),
  times: v.number(),
}
const callRow = v.object({ day: v.string(), call: v.string(), ...counted })
const eventRow = v.object({ name: v.string(), what: v.string(), ...counted })

/** The numbers of calls, views and taps, by their origin: for operators. */
export const campaignCounts = ({ db }: World) => ({
  calls: db.all(
    callRow,
    `SELECT day, call, campaign_id AS campaignId, mark_id AS markId, channel, times
     FROM campaign_calls ORDER BY day, call, campaign_id, mark_id, channel`,
  ),
  events: db.all(
    eventRow,
    `SELECT event ->> 'name' AS name, coalesce(event ->> 'what', event ->> 'call', '') AS what,
       coalesce(event ->> 'campaignId', '') AS campaignId,
       coalesce(event ->> 'markId', '') AS markId,
       coalesce(event ->> 'channel', '') AS channel, count(*) AS times
     FROM tracked_events
     WHERE coalesce(event ->> 'campaignId', event ->> 'markId', event ->> 'channel') IS NOT NULL
     GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`,
  ),
})
