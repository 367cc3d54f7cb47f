import type { Call } from '#api/client.ts'
import {
  deletePersonalData,
  exportPersonalData,
  listPrivacyInfo,
  queryPrivacyInfo,
  withdrawConsent,
} from '#api/calls/privacy.ts'
import { okPayload, type Provider } from './provider.ts'
import { recipe, type Recipe } from './recipe.ts'
import { asProved } from './steps-proof.ts'

const EXPORTS_A_DAY = 3

const exportFor = (call: Call) => call(exportPersonalData, {})

const close = async (p: Provider, userId: string) =>
  (await asProved(p, userId))(deletePersonalData, {})

export const privacy: readonly Recipe[] = [
  recipe(listPrivacyInfo, async (p) => (await p.as('zhang'))(listPrivacyInfo, {})),

  recipe(
    queryPrivacyInfo,
    async (p) => (await p.as('zhang'))(queryPrivacyInfo, { infoId: 'cards' }),
    { notFound: async (p) => (await p.as('zhang'))(queryPrivacyInfo, { infoId: 'shoe size' }) },
  ),

  recipe(exportPersonalData, async (p) => exportFor(await asProved(p, 'zhang')), {
    proofNeeded: async (p) => exportFor(await p.as('zhang')),
    tooOften: async (p) => {
      const call = await asProved(p, 'zhang')
      for (let made = 0; made < EXPORTS_A_DAY; made += 1) okPayload(await exportFor(call))
      return exportFor(call)
    },
  }),

  recipe(
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

  recipe(deletePersonalData, (p) => close(p, 'feng'), {
    accountInUse: (p) => close(p, 'zhang'),
    proofNeeded: async (p) => (await p.as('feng'))(deletePersonalData, {}),
  }),
]
