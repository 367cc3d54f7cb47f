import * as v from 'valibot'
import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import { NEEDS } from '#domain/campaign/campaign-state.ts'
import { TIERS } from '#domain/vip/vip-tiers.ts'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import data from './campaign-terms.json' with { type: 'json' }

/** The terms that an operator sets for a campaign besides its dates and texts. */
const terms = v.strictObject({
  /** The first segment of the screens that show it; without one it is texts alone. */
  route: v.exactOptional(
    v.picklist([
      'answerRush',
      'challengeProfit',
      'directActivity',
      'financial_intelligence',
      'goldTree',
      'keepActivity',
      'puzzle',
      'sft',
      'treasureChest',
    ]),
  ),
  accent: v.picklist(['blue', 'gold', 'amber', 'red', 'green', 'violet']),
  needs: v.array(v.picklist(NEEDS)),
  /** The lowest tier that may join, where one is among the needs. */
  tier: v.exactOptional(v.picklist(TIERS)),
  ruleVersion: v.string(),
  consentId: v.exactOptional(v.string()),
  paused: v.exactOptional(v.string()),
  /** For how long what was earned can be claimed after the end, in days; by default thirty. */
  claimDays: v.exactOptional(v.number()),
  /** The number of users who may join. */
  places: v.exactOptional(v.number()),
  /** Of a challenge: misses that each plan is let pass; none by default. */
  grace: v.exactOptional(v.number()),
  /** Of a challenge whose plans debit once a week: the weeks that a new start must have left. */
  weeks: v.exactOptional(v.number()),
})
type CampaignTerms = v.InferOutput<typeof terms>

const TEXTS_ALONE: CampaignTerms = { accent: 'violet', needs: ['login'], ruleVersion: '20260101' }

const TERMS = new Map(
  Object.entries(dataFile('campaign-terms.json', v.record(v.string(), terms), data)),
)

export const campaignTerms = (activityId: string): CampaignTerms =>
  TERMS.get(activityId) ?? TEXTS_ALONE

/** The number of days that claims stay open after the campaign. */
const CLAIM_DAYS = 30

export function claimUntil(it: {
  readonly activity_id: string
  readonly end_time: Time14
}): Time14 {
  const { claimDays = CLAIM_DAYS } = campaignTerms(it.activity_id)
  return `${addDays(it.end_time.slice(0, 8), claimDays)}${it.end_time.slice(8)}`
}
