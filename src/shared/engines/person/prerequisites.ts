import { authenticPaths } from '#paths/authentic.ts'
import { bindingPaths } from '#paths/binding.ts'
import { dealPaths } from '#paths/deal.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { risksPaths } from '#paths/risks.ts'
import { taxDelayPaths } from '#paths/pension/tax-delay.ts'

/** The things that a user may need for what they are about to do. */
export type Lack =
  | 'account'
  | 'realName'
  | 'document'
  | 'activation'
  | 'tradingPassword'
  | 'personalInfo'
  | 'taxInfo'
  | 'assessment'
  | 'card'
  | 'pensionAccount'

/**
 * The place where each lack is made good (rules.md#there-and-back). `from` is a way back as
 * `wayBackTo` gives it. In the app the real name is verified by `authenticateInApp` where it can
 * be.
 */
export const prerequisites: Readonly<Record<Lack, (from: string | undefined) => string>> = {
  account: (from) => bindingPaths.binding.to({ from }),
  realName: (from) => authenticPaths.authentic.to({ from }),
  document: (from) => authenticPaths.verifyInformation.to({ step: '1', mode: 'document', from }),
  activation: (from) => authenticPaths.authentic.to({ mode: 'activate', from }),
  tradingPassword: (from) => bindingPaths.setBank.to({ from }),
  personalInfo: (from) => myCenterPaths.personalTax.to({ part: 'info', from }),
  taxInfo: (from) => myCenterPaths.personalTax.to({ part: 'crs', from }),
  assessment: (from) => risksPaths.risks.to({ from }),
  card: (from) => dealPaths.addBank.to({ from }),
  pensionAccount: (from) => taxDelayPaths.taxDelayHome.to({ from }),
}

/** Returns where the trading password is changed, or set where there is none. */
export const passwordPath = (isSet: boolean): string =>
  isSet
    ? bindingPaths.setPassword.to({ step: '1', mode: 'change' })
    : prerequisites.tradingPassword(undefined)
