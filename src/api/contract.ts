import * as accountOpening from './calls/account-opening.ts'
import * as account from './calls/account.ts'
import * as activity from './calls/activity.ts'
import * as asset from './calls/asset.ts'
import * as auth from './calls/auth.ts'
import * as bank from './calls/bank.ts'
import * as cancel from './calls/cancel.ts'
import * as company from './calls/company.ts'
import * as complaint from './calls/complaint.ts'
import * as content from './calls/content.ts'
import * as convert from './calls/convert.ts'
import type { Endpoint } from './endpoint.ts'
import * as expert from './calls/expert.ts'
import * as fundArchives from './calls/fund-archives.ts'
import * as fundIndex from './calls/fund-index.ts'
import * as fundMarket from './calls/fund-market.ts'
import * as fundPeople from './calls/fund-people.ts'
import * as fundRule from './calls/fund-rule.ts'
import * as fund from './calls/fund.ts'
import * as gameTrading from './calls/game-trading.ts'
import * as gate from './calls/gate.ts'
import * as keepChallenge from './calls/keep-challenge.ts'
import * as login from './calls/login.ts'
import * as message from './calls/message.ts'
import * as monthlyReport from './calls/monthly-report.ts'
import * as page from './calls/page.ts'
import * as paymentBank from './calls/payment-bank.ts'
import * as pensionBank from './calls/pension-bank.ts'
import * as planChange from './calls/plan-change.ts'
import * as plan from './calls/plan.ts'
import * as privacy from './calls/privacy.ts'
import * as redeem from './calls/redeem.ts'
import * as redirect from './calls/redirect.ts'
import * as registration from './calls/registration.ts'
import * as remittance from './calls/remittance.ts'
import * as risk from './calls/risk.ts'
import * as security from './calls/security.ts'
import * as serviceRequest from './calls/service-request.ts'
import * as stepUp from './calls/step-up.ts'
import * as track from './calls/track.ts'
import * as trade from './calls/trade.ts'
import * as tradingGame from './calls/trading-game.ts'
import * as transaction from './calls/transaction.ts'

function isEndpoint(it: unknown): it is Endpoint {
  return typeof it === 'object' && it !== null && 'path' in it && 'payload' in it
}

const exportedEndpoints = (file: object): readonly Endpoint[] =>
  Object.values(file).filter(isEndpoint)

/** Every call that the product makes, family by family: a family is a file here and a row below. */
export const families: Readonly<Record<string, readonly Endpoint[]>> = {
  login: exportedEndpoints(login),
  registration: exportedEndpoints(registration),
  auth: exportedEndpoints(auth),
  'account-opening': exportedEndpoints(accountOpening),
  account: exportedEndpoints(account),
  'step-up': exportedEndpoints(stepUp),
  bank: exportedEndpoints(bank),
  'service-request': exportedEndpoints(serviceRequest),
  message: exportedEndpoints(message),
  security: exportedEndpoints(security),
  complaint: exportedEndpoints(complaint),
  'payment-bank': exportedEndpoints(paymentBank),
  'pension-bank': exportedEndpoints(pensionBank),
  risk: exportedEndpoints(risk),
  privacy: exportedEndpoints(privacy),
  fund: exportedEndpoints(fund),
  'fund-archives': exportedEndpoints(fundArchives),
  'fund-index': exportedEndpoints(fundIndex),
  'fund-people': exportedEndpoints(fundPeople),
  'fund-market': exportedEndpoints(fundMarket),
  'fund-rule': exportedEndpoints(fundRule),
  trade: exportedEndpoints(trade),
  redeem: exportedEndpoints(redeem),
  convert: exportedEndpoints(convert),
  cancel: exportedEndpoints(cancel),
  transaction: exportedEndpoints(transaction),
  asset: exportedEndpoints(asset),
  plan: exportedEndpoints(plan),
  'plan-change': exportedEndpoints(planChange),
  'monthly-report': exportedEndpoints(monthlyReport),
  remittance: exportedEndpoints(remittance),
  gate: exportedEndpoints(gate),
  redirect: exportedEndpoints(redirect),
  'trading-game': exportedEndpoints(tradingGame),
  'game-trading': exportedEndpoints(gameTrading),
  'keep-challenge': exportedEndpoints(keepChallenge),
  activity: exportedEndpoints(activity),
  content: exportedEndpoints(content),
  company: exportedEndpoints(company),
  expert: exportedEndpoints(expert),
  page: exportedEndpoints(page),
  track: exportedEndpoints(track),
}

/** The same, without families. The sandbox takes its routes from this list. */
export const endpoints: readonly Endpoint[] = Object.values(families).flat()
