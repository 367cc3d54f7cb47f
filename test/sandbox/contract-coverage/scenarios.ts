import { accountOpening } from './account-opening.ts'
import { account } from './account.ts'
import { activity } from './activity.ts'
import { asset } from './asset.ts'
import { auth } from './auth.ts'
import { bank } from './bank.ts'
import { cancel } from './cancel.ts'
import { content } from './content.ts'
import { convert } from './convert.ts'
import { fundArchives, fundPeople } from './fund-archives.ts'
import { fundIndex, fundMarket } from './fund-market.ts'
import { fund } from './fund.ts'
import { fundRule } from './funds/fund-rule.ts'
import { gate } from './gate.ts'
import { gameTrading } from './game-trading.ts'
import { keepChallenge } from './keep-challenge.ts'
import { login } from './login.ts'
import { monthlyReport } from './monthly-report.ts'
import { company } from './people/company.ts'
import { message } from './people/message.ts'
import { security } from './people/security.ts'
import { complaint } from './people/complaint.ts'
import { expert } from './people/expert.ts'
import { paymentBank } from './payment-bank.ts'
import { pensionBank } from './pension-bank.ts'
import { planChange } from './plan-change.ts'
import { plan } from './plan.ts'
import { page } from './page.ts'
import { privacy } from './privacy.ts'
import type { Scenario } from './scenario.ts'
import { redeem } from './redeem.ts'
import { registration } from './registration.ts'
import { remittance } from './remittance.ts'
import { risk } from './risk.ts'
import { serviceRequest } from './service-request.ts'
import { stepUp } from './step-up.ts'
import { redirect, track } from './track.ts'
import { trade } from './trade.ts'
import { tradingGame } from './trading-game.ts'
import { transaction } from './transaction.ts'

/** The scenarios of every family of `src/api/contract.ts`, under the family's name. */
export const scenarios: Readonly<Record<string, readonly Scenario[]>> = {
  login,
  registration,
  auth,
  'account-opening': accountOpening,
  'trading-game': tradingGame,
  'game-trading': gameTrading,
  'keep-challenge': keepChallenge,
  activity,
  content,
  company,
  expert,
  fund,
  'fund-archives': fundArchives,
  'fund-index': fundIndex,
  'fund-people': fundPeople,
  'fund-market': fundMarket,
  'fund-rule': fundRule,
  trade,
  redeem,
  convert,
  cancel,
  transaction,
  asset,
  plan,
  'plan-change': planChange,
  'monthly-report': monthlyReport,
  remittance,
  redirect,
  gate,
  track,
  account,
  'step-up': stepUp,
  bank,
  'service-request': serviceRequest,
  message,
  security,
  complaint,
  'payment-bank': paymentBank,
  'pension-bank': pensionBank,
  privacy,
  page,
  risk,
}
