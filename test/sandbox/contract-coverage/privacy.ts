import type { Call } from '#api/client.ts'
import {
  deletePersonalData,
  exportPersonalData,
  listPrivacyInfo,
  queryPrivacyInfo,
  withdrawConsent,
} from '#api/calls/privacy.ts'
import { TRADING_PASSWORD } from '#test/sandbox/seed/personas.ts'
import { payloadOf, type Provider } from './provider.ts'
import { recipe, type Recipe } from './recipe.ts'
import { passwordRefusals, sealPassword } from './steps-proof.ts'

const EXPORTS_A_DAY = 3

const exportOf = async (p: Provider, call: Call) =>
  call(exportPersonalData, await sealPassword(p, call, TRADING_PASSWORD))

const close = async (p: Provider, userId: string) => {
  const call = await p.as(userId)
  return call(deletePersonalData, await sealPassword(p, call, TRADING_PASSWORD))
}

export const privacy: readonly Recipe[] = [
  recipe(listPrivacyInfo, async (p) => (await p.as('zhang'))(listPrivacyInfo, {})),

  recipe(
    queryPrivacyInfo,
    async (p) => (await p.as('zhang'))(queryPrivacyInfo, { infoId: 'cards' }),
    { notFound: async (p) => (await p.as('zhang'))(queryPrivacyInfo, { infoId: 'shoe size' }) },
  ),

  recipe(exportPersonalData, async (p) => exportOf(p, await p.as('zhang')), {
    ...passwordRefusals('zhang', sealPassword, (call, proof) => call(exportPersonalData, proof)),
    tooOften: async (p) => {
      const call = await p.as('zhang')
      for (let made = 0; made < EXPORTS_A_DAY; made += 1) payloadOf(await exportOf(p, call))
      return exportOf(p, call)
    },
  }),

  recipe(
    withdrawConsent,
    async (p) => (await p.as('zhang'))(withdrawConsent, { infoId: 'recommend', withdrawn: '1' }),
    {
      notFound: async (p) =>
        (await p.as('zhang'))(withdrawConsent, { infoId: 'shoe size', withdrawn: '1' }),
    },
  ),

  recipe(deletePersonalData, (p) => close(p, 'feng'), {
    accountInUse: (p) => close(p, 'zhang'),
    ...passwordRefusals('feng', sealPassword, (call, proof) => call(deletePersonalData, proof)),
  }),
]
