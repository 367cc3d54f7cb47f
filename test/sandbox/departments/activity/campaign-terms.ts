import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import type { CampaignNeed } from '#domain/campaign/campaign-state.ts'
import type { Tier } from '#domain/vip/vip-tiers.ts'
import {
  CHEST,
  CHEST_EMPTY,
  CHEST_LATER,
  CHEST_OVER,
  CHEST_PAUSED,
  GAME,
  GAME_LATER,
  GAME_OVER,
  KEEP,
  KEEP_LATER,
  KEEP_MEMBERS,
  KEEP_OVER,
  KEEP_PAUSED,
  KEEP_SOLD_OUT,
  TREE,
  TREE_LATER,
  TREE_OVER,
} from './catalogue.ts'

/** What an operator sets for a campaign besides its dates and texts. */
interface CampaignTerms {
  /** The first segment of the screens that show it; without one it is texts alone. */
  route?: 'goldTree' | 'keepActivity' | 'sft' | 'treasureChest'
  accent: 'blue' | 'gold' | 'amber' | 'red' | 'green' | 'violet'
  needs: readonly CampaignNeed[]
  /** Which tier is the least, where one is among the needs. */
  tier?: Tier
  ruleVersion: string
  consentId?: string
  paused?: string
  /** For how long what was earned can be claimed after the end, in days; by default thirty. */
  claimDays?: number
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

const CHEST_TERMS: CampaignTerms = {
  route: 'treasureChest',
  accent: 'gold',
  needs: ['login', 'verified', 'adult'],
  ruleVersion: '20260301',
  claimDays: 0,
  consentId: 'chest-rules',
}

const TEXTS_ALONE: CampaignTerms = { accent: 'violet', needs: ['login'], ruleVersion: '20260101' }
const GAME_TERMS: CampaignTerms = { ...TEXTS_ALONE, route: 'sft' }
const TREE_TERMS: CampaignTerms = { ...TEXTS_ALONE, route: 'goldTree', accent: 'green' }

const TERMS: Readonly<Record<string, CampaignTerms>> = {
  [GAME]: GAME_TERMS,
  [GAME_OVER]: GAME_TERMS,
  [GAME_LATER]: GAME_TERMS,
  [TREE]: TREE_TERMS,
  [TREE_OVER]: TREE_TERMS,
  [TREE_LATER]: TREE_TERMS,
  [CHEST]: CHEST_TERMS,
  [CHEST_OVER]: CHEST_TERMS,
  [CHEST_LATER]: CHEST_TERMS,
  [CHEST_PAUSED]: { ...CHEST_TERMS, paused: '奖品补充中，恢复时间另行公告' },
  [CHEST_EMPTY]: { ...CHEST_TERMS, places: 0 },
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

export const campaignTerms = (activityId: string): CampaignTerms => TERMS[activityId] ?? TEXTS_ALONE

/** What was earned can be claimed so many days longer than the campaign runs. */
const CLAIM_DAYS = 30

export function claimUntil(it: {
  readonly activity_id: string
  readonly end_time: Time14
}): Time14 {
  const { claimDays = CLAIM_DAYS } = campaignTerms(it.activity_id)
  return `${addDays(it.end_time.slice(0, 8), claimDays)}${it.end_time.slice(8)}`
}
