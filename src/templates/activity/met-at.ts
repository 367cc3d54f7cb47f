import type { CampaignNeed } from '#domain/campaign/campaign-state.ts'
import { vipPaths } from '#paths/activities/vip.ts'
import { dealPaths } from '#paths/deal.ts'
import { downloadPaths } from '#paths/download.ts'
import { risksPaths } from '#paths/risks.ts'

/** Conditions met by an act on some page; signing in and verifying the name are their own acts. */
export type NeedOfPage = Exclude<CampaignNeed, 'login' | 'verified'>

/** The app has a flow of its own for it, so it has no address. */
export const VERIFY = '去实名认证'

/**
 * The place where a need is met, by the address to return to; null where nothing can be done here.
 */
export const MET_AT: Record<
  NeedOfPage,
  ((from: string) => { readonly text: string; readonly to: string }) | null
> = {
  card: (from) => ({ text: '去绑定银行卡', to: dealPaths.addBank.to({ from }) }),
  risk: (from) => ({ text: '去测评', to: risksPaths.risks.to({ from }) }),
  app: (from) => ({ text: '打开 App', to: downloadPaths.download.to({ to: from }) }),
  tier: (from) => ({ text: '查看升级', to: vipPaths.upgrade.to({ from }) }),
  newcomer: null,
  adult: null,
}
