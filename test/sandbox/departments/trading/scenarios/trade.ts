import type { Call } from '#api/client.ts'
import {
  applyByEncriptTransPwd,
  applyInit,
  estimatePurchase,
  getFundProtocolConfig,
  getTransactionConfig,
  listPaymentAccount,
  queryApplyResult,
  queryFundInfo,
  queryProtocolByHash,
  queryTransRates,
  readFundProtocol,
} from '#api/calls/trade.ts'
import { seededCoupon } from '#test/sandbox/departments/coupons/seeded-coupons.ts'
import { okPayload } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import {
  bought,
  FUND,
  NO_APPLICATION,
  NO_FUND,
  passCutOff,
  purchaseInput,
  SUSPENDED_FUND,
  untilLocked,
  waitAnHour,
  WRONG_PASSWORD,
} from '#test/sandbox/testing/coverage/steps-orders.ts'

const ofFund = { fundCode: FUND }
const NO_HASH = '0'.repeat(64)

/** The first agreement of the fund, as its reader sees it. */
async function shownProtocol(call: Call) {
  const [protocol] = okPayload(await call(getFundProtocolConfig, ofFund)).protocols
  if (!protocol) throw new Error(`${FUND} has no agreement`)
  return { protocolId: protocol.protocolId, hash: protocol.hash }
}

export const trade: readonly Scenario[] = [
  scenario(queryFundInfo, async (p) => (await p.as('zhang'))(queryFundInfo, ofFund), {
    notFound: async (p) => (await p.as('zhang'))(queryFundInfo, NO_FUND),
  }),
  scenario(getTransactionConfig, async (p) => (await p.as('zhang'))(getTransactionConfig, ofFund), {
    notFound: async (p) => (await p.as('zhang'))(getTransactionConfig, NO_FUND),
  }),
  scenario(listPaymentAccount, async (p) => (await p.as('zhang'))(listPaymentAccount, ofFund), {
    notFound: async (p) => (await p.as('zhang'))(listPaymentAccount, NO_FUND),
  }),
  scenario(
    getFundProtocolConfig,
    async (p) => (await p.as('zhang'))(getFundProtocolConfig, ofFund),
    {
      notFound: async (p) => (await p.as('zhang'))(getFundProtocolConfig, NO_FUND),
    },
  ),
  scenario(
    readFundProtocol,
    async (p) => {
      const zhang = await p.as('zhang')
      return zhang(readFundProtocol, { ...ofFund, ...(await shownProtocol(zhang)) })
    },
    {
      notFound: async (p) => {
        const zhang = await p.as('zhang')
        const { protocolId } = await shownProtocol(zhang)
        return zhang(readFundProtocol, { ...ofFund, protocolId, hash: NO_HASH })
      },
    },
  ),
  scenario(
    queryProtocolByHash,
    async (p) => {
      const zhang = await p.as('zhang')
      const { hash } = await shownProtocol(zhang)
      return zhang(queryProtocolByHash, { hash })
    },
    { notFound: async (p) => (await p.as('zhang'))(queryProtocolByHash, { hash: NO_HASH }) },
  ),
  scenario(queryTransRates, async (p) => (await p.as('zhang'))(queryTransRates, ofFund), {
    notFound: async (p) => (await p.as('zhang'))(queryTransRates, NO_FUND),
  }),
  scenario(
    estimatePurchase,
    async (p) => p.anyone(estimatePurchase, { ...ofFund, amount: '1000.00' }),
    {
      notFound: async (p) => p.anyone(estimatePurchase, { ...NO_FUND, amount: '1000.00' }),
      amountOutOfRange: async (p) => p.anyone(estimatePurchase, { ...ofFund, amount: '1.00' }),
    },
  ),
  scenario(applyInit, async (p) => (await p.as('zhang'))(applyInit, ofFund), {
    notFound: async (p) => (await p.as('zhang'))(applyInit, NO_FUND),
  }),
  scenario(applyByEncriptTransPwd, async (p) => bought(p, await p.as('zhang')), {
    notFound: async (p) => {
      const zhang = await p.as('zhang')
      return zhang(applyByEncriptTransPwd, {
        ...(await purchaseInput(p, zhang)),
        ...NO_APPLICATION,
      })
    },
    wrongTradingPassword: async (p) => bought(p, await p.as('zhang'), { password: WRONG_PASSWORD }),
    tradingPasswordLocked: async (p) => {
      const zhang = await p.as('zhang')
      const fields = await purchaseInput(p, zhang, { password: WRONG_PASSWORD })
      return untilLocked(() => zhang(applyByEncriptTransPwd, fields))
    },
    notPurchasable: async (p) => bought(p, await p.as('zhang'), { fundCode: SUSPENDED_FUND }),
    amountOutOfRange: async (p) => bought(p, await p.as('zhang'), { amount: '1.00' }),
    riskMismatch: async (p) => bought(p, await p.as('wang'), { bankSerial: 'wang-1' }),
    cardUnavailable: async (p) => bought(p, await p.as('qian'), { bankSerial: 'qian-2' }),
    agreementUnread: async (p) => {
      const zhang = await p.as('zhang')
      return zhang(applyByEncriptTransPwd, {
        ...(await purchaseInput(p, zhang)),
        protocolHashes: [],
      })
    },
    applicationExpired: async (p) => {
      const zhang = await p.as('zhang')
      const fields = await purchaseInput(p, zhang)
      await waitAnHour(p)
      return zhang(applyByEncriptTransPwd, fields)
    },
    couponUnusable: async (p) => {
      const saver = await p.as('saver')
      const fields = await purchaseInput(p, saver, { bankSerial: 'saver-1' })
      const cardIds = [seededCoupon('saver', 'locked')]
      return saver(applyByEncriptTransPwd, { ...fields, cardIds })
    },
    pricingDayMoved: async (p) => {
      await p.moveClock({ to: '20260311145958' })
      const zhang = await p.as('zhang')
      const fields = await purchaseInput(p, zhang)
      await passCutOff(p)
      return zhang(applyByEncriptTransPwd, fields)
    },
  }),
  scenario(
    queryApplyResult,
    async (p) => {
      const zhang = await p.as('zhang')
      const { applyNo } = okPayload(await bought(p, zhang))
      return zhang(queryApplyResult, { applyNo })
    },
    { notFound: async (p) => (await p.as('zhang'))(queryApplyResult, NO_APPLICATION) },
  ),
]
