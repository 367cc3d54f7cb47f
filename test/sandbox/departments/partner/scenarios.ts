import { partnerHandover, usePartnerData } from '#api/calls/activities/partner.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import { DEVICE, handOverAt, signed } from './testing/signed-hand-over.ts'

const START = '20260311100000'
const handing = async (p: Provider) =>
  p.anyone(partnerHandover, { ...signed(handOverAt(START)), device: DEVICE })

export const partner: readonly Scenario[] = [
  scenario(partnerHandover, handing, {
    handoverRefused: async (p) =>
      p.anyone(partnerHandover, { ...handOverAt(START), device: DEVICE }),
  }),
  scenario(
    usePartnerData,
    async (p) => {
      const { handOverId } = okPayload(await handing(p))
      return (await p.as('partner'))(usePartnerData, { handOverId, agreed: '0' })
    },
    {
      notFound: async (p) =>
        (await p.as('partner'))(usePartnerData, { handOverId: 'none', agreed: '0' }),
    },
  ),
]
