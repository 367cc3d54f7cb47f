import * as direct from '#api/calls/direct-challenge.ts'
import * as keep from '#api/calls/keep-challenge.ts'
import { RUNNING } from '#domain/campaign/running-editions.ts'
import { directActivityPaths } from '#paths/activities/direct-activity.ts'
import { keepActivityPaths } from '#paths/activities/keep-activity.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import type { CampaignPages } from '#shared/views/activity/campaign-pages.ts'

/** The calls of a challenge; those of all challenges have one shape. */
interface ChallengeCalls {
  readonly home: typeof keep.keepHomepage
  readonly list: typeof keep.keepInvestList
  readonly claim: typeof keep.keepClaimRewards
  readonly canJoin: typeof keep.canJoinActivity
  readonly welcome: typeof keep.queryWelcomeConfig
}

/** A challenge of going on with a plan: all by which one differs from another. */
export interface Challenge {
  readonly name: string
  /** The edition that is meant where an address names none. */
  readonly running: string
  readonly calls: ChallengeCalls
  readonly pages: CampaignPages
  readonly instalments: (activityId: string) => string
  /** The form of its plan; of one of its funds where that is chosen. */
  readonly form: (activityId: string, fundCode?: string) => string
  /** The number of weeks that a plan made after another must have until the end; null for any. */
  readonly weeks: number | null
}

export const KEEP: Challenge = {
  name: '坚持定投挑战',
  running: RUNNING.keepActivity,
  calls: {
    home: keep.keepHomepage,
    list: keep.keepInvestList,
    claim: keep.keepClaimRewards,
    canJoin: keep.canJoinActivity,
    welcome: keep.queryWelcomeConfig,
  },
  pages: {
    loading: (activityId) => keepActivityPaths.loading.to({ activityId }),
    welcome: (activityId) => keepActivityPaths.welcome.to({ activityId }),
    home: (activityId) => keepActivityPaths.keepActivityHome.to({ activityId }),
    error: (activityId, why) => keepActivityPaths.activityError.to({ activityId, why }),
  },
  instalments: (activityId) => keepActivityPaths.keepDirectDetail.to({ activityId }),
  form: (activityId, fundCode) => directInvestPaths.keepInvestCashier.to({ activityId, fundCode }),
  weeks: null,
}

export const DIRECT: Challenge = {
  name: '12 周定投挑战',
  running: RUNNING.directActivity,
  calls: {
    home: direct.directHomepage,
    list: direct.directInvestList,
    claim: direct.directClaimRewards,
    canJoin: direct.directCanJoin,
    welcome: direct.directWelcome,
  },
  pages: {
    loading: (activityId) => directActivityPaths.loading.to({ activityId }),
    welcome: (activityId) => directActivityPaths.welcome.to({ activityId }),
    home: (activityId) => directActivityPaths.home.to({ activityId }),
    error: (activityId, why) => directActivityPaths.error.to({ activityId, why }),
  },
  instalments: (activityId) => directActivityPaths.detail.to({ activityId }),
  form: (activityId, fundCode) =>
    directInvestPaths.keepInvestCashier.to({ activityId, fundCode, cycle: 'weekly' }),
  weeks: 12,
}

/** Returns the challenge whose screens have this first segment; else the keep challenge. */
export const challengeOn = (route: string | null): Challenge =>
  route === 'directActivity' ? DIRECT : KEEP

/** Returns the edition that an address names, else the one that runs. */
export const editionIn = (
  { running }: Challenge,
  { activityId = running }: { readonly activityId?: string | undefined },
): string => activityId
