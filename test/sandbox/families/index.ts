import { endpoints } from '#api/contract.ts'
import { accountFamily } from './account/account.ts'
import { accountOpeningFamily } from './account/account-opening.ts'
import { activityFamily } from './activity.ts'
import { assetFamily } from './asset.ts'
import { authFamily } from './account/auth.ts'
import { bankFamily } from './account/bank.ts'
import { cancelFamily } from './cancel.ts'
import { companyFamily } from './content/company.ts'
import { complaintFamily } from './account/complaint.ts'
import { contentFamily } from './content/content.ts'
import { convertFamily } from './convert.ts'
import { expertFamily } from './content/expert.ts'
import { fundArchivesFamily } from './fund-archives.ts'
import { fundIndexFamily } from './funds/fund-index.ts'
import { fundMarketFamily } from './fund-market.ts'
import { fundRuleFamily } from './funds/fund-rule.ts'
import { fundPeopleFamily } from './funds/fund-people.ts'
import { fundFamily } from './fund.ts'
import { gateFamily } from './gate.ts'
import { gameTradingFamily } from './game-trading.ts'
import { keepChallengeFamily } from './keep-challenge.ts'
import { loginFamily } from './account/login.ts'
import { messageFamily } from './account/message.ts'
import { monthlyReportFamily } from './monthly-report.ts'
import { pageFamily } from './page.ts'
import { paymentBankFamily } from './account/payment-bank.ts'
import { pensionBankFamily } from './account/pension-bank.ts'
import { planChangeFamily } from './plan-change.ts'
import { planFamily } from './plan.ts'
import { redeemFamily } from './redeem.ts'
import { redirectFamily } from './account/redirect.ts'
import { privacyFamily } from './account/privacy.ts'
import { registrationFamily } from './account/registration.ts'
import { remittanceFamily } from './remittance.ts'
import { riskFamily } from './account/risk.ts'
import { securityFamily } from './account/security.ts'
import type { Route } from './route.ts'
import { serviceRequestFamily } from './account/service-request.ts'
import { stepUpFamily } from './account/step-up.ts'
import { trackFamily } from './track.ts'
import { tradeFamily } from './trade.ts'
import { tradingGameFamily } from './trading-game.ts'
import { transactionFamily } from './transaction.ts'

const FAMILIES: readonly (readonly Route[])[] = [
  loginFamily,
  authFamily,
  registrationFamily,
  accountFamily,
  accountOpeningFamily,
  stepUpFamily,
  messageFamily,
  securityFamily,
  complaintFamily,
  bankFamily,
  serviceRequestFamily,
  riskFamily,
  paymentBankFamily,
  pensionBankFamily,
  privacyFamily,
  fundFamily,
  fundArchivesFamily,
  fundIndexFamily,
  fundMarketFamily,
  fundPeopleFamily,
  fundRuleFamily,
  tradeFamily,
  redeemFamily,
  convertFamily,
  cancelFamily,
  remittanceFamily,
  redirectFamily,
  gateFamily,
  transactionFamily,
  assetFamily,
  planFamily,
  planChangeFamily,
  monthlyReportFamily,
  tradingGameFamily,
  gameTradingFamily,
  keepChallengeFamily,
  activityFamily,
  contentFamily,
  companyFamily,
  expertFamily,
  pageFamily,
  trackFamily,
]

/** A route for each answered call; literal paths come before those with a field in their place. */
export function routes(): readonly Route[] {
  const all = FAMILIES.flat()
  const found = endpoints.flatMap(
    (endpoint) => all.find((route) => route.endpoint === endpoint) ?? [],
  )
  const hasField = ({ endpoint }: Route) => endpoint.path.includes('{')
  return [...found.filter((route) => !hasField(route)), ...found.filter(hasField)]
}

/** Calls of the contract without a route, which the sandbox answers with 404. */
export function unanswered(): readonly string[] {
  const answered = new Set(FAMILIES.flat().map((it) => it.endpoint.name))
  return endpoints.map(({ name }) => name).filter((name) => !answered.has(name))
}
