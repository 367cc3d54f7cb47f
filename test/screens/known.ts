import { cmbOpenSignPage } from '#src/api/payment-bank.ts'
import { queryTransactionList } from '#src/api/transaction.ts'
import { decideAtBank, RETURN_URL } from '#test/sandbox/identity/test-bank-pages.ts'
import { ask, buy, signIn, type Reachable } from '#test/sandbox/test-client.ts'
import { BOUGHT, type Known } from './samples.ts'

/** Does in a new sandbox what some samples show, and tells their numbers. */
export async function makeKnown(sandbox: Reachable, publicKey: string): Promise<Known> {
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
    signings: {
      waiting: await sign(null),
      agreed: await sign('agree'),
      refused: await sign('refuse'),
    },
  }
}
