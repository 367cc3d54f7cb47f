import { cmbOpenSignPage } from '#api/calls/payment-bank.ts'
import { convert } from '#api/calls/convert.ts'
import { getFundProtocolConfig } from '#api/calls/trade.ts'
import { queryTransactionList } from '#api/calls/transaction.ts'
import { decideAtBank, RETURN_URL } from '#test/sandbox/identity/test-bank-pages.ts'
import {
  ask,
  buy,
  shownPricingDay,
  signIn,
  type Reachable,
  type Session,
} from '#test/sandbox/test-client.ts'
import { sealedProof } from '#test/sandbox/trading/test-sales.ts'

/** What qian buys, so that an order is under way. */
export const BOUGHT = '980303'
const FROM = '980501'
const INTO = '980301'

/** What samples need of the sandbox they show. */
export interface FixtureIds {
  /** The number of some order of zhang's. */
  readonly applyNo: string
  /** The number of a purchase of `BOUGHT` that qian has just placed. */
  readonly placedNo: string
  /** Both halves of a conversion that zhang has just placed. */
  readonly conversion: Readonly<Record<'outgoing' | 'incoming', string>>
  /**
   * Zhang's signings at the payment bank: one without an answer of the bank, one agreed to and one
   * refused.
   */
  readonly signings: Readonly<Record<'waiting' | 'agreed' | 'refused', string>>
}

/** For a list of the samples, without a sandbox. */
export const EXAMPLE_IDS: FixtureIds = {
  applyNo: '202501020000000001',
  placedNo: '202501020000000002',
  conversion: { outgoing: '202501020000000003', incoming: '202501020000000004' },
  signings: { waiting: 'B20260101', agreed: 'B20260102', refused: 'B20260103' },
}

/** Converts shares of zhang's; the numbers of both halves. */
async function converted(sandbox: Reachable, zhang: Session, publicKey: string) {
  const { applyNo, transPwd } = await sealedProof(sandbox, zhang, FROM, {
    kind: 'convert',
    publicKey,
  })
  const { protocols } = await ask(sandbox, getFundProtocolConfig, { fundCode: INTO }, zhang)
  const terms = {
    fundCode: FROM,
    targetFundCode: INTO,
    bankSerial: 'zhang-1',
    shares: '100.00',
    largeRedeemFlag: '1',
    protocolIds: protocols.map(({ protocolId }) => protocolId),
    cfmTime: null,
    pricingDay: await shownPricingDay(sandbox, zhang, FROM),
  } as const
  await ask(sandbox, convert, { ...terms, applyNo, transPwd }, zhang)
  const asked = { page: 1, size: 10, kind: 'convert' } as const
  const { records } = await ask(sandbox, queryTransactionList, asked, zhang)
  const number = (code: string) =>
    records.find(({ businessCode }) => businessCode === code)?.applyNo ?? ''
  return { outgoing: number('36'), incoming: number('37') }
}

/** Does in a new sandbox what some samples show, and returns their numbers. */
export async function makeFixtures(sandbox: Reachable, publicKey: string): Promise<FixtureIds> {
  const zhang = await signIn(sandbox, 'zhang')
  const { records } = await ask(sandbox, queryTransactionList, { page: 1, size: 1 }, zhang)
  const order = { fundCode: BOUGHT, amount: '1000.00', bankSerial: 'qian-1', publicKey }
  const { applyNo: placedNo } = await buy(sandbox, await signIn(sandbox, 'qian'), order)

  const sign = async (decision: 'agree' | 'refuse' | null) => {
    const wish = { bankId: '1009', nextType: '3', returnUrl: RETURN_URL }
    const { url, signNo } = await ask(sandbox, cmbOpenSignPage, wish, zhang)
    if (decision !== null) await decideAtBank(sandbox, url, { decision, mobile: '19900000009' })
    return signNo
  }
  return {
    applyNo: records[0]?.applyNo ?? '',
    placedNo,
    conversion: await converted(sandbox, zhang, publicKey),
    signings: {
      waiting: await sign(null),
      agreed: await sign('agree'),
      refused: await sign('refuse'),
    },
  }
}
