import {
  queryTransactionDetail,
  queryTransactionList,
  setDividendMethod,
} from '#api/calls/transaction.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { okPayload } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import { sealPassword, passwordRefusals } from '#test/sandbox/testing/coverage/steps-proof.ts'

const page = { page: 1, size: 20 }

/** The wish of zhang for one of the funds held: its dividends in cash. */
const cash = { fundCode: '980301', bankSerial: 'zhang-1', dividendMethod: '1' } as const

export const transaction: readonly Scenario[] = [
  scenario(queryTransactionList, async (p) => (await p.as('zhang'))(queryTransactionList, page)),

  scenario(
    queryTransactionDetail,
    async (p) => {
      const zhang = await p.as('zhang')
      const { records } = okPayload(await zhang(queryTransactionList, page))
      return zhang(queryTransactionDetail, { applyNo: records[0]?.applyNo ?? '' })
    },
    {
      // Of another user it is as if it were not there.
      notFound: async (p) => {
        const { records } = okPayload(await (await p.as('zhang'))(queryTransactionList, page))
        const applyNo = records[0]?.applyNo ?? ''
        return (await p.as('wang'))(queryTransactionDetail, { applyNo })
      },
    },
  ),

  scenario(
    setDividendMethod,
    async (p) => {
      const zhang = await p.as('zhang')
      const sealed = await sealPassword(p, zhang, TRADING_PASSWORD)
      return zhang(setDividendMethod, { ...cash, ...sealed })
    },
    {
      ...passwordRefusals('zhang', sealPassword, (call, sealed) =>
        call(setDividendMethod, { ...cash, ...sealed }),
      ),
      notFound: async (p) => {
        const wang = await p.as('wang')
        const sealed = await sealPassword(p, wang, TRADING_PASSWORD)
        return wang(setDividendMethod, { ...cash, bankSerial: 'wang-1', ...sealed })
      },
    },
  ),
]
