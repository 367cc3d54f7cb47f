import {
  estimateRedeem,
  fastRedeemRepeat,
  getConvertAndRedeemInfo,
  queryArrivalInfo,
  queryRedeemRetentionAds,
  queryWalletLimits,
  redeem as redeemCall,
} from '#api/calls/redeem.ts'
import { mobileChangedByPictures } from '#test/sandbox/testing/coverage/steps-service.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import {
  FUND,
  MORE_THAN_HELD,
  NO_FUND,
  passCutOff,
  saleInput,
  sold,
  UNSELLABLE_FUND,
  untilLocked,
  waitAnHour,
  WALLET,
  withdrawalInput,
  withdrawn,
  WRONG_PASSWORD,
  NO_APPLICATION,
} from '#test/sandbox/testing/coverage/steps-orders.ts'

const ofFund = { fundCode: FUND }
const sale = { ...ofFund, bankSerial: 'zhang-1', shares: '100.00' }

export const redeem: readonly Scenario[] = [
  scenario(
    getConvertAndRedeemInfo,
    async (p) => (await p.as('zhang'))(getConvertAndRedeemInfo, ofFund),
    { notFound: async (p) => (await p.as('zhang'))(getConvertAndRedeemInfo, NO_FUND) },
  ),
  scenario(
    queryArrivalInfo,
    async (p) => (await p.as('zhang'))(queryArrivalInfo, { ...ofFund, applyKind: 'redeem' }),
    {
      notFound: async (p) =>
        (await p.as('zhang'))(queryArrivalInfo, { ...NO_FUND, applyKind: 'redeem' }),
    },
  ),
  scenario(redeemCall, async (p) => sold(p, await p.as('zhang')), {
    notFound: async (p) => {
      const zhang = await p.as('zhang')
      return zhang(redeemCall, { ...(await saleInput(p, zhang)), ...NO_APPLICATION })
    },
    wrongTradingPassword: async (p) => sold(p, await p.as('zhang'), { password: WRONG_PASSWORD }),
    tradingPasswordLocked: async (p) => {
      const zhang = await p.as('zhang')
      const fields = await saleInput(p, zhang, { password: WRONG_PASSWORD })
      return untilLocked(() => zhang(redeemCall, fields))
    },
    applicationExpired: async (p) => {
      const zhang = await p.as('zhang')
      const fields = await saleInput(p, zhang)
      await waitAnHour(p)
      return zhang(redeemCall, fields)
    },
    notRedeemable: async (p) =>
      sold(p, await p.as('qian'), { fundCode: UNSELLABLE_FUND, bankSerial: 'qian-1' }),
    sharesShort: async (p) => sold(p, await p.as('zhang'), { shares: MORE_THAN_HELD }),
    pricingDayMoved: async (p) => {
      await p.moveClock({ to: '20260311145958' })
      const zhang = await p.as('zhang')
      const fields = await saleInput(p, zhang)
      await passCutOff(p)
      return zhang(redeemCall, fields)
    },
  }),
  scenario(fastRedeemRepeat, async (p) => withdrawn(p, await p.as('zhang')), {
    notFound: async (p) => {
      const zhang = await p.as('zhang')
      return zhang(fastRedeemRepeat, { ...(await withdrawalInput(p, zhang)), ...NO_APPLICATION })
    },
    wrongTradingPassword: async (p) =>
      withdrawn(p, await p.as('zhang'), { password: WRONG_PASSWORD }),
    tradingPasswordLocked: async (p) => {
      const zhang = await p.as('zhang')
      const fields = await withdrawalInput(p, zhang, { password: WRONG_PASSWORD })
      return untilLocked(() => zhang(fastRedeemRepeat, fields))
    },
    applicationExpired: async (p) => {
      const zhang = await p.as('zhang')
      const fields = await withdrawalInput(p, zhang)
      await waitAnHour(p)
      return zhang(fastRedeemRepeat, fields)
    },
    notRedeemable: async (p) => withdrawn(p, await p.as('zhang'), ofFund),
    sharesShort: async (p) => withdrawn(p, await p.as('xu'), { bankSerial: 'xu-1' }),
    quickLimitReached: async (p) => withdrawn(p, await p.as('zhang'), { amount: '10000.01' }),
    coolDown: async (p) => {
      await mobileChangedByPictures(p, 'zhang')
      return withdrawn(p, await p.as('zhang'))
    },
    cardUnavailable: async (p) => withdrawn(p, await p.as('qian'), { bankSerial: 'qian-2' }),
  }),
  scenario(
    queryWalletLimits,
    async (p) => (await p.as('zhang'))(queryWalletLimits, { fundCode: WALLET }),
    { notFound: async (p) => (await p.as('zhang'))(queryWalletLimits, NO_FUND) },
  ),
  scenario(estimateRedeem, async (p) => (await p.as('zhang'))(estimateRedeem, sale), {
    notFound: async (p) => (await p.as('zhang'))(estimateRedeem, { ...sale, bankSerial: 'qian-1' }),
    sharesShort: async (p) =>
      (await p.as('zhang'))(estimateRedeem, { ...sale, shares: MORE_THAN_HELD }),
  }),
  scenario(queryRedeemRetentionAds, async (p) =>
    (await p.as('zhang'))(queryRedeemRetentionAds, ofFund),
  ),
]
