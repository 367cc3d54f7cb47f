import * as accountOpening from './calls/account-opening.ts'
import * as account from './calls/account.ts'
import * as activity from './calls/activity.ts'
import * as asset from './calls/asset.ts'
import * as auth from './calls/auth.ts'
import * as bank from './calls/bank.ts'
import * as cancel from './calls/cancel.ts'
import * as convert from './calls/convert.ts'
import type { Endpoint } from './endpoint.ts'
import * as fundArchives from './calls/fund-archives.ts'
import * as fundMarket from './calls/fund-market.ts'
import * as fund from './calls/fund.ts'
import * as gameTrading from './calls/game-trading.ts'
import * as keepChallenge from './calls/keep-challenge.ts'
import * as login from './calls/login.ts'
import * as monthlyReport from './calls/monthly-report.ts'
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
import * as stepUp from './calls/step-up.ts'
import * as track from './calls/track.ts'
import * as trade from './calls/trade.ts'
import * as tradingGame from './calls/trading-game.ts'
import * as transaction from './calls/transaction.ts'

function isEndpoint(it: unknown): it is Endpoint {
  return typeof it === 'object' && it !== null && 'path' in it && 'payload' in it
}

const endpointsOf = (file: object): readonly Endpoint[] => Object.values(file).filter(isEndpoint)

/** Every call that the product makes, family by family: a family is a file here and a row below. */
export const families: Readonly<Record<string, readonly Endpoint[]>> = {
  login: endpointsOf(login),
  registration: endpointsOf(registration),
  auth: endpointsOf(auth),
  'account-opening': endpointsOf(accountOpening),
  account: endpointsOf(account),
  'step-up': endpointsOf(stepUp),
  bank: endpointsOf(bank),
  'payment-bank': endpointsOf(paymentBank),
  'pension-bank': endpointsOf(pensionBank),
  risk: endpointsOf(risk),
  privacy: endpointsOf(privacy),
  fund: endpointsOf(fund),
  'fund-archives': endpointsOf(fundArchives),
  'fund-market': endpointsOf(fundMarket),
  trade: endpointsOf(trade),
  redeem: endpointsOf(redeem),
  convert: endpointsOf(convert),
  cancel: endpointsOf(cancel),
  transaction: endpointsOf(transaction),
  asset: endpointsOf(asset),
  plan: endpointsOf(plan),
  'plan-change': endpointsOf(planChange),
  'monthly-report': endpointsOf(monthlyReport),
  remittance: endpointsOf(remittance),
  redirect: endpointsOf(redirect),
  'trading-game': endpointsOf(tradingGame),
  'game-trading': endpointsOf(gameTrading),
  'keep-challenge': endpointsOf(keepChallenge),
  activity: endpointsOf(activity),
  track: endpointsOf(track),
}

/** The same, without families. The sandbox takes its routes from this list. */
export const endpoints: readonly Endpoint[] = Object.values(families).flat()
