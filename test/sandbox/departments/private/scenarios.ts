import * as calls from '#api/calls/private-plan.ts'
import type { Call } from '#api/client.ts'
import type { ContractState } from '#domain/private-plan/contract.ts'
import { pictureFile, png } from '#test/sandbox/departments/identity/testing/steps.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import { passwordRefusals, sealPassword } from '#test/sandbox/testing/coverage/steps-proof.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { asPartner, EQUITY, FIXED, FULL, MIXED, numbered, signature } from './testing/signing.ts'

const requestNo = numbered('scenario')
const MILLION = '1000000.00'

const contracts = async (call: Call) =>
  okPayload(await call(calls.listPrivateContracts, {})).contracts

/** The number of the contract of `private` in a state. */
async function contractIn(call: Call, state: ContractState): Promise<string> {
  const found = (await contracts(call)).find((it) => it.state === state)
  if (found === undefined) throw new Error(`no contract is ${state}`)
  return found.contractNo
}

const declare = async (call: Call, other: object = {}) => {
  const { declaration } = okPayload(await call(calls.queryPrivateState, {}))
  return call(calls.confirmTargetInvestor, {
    requestNo,
    condition: 'assets',
    hash: declaration.hash,
    ...other,
  })
}

const hand = (call: Call, file = png()) =>
  call(calls.submitCertificate, { requestNo, kind: 'income', file })

interface Wanted {
  readonly fundCode?: string
  readonly amount?: string
  readonly hashes?: string[]
}

async function sign(p: Provider, call: Call, wanted: Wanted = {}) {
  const { fundCode = EQUITY, amount = MILLION, hashes } = wanted
  const asked = await signature(call, fundCode, amount)
  const sealed = await sealPassword(p, call, TRADING_PASSWORD)
  return call(calls.signPrivateContract, { ...asked, ...(hashes ? { hashes } : {}), ...sealed })
}

/** The client with whatever is there to sign, and a password that may be wrong. */
const signedWith = async (p: Provider, call: Call, transPwd: string) => ({
  ...(await signature(call, EQUITY, MILLION)),
  ...(await sealPassword(p, call, transPwd)),
})

async function cancel(p: Provider, call: Call, contractNo: string) {
  const sealed = await sealPassword(p, call, TRADING_PASSWORD)
  return call(calls.cancelPrivateContract, { requestNo, contractNo, ...sealed })
}

const cooled = (p: Provider) => p.moveClock({ to: '20260311163000' })

async function visit(call: Call, contractNo: string) {
  const { questions = [] } =
    (await contracts(call)).find((it) => it.contractNo === contractNo) ?? {}
  const answers = questions.map(({ questionId }) => ({ questionId, yes: true }))
  return call(calls.answerReturnVisit, { contractNo, answers })
}

export const privatePlan: readonly Scenario[] = [
  scenario(calls.queryPrivateState, async (p) =>
    (await p.as('private'))(calls.queryPrivateState, {}),
  ),
  scenario(calls.confirmTargetInvestor, async (p) => declare(await p.as('zhang')), {
    notAuthenticated: async (p) => declare(await p.as('li')),
    riskMismatch: async (p) => declare(await p.as('zhao')),
    agreementUnread: async (p) => declare(await p.as('zhang'), { hash: '0'.repeat(64) }),
    handOver: async (p) => declare(await asPartner(p, 'zhang')),
  }),
  scenario(
    calls.queryPrivateProduct,
    async (p) => (await p.as('private'))(calls.queryPrivateProduct, { fundCode: MIXED }),
    {
      notFound: async (p) => (await p.as('zhang'))(calls.queryPrivateProduct, { fundCode: MIXED }),
    },
  ),
  scenario(
    calls.listPrivateNav,
    async (p) => (await p.as('han'))(calls.listPrivateNav, { fundCode: FIXED }),
    { notFound: async (p) => (await p.as('zhang'))(calls.listPrivateNav, { fundCode: FIXED }) },
  ),
  scenario(calls.listCertificates, async (p) =>
    (await p.as('private'))(calls.listCertificates, {}),
  ),
  scenario(calls.submitCertificate, async (p) => hand(await p.as('han')), {
    notQualified: async (p) => hand(await p.as('zhang')),
    requestPending: async (p) => hand(await p.as('zhu')),
    documentTooLarge: async (p) =>
      hand(await p.as('han'), pictureFile(new Uint8Array(10 * 1024 * 1024 + 1))),
    documentUnreadable: async (p) =>
      hand(await p.as('han'), pictureFile(new Uint8Array([1, 2, 3]))),
    handOver: async (p) => hand(await asPartner(p, 'han')),
  }),
  scenario(calls.listPrivateContracts, async (p) =>
    (await p.as('private'))(calls.listPrivateContracts, {}),
  ),
  scenario(calls.signPrivateContract, async (p) => sign(p, await p.as('qian')), {
    notFound: async (p) => {
      const asked = await signature(await p.as('private'), EQUITY, MILLION)
      const zhang = await p.as('zhang')
      const sealed = await sealPassword(p, zhang, TRADING_PASSWORD)
      return zhang(calls.signPrivateContract, { ...asked, ...sealed })
    },
    notQualified: async (p) => sign(p, await p.as('zhu')),
    quotaFull: async (p) => sign(p, await p.as('qian'), { fundCode: FULL }),
    notOpenDay: async (p) => {
      await p.moveClock({ to: '20260402150000' })
      return sign(p, await p.as('qian'))
    },
    amountOutOfRange: async (p) => sign(p, await p.as('qian'), { amount: '999999.99' }),
    riskMismatch: async (p) => {
      const han = await p.as('han')
      okPayload(await hand(han))
      await p.moveClock({ to: '20260312150000' })
      return sign(p, await p.as('han'))
    },
    agreementUnread: async (p) => sign(p, await p.as('qian'), { hashes: ['0'.repeat(64)] }),
    handOver: async (p) => sign(p, await asPartner(p, 'qian')),
    ...passwordRefusals('qian', signedWith, (call, asked) =>
      call(calls.signPrivateContract, asked),
    ),
  }),
  scenario(
    calls.cancelPrivateContract,
    async (p) => {
      const call = await p.as('private')
      return cancel(p, call, await contractIn(call, 'cooling'))
    },
    {
      notFound: async (p) =>
        cancel(p, await p.as('qian'), await contractIn(await p.as('private'), 'cooling')),
      notCancellable: async (p) => {
        const call = await p.as('private')
        return cancel(p, call, await contractIn(call, 'effective'))
      },
      ...passwordRefusals(
        'private',
        async (p, call, transPwd) => ({
          contractNo: await contractIn(call, 'cooling'),
          ...(await sealPassword(p, call, transPwd)),
        }),
        (call, asked) => call(calls.cancelPrivateContract, { requestNo, ...asked }),
      ),
    },
  ),
  scenario(
    calls.answerReturnVisit,
    async (p) => {
      await cooled(p)
      const call = await p.as('private')
      return visit(call, await contractIn(call, 'visit'))
    },
    {
      notFound: async (p) => {
        await cooled(p)
        return visit(await p.as('qian'), await contractIn(await p.as('private'), 'visit'))
      },
      coolingOff: async (p) => {
        const call = await p.as('private')
        return visit(call, await contractIn(call, 'cooling'))
      },
      alreadyClaimed: async (p) => {
        const call = await p.as('private')
        return visit(call, await contractIn(call, 'effective'))
      },
      handOver: async (p) => {
        await cooled(p)
        const call = await asPartner(p, 'private')
        return visit(call, await contractIn(call, 'visit'))
      },
    },
  ),
]
