import { BILL_YEARS } from '#domain/bill/bill-editions.ts'
import {
  MESSAGE_EVENTS,
  type MessageEvent,
  type MessagePlace,
} from '#domain/message/message-events.ts'
import { BILL_HOMES } from '#paths/activities/bill-homes.ts'
import { activityCenterPaths } from '#paths/activities/activity-center.ts'
import { announcementUrl } from '#test/sandbox/departments/company/announcements.ts'
import { assetPaths } from '#paths/asset.ts'
import { authenticPaths } from '#paths/authentic.ts'
import { bindingPaths } from '#paths/binding.ts'
import { chargePaths } from '#paths/charge.ts'
import { circlePaths } from '#paths/circle.ts'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import { campaignAddress } from '#shared/views/activity/campaign-address.ts'
import { campaignTerms } from '#test/sandbox/departments/activity/campaign-terms.ts'
import { TEXTS } from '#test/sandbox/departments/activity/catalogue.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { findItem } from '#test/sandbox/departments/content/item-view.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { fundManagerPaths } from '#paths/fund-manager.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { fundIndexPaths } from '#paths/funds/fund-index.ts'
import { goldStorePaths } from '#paths/pension/gold-store.ts'
import { itemPath } from '#shared/views/content/items/item-path.ts'
import { monthlyReportPaths } from '#paths/monthly-report.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { risksPaths } from '#paths/risks.ts'
import { staticPaths } from '#paths/static.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { vpPaths } from '#paths/vp.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import type { MessageRow } from '#test/sandbox/kernel/outbox.ts'

/** A word of a message that the books do not have later on. */
export const word = (row: MessageRow, name: string): string => String(row.detail[name] ?? '')

/** The screen of an item that was written; with its comments where it is gone. */
function writtenPath(world: World, itemId: string): string {
  const item = findItem(world, itemId)
  if (!item) return vpPaths.vpDiscuss.to({ itemId })
  const { kind, space, publish_time: publishTime, more } = item
  return itemPath({ kind, itemId, publishTime, space, reading: more.reading ?? null })
}

/** The list that has all funds of a message; the fund itself where it is of one. */
function reportsPath(row: MessageRow): string {
  if (row.detail['others'] === 0)
    return fundDetailPaths.fundDetailViews.to({ fundCode: row.subject })
  return word(row, 'list') === 'watch'
    ? fundPortalPaths.allFundList.to({ scope: 'watch' })
    : assetPaths.holdList.to()
}

/** The campaign itself; what else is announced with campaigns is in their list. */
function campaignPath(activityId: string): string {
  if (TEXTS[activityId] === undefined) return activityCenterPaths.activityCenterHome.to({})
  const { needs, route = null } = campaignTerms(activityId)
  return campaignAddress({ activityId, needs: [...needs], route })
}

const PLACES: Readonly<Record<MessagePlace, (row: MessageRow, world: World) => string>> = {
  order: ({ subject }) => transactionPaths.transactionDetail.to({ applyNo: subject }),
  plan: ({ subject, event }) =>
    event === 'planEnded' || event === 'goalReached'
      ? directInvestPaths.directInvestCease.to({ planNo: subject })
      : directInvestPaths.detail.to({ planNo: subject }),
  document: () => authenticPaths.verifyInformation.to({ step: '1', mode: 'document' }),
  assessment: () => risksPaths.risks.to(),
  security: () => myCenterPaths.security.to(),
  centre: () => myCenterPaths.centerHome.to(),
  tax: () => myCenterPaths.personalTax.to({ part: 'crs' }),
  mobile: () => bindingPaths.bindPhone.to({ step: '1' }),
  request: (row) =>
    word(row, 'request') === 'replaceCard'
      ? bindingPaths.untieSuccess.to({ type: '4', requestNo: row.subject })
      : bindingPaths.bindPhone.to({ step: '1' }),
  complaint: ({ subject }) => myCenterPaths.complaint.to({ requestNo: subject }),
  fund: ({ subject }) => fundDetailPaths.fundDetailSingle.to({ fundCode: subject }),
  fundReports: reportsPath,
  index: ({ subject }) => fundIndexPaths.indexDetail.to({ indexCode: subject }),
  question: ({ subject }) => vpPaths.vpProblem.to({ questionId: subject }),
  written: ({ subject }, world) => writtenPath(world, subject),
  reply: (row) => vpPaths.vpDiscuss.to({ itemId: word(row, 'itemId'), commentId: row.subject }),
  ownContent: () => vpPaths.personalHome.to({ personId: 'me', tab: 'posts' }),
  talk: () => fundManagerPaths.home.to(),
  milestone: () => circlePaths.tool.to({}),
  month: ({ subject }) => monthlyReportPaths.monthlyReportHome.to({ month: subject }),
  bill: ({ subject }) => {
    const year = BILL_YEARS.find((it) => String(it) === subject)
    return year === undefined ? '' : BILL_HOMES[year]
  },
  campaigns: ({ subject }) => campaignPath(subject),
  coins: () => goldStorePaths.goldStoreHome.to(),
  coupon: ({ subject }) => couponCenterPaths.couponDetail.to({ cardId: subject }),
  rules: () => chargePaths.shiftRule.to({}),
  announcement: ({ subject }) =>
    staticPaths.static.to({ url: announcementUrl(subject), title: '公司公告' }),
}

/** The address of the screen that a message leads to. */
export const messagePath = (world: World, row: MessageRow, event: MessageEvent): string =>
  PLACES[MESSAGE_EVENTS[event].leadsTo](row, world)
