import { convert as convertCall, estimateConvert, listConvertFund } from '#api/calls/convert.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import {
  BOND_FUND,
  conversionInput,
  converted,
  FOREIGN_FUND,
  FUND,
  MORE_THAN_HELD,
  NO_FUND,
  passCutOff,
  SUSPENDED_FUND,
  UNSELLABLE_FUND,
  untilLocked,
  waitAnHour,
  WRONG_PASSWORD,
  NO_APPLICATION,
} from '#test/sandbox/testing/coverage/steps-orders.ts'

/** Of the same company, and above zhang's class. */
const RISKY_FUND = '980201'
const conversion = {
  fundCode: BOND_FUND,
  targetFundCode: FUND,
  bankSerial: 'zhang-1',
  shares: '100.00',
}

export const convert: readonly Scenario[] = [
  scenario(
    listConvertFund,
    async (p) => (await p.as('zhang'))(listConvertFund, { fundCode: FUND }),
    {
      notFound: async (p) => (await p.as('zhang'))(listConvertFund, NO_FUND),
    },
  ),
  scenario(convertCall, async (p) => converted(p, await p.as('zhang')), {
    notFound: async (p) => {
      const zhang = await p.as('zhang')
      return zhang(convertCall, { ...(await conversionInput(p, zhang)), ...NO_APPLICATION })
    },
    wrongTradingPassword: async (p) =>
      converted(p, await p.as('zhang'), { password: WRONG_PASSWORD }),
    tradingPasswordLocked: async (p) => {
      const zhang = await p.as('zhang')
      const fields = await conversionInput(p, zhang, { password: WRONG_PASSWORD })
      return untilLocked(() => zhang(convertCall, fields))
    },
    applicationExpired: async (p) => {
      const zhang = await p.as('zhang')
      const fields = await conversionInput(p, zhang)
      await waitAnHour(p)
      return zhang(convertCall, fields)
    },
    notRedeemable: async (p) => converted(p, await p.as('zhang'), { fundCode: UNSELLABLE_FUND }),
    sharesShort: async (p) => converted(p, await p.as('zhang'), { shares: MORE_THAN_HELD }),
    notConvertible: async (p) =>
      converted(p, await p.as('zhang'), { targetFundCode: SUSPENDED_FUND }),
    riskMismatch: async (p) => converted(p, await p.as('zhang'), { targetFundCode: RISKY_FUND }),
    agreementUnread: async (p) => {
      const zhang = await p.as('zhang')
      return zhang(convertCall, { ...(await conversionInput(p, zhang)), protocolHashes: [] })
    },
    pricingDayMoved: async (p) => {
      await p.moveClock({ to: '20260311145958' })
      const zhang = await p.as('zhang')
      const fields = await conversionInput(p, zhang)
      await passCutOff(p)
      return zhang(convertCall, fields)
    },
  }),
  scenario(estimateConvert, async (p) => (await p.as('zhang'))(estimateConvert, conversion), {
    notFound: async (p) =>
      (await p.as('zhang'))(estimateConvert, { ...conversion, bankSerial: 'qian-1' }),
    sharesShort: async (p) =>
      (await p.as('zhang'))(estimateConvert, { ...conversion, shares: MORE_THAN_HELD }),
    notConvertible: async (p) =>
      (await p.as('zhang'))(estimateConvert, { ...conversion, targetFundCode: FOREIGN_FUND }),
  }),
]
