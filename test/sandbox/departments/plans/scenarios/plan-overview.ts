import type { Call } from '#api/client.ts'
import * as calls from '#api/calls/plans/plan-overview.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import { anyPlan, planner } from '#test/sandbox/testing/coverage/steps-plans.ts'
import { passwordRefusals, sealPassword } from '#test/sandbox/testing/coverage/steps-proof.ts'

const requestNo = 'PLANCARD00000000'

/** The fields of a change from the first card to the second. */
async function fields(p: Provider, call: Call, password: string) {
  await anyPlan(p, call)
  const sealed = await sealPassword(p, call, password)
  return { requestNo, fromBankSerial: 'zhang-1', bankSerial: 'zhang-2', ...sealed }
}
const send = (call: Call, given: Awaited<ReturnType<typeof fields>>) =>
  call(calls.changePlansCard, given)

export const planOverview: readonly Scenario[] = [
  scenario(calls.listMonthDebits, async (p) =>
    (await p.as('planner'))(calls.listMonthDebits, { month: '202603' }),
  ),
  scenario(
    calls.changePlansCard,
    async (p) => {
      const { zhang } = await planner(p)
      return send(zhang, await fields(p, zhang, TRADING_PASSWORD))
    },
    {
      ...passwordRefusals('zhang', fields, send),
      notFound: async (p) => {
        const zhang = await p.as('zhang')
        const given = await fields(p, zhang, TRADING_PASSWORD)
        return send(zhang, { ...given, fromBankSerial: 'zhang-2', bankSerial: 'zhang-1' })
      },
      cardUnavailable: async (p) => {
        const { zhang } = await planner(p)
        return send(zhang, {
          ...(await fields(p, zhang, TRADING_PASSWORD)),
          bankSerial: 'wang-1',
        })
      },
    },
  ),
  scenario(
    calls.queryPlansCardChange,
    async (p) => {
      const { zhang } = await planner(p)
      okPayload(await send(zhang, await fields(p, zhang, TRADING_PASSWORD)))
      return zhang(calls.queryPlansCardChange, { requestNo })
    },
    { notFound: async (p) => (await p.as('zhang'))(calls.queryPlansCardChange, { requestNo }) },
  ),
]
