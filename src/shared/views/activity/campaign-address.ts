import type { Campaign } from '#templates/activity/campaign.ts'
import { answerRushPaths } from '#paths/activities/answer-rush.ts'
import { challengeProfitPaths } from '#paths/activities/challenge-profit.ts'
import { directActivityPaths } from '#paths/activities/direct-activity.ts'
import { financialIntelligencePaths } from '#paths/activities/financial-intelligence.ts'
import { keepActivityPaths } from '#paths/activities/keep-activity.ts'
import { puzzlePaths } from '#paths/activities/puzzle.ts'
import { sftPaths } from '#paths/activities/sft.ts'
import { treasureChestPaths } from '#paths/activities/treasure-chest.ts'
import { downloadPaths } from '#paths/download.ts'
import { goldTreePaths } from '#paths/pension/gold-tree.ts'

type Home = (activityId: string) => string

const chestHome: Home = (activityId) => treasureChestPaths.main.to({ activityId })

/** The home of a campaign by the first segment of its screens. */
const HOMES: ReadonlyMap<string, Home> = new Map<string, Home>([
  ['answerRush', (activityId) => answerRushPaths.answerRushHome.to({ activityId })],
  ['challengeProfit', (activityId) => challengeProfitPaths.challengeProfitHome.to({ activityId })],
  ['directActivity', (activityId) => directActivityPaths.loading.to({ activityId })],
  [
    'financial_intelligence',
    (activityId) => financialIntelligencePaths.financialIntelligenceHome.to({ activityId }),
  ],
  ['goldTree', (activityId) => goldTreePaths.goldTreeHome.to({ activityId })],
  ['keepActivity', (activityId) => keepActivityPaths.loading.to({ activityId })],
  ['puzzle', (activityId) => puzzlePaths.home.to({ activityId })],
  ['sft', (activityId) => sftPaths.sftHome.to({ activityId })],
  ['treasureChest', chestHome],
])

type Placed = Pick<Campaign, 'activityId' | 'needs' | 'route'>

/** The home here; null of a campaign that these pages have no screens for. */
const homeHere = ({ needs, route }: Placed): Home | null =>
  // One of texts alone is shown where chests are, by its rules.
  needs.includes('app') ? null : route === null ? chestHome : (HOMES.get(route) ?? null)

/**
 * Returns whether a campaign is in the app alone. Every way to a campaign asks this, or
 * `campaignAddress`.
 */
export const isInApp = (campaign: Placed): boolean => homeHere(campaign) === null

/** Returns where a campaign is opened; of one that is in the app alone, where the app is. */
export const campaignAddress = (campaign: Placed): string =>
  homeHere(campaign)?.(campaign.activityId) ?? downloadPaths.download.to()
