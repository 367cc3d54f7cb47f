import type { Call } from '#api/client.ts'
import {
  deletePersonalData,
  exportPersonalData,
  listPrivacyInfo,
  queryPrivacyInfo,
  withdrawConsent,
} from '#api/calls/privacy.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import { asProved } from '#test/sandbox/testing/coverage/steps-proof.ts'

const EXPORTS_A_DAY = 3

const exportFor = (call: Call) => call(exportPersonalData, {})

const close = async (p: Provider, userId: string) =>
  (await asProved(p, userId))(deletePersonalData, {})

export const privacy: readonly Scenario[] = [
  scenario(listPrivacyInfo, async (p) => (await p.as('zhang'))(listPrivacyInfo, {})),

  scenario(
    queryPrivacyInfo,
    async (p) => (await p.as('zhang'))(queryPrivacyInfo, { infoId: 'cards' }),
    { notFound: async (p) => (await p.as('zhang'))(queryPrivacyInfo, { infoId: 'shoe size' }) },
  ),

  scenario(exportPersonalData, async (p) => exportFor(await asProved(p, 'zhang')), {
    proofNeeded: async (p) => exportFor(await p.as('zhang')),
    tooOften: async (p) => {
      const call = await asProved(p, 'zhang')
      for (let made = 0; made < EXPORTS_A_DAY; made += 1) okPayload(await exportFor(call))
      return exportFor(call)
    },
  }),

  scenario(
    withdrawConsent,
    async (p) =>
      (await asProved(p, 'zhang'))(withdrawConsent, { infoId: 'recommend', withdrawn: '1' }),
    {
      proofNeeded: async (p) =>
        (await p.as('zhang'))(withdrawConsent, { infoId: 'recommend', withdrawn: '1' }),
      notFound: async (p) =>
        (await p.as('zhang'))(withdrawConsent, { infoId: 'shoe size', withdrawn: '1' }),
    },
  ),

  scenario(deletePersonalData, (p) => close(p, 'feng'), {
    accountInUse: (p) => close(p, 'zhang'),
    proofNeeded: async (p) => (await p.as('feng'))(deletePersonalData, {}),
  }),
]
