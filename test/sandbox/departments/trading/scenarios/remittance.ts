import { listRemittances, queryRemittanceAccount } from '#api/calls/remittance.ts'
import { control } from '#test/sandbox/testing/test-client.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

export const remittance: readonly Scenario[] = [
  scenario(queryRemittanceAccount, async (p) => (await p.as('zhang'))(queryRemittanceAccount, {}), {
    notAuthenticated: async (p) => (await p.as('li'))(queryRemittanceAccount, {}),
  }),
  scenario(listRemittances, async (p) => {
    const zhang = await p.as('zhang')
    await control(p.sandbox, 'transfer', { userId: 'zhang', amount: '20000.00' })
    return zhang(listRemittances, { page: 1, size: 20 })
  }),
]
