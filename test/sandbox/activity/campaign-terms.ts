import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import type { CampaignNeed } from '#domain/campaign/campaign-state.ts'
import type { Tier } from '#domain/vip/vip-tiers.ts'
import {
  KEEP,
  KEEP_LATER,
  KEEP_MEMBERS,
  KEEP_OVER,
  KEEP_PAUSED,
  KEEP_SOLD_OUT,
} from './catalogue.ts'

/** What an operator sets for a campaign besides its dates and texts. */
interface CampaignTerms {
  /** The module whose screens show it; without one it is shown in the app alone. */
  route?: 'keepActivity'
  accent: 'blue' | 'gold' | 'amber' | 'red' | 'green' | 'violet'
  needs: readonly CampaignNeed[]
  /** Which tier is the least, where one is among the needs. */
  tier?: Tier
  ruleVersion: string
  consentId?: string
  paused?: string
  /** How many may join. */
  places?: number
}

const KEEP_TERMS: CampaignTerms = {
  route: 'keepActivity',
  accent: 'blue',
  needs: ['login', 'verified', 'card'],
  ruleVersion: '20260201',
  consentId: 'keep-rules',
}

/** A game or an activity of texts alone. */
const IN_APP: CampaignTerms = { accent: 'violet', needs: ['login'], ruleVersion: '20260101' }

const TERMS: Readonly<Record<string, CampaignTerms>> = {
  [KEEP]: KEEP_TERMS,
  [KEEP_OVER]: { ...KEEP_TERMS, accent: 'green' },
  [KEEP_LATER]: { ...KEEP_TERMS, accent: 'gold' },
  [KEEP_SOLD_OUT]: { ...KEEP_TERMS, accent: 'red', places: 0 },
  [KEEP_MEMBERS]: {
    ...KEEP_TERMS,
    accent: 'gold',
    needs: [...KEEP_TERMS.needs, 'tier'],
    tier: 3,
  },
  [KEEP_PAUSED]: { ...KEEP_TERMS, accent: 'amber', paused: '规则调整中，恢复时间另行公告' },
}

export const campaignTerms = (activityId: string): CampaignTerms => TERMS[activityId] ?? IN_APP

/** What was earned can be claimed so many days longer than the campaign runs. */
const CLAIM_DAYS = 30

export const claimUntil = ({ end_time: end }: { end_time: Time14 }): Time14 =>
  `${addDays(end.slice(0, 8), CLAIM_DAYS)}${end.slice(8)}`
