import type { CampaignNeed } from '#domain/campaign/campaign-state.ts'
import { vipPaths } from '#paths/activities/vip.ts'
import { authenticPaths } from '#paths/authentic.ts'
import { dealPaths } from '#paths/deal.ts'
import { downloadPaths } from '#paths/download.ts'
import { risksPaths } from '#paths/risks.ts'

/** What is met by an act on some page; signing in is an act of its own. */
export type NeedOfPage = Exclude<CampaignNeed, 'login'>

/** Where a need is met, by the address to return to; null where nothing can be done here. */
export const MET_AT: Record<
  NeedOfPage,
  ((from: string) => { readonly text: string; readonly to: string }) | null
> = {
  verified: (from) => ({ text: '去实名认证', to: authenticPaths.authentic.to({ from }) }),
  card: (from) => ({ text: '去绑定银行卡', to: dealPaths.addBank.to({ from }) }),
  risk: (from) => ({ text: '去测评', to: risksPaths.risks.to({ from }) }),
  app: (from) => ({ text: '打开 App', to: downloadPaths.download.to({ to: from }) }),
  tier: (from) => ({ text: '查看升级', to: vipPaths.upgrade.to({ from }) }),
  newcomer: null,
  adult: null,
}
