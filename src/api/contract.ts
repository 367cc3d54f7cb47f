import * as accountOpening from './account-opening.ts'
import * as account from './account.ts'
import * as activity from './activity.ts'
import * as asset from './asset.ts'
import * as auth from './auth.ts'
import * as bank from './bank.ts'
import * as cancel from './cancel.ts'
import * as convert from './convert.ts'
import type { Endpoint } from './endpoint.ts'
import * as fundArchives from './fund-archives.ts'
import * as fundMarket from './fund-market.ts'
import * as fund from './fund.ts'
import * as gameTrading from './game-trading.ts'
import * as keepChallenge from './keep-challenge.ts'
import * as login from './login.ts'
import * as monthlyReport from './monthly-report.ts'
import * as paymentBank from './payment-bank.ts'
import * as pensionBank from './pension-bank.ts'
import * as planChange from './plan-change.ts'
import * as plan from './plan.ts'
import * as privacy from './privacy.ts'
import * as redeem from './redeem.ts'
import * as redirect from './redirect.ts'
import * as registration from './registration.ts'
import * as remittance from './remittance.ts'
import * as risk from './risk.ts'
import * as track from './track.ts'
import * as trade from './trade.ts'
import * as tradingGame from './trading-game.ts'
import * as transaction from './transaction.ts'

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
