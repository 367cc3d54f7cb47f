import type { Call } from '#api/client.ts'
import { listProtocols, registerByMobile } from '#api/calls/registration.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import { FREE_MOBILE, mobileCode } from '#test/sandbox/testing/coverage/steps-identity.ts'
import { at, staleSeals, wrongCode } from '#test/sandbox/testing/coverage/steps-proof.ts'

/** The fields that `registerByMobile` takes, all agreements read and the code having arrived. */
async function enrolment(p: Provider, visitor: Call) {
  const { protocols } = okPayload(await visitor(listProtocols, { scene: 'enroll' }))
  return {
    ...(await mobileCode(p, visitor, 'enroll', FREE_MOBILE)),
    ...(await p.sealed(visitor, { mobileNo: FREE_MOBILE })),
    protocolIds: protocols.map((it) => it.protocolId),
  }
}

export const registration: readonly Scenario[] = [
  scenario(listProtocols, async (p) => p.anyone(listProtocols, { scene: 'enroll' })),

  scenario(
    registerByMobile,
    async (p) => {
      const visitor = await p.as('visitor')
      return visitor(registerByMobile, await enrolment(p, visitor))
    },
    {
      wrongSmsCode: async (p) => {
        const visitor = await p.as('visitor')
        const fields = await enrolment(p, visitor)
        return visitor(registerByMobile, { ...fields, verifyCode: wrongCode(fields.verifyCode) })
      },
      smsCodeExpired: async (p) => {
        const visitor = await p.as('visitor')
        const fields = await enrolment(p, visitor)
        await at(p, '1006')
        return visitor(registerByMobile, fields)
      },
      mobileTaken: async (p) => {
        const visitor = await p.as('visitor')
        const late = await p.as('applet')
        const fields = await enrolment(p, visitor)
        await at(p, '1002')
        const sameNumber = await enrolment(p, late)
        okPayload(await visitor(registerByMobile, fields))
        return late(registerByMobile, sameNumber)
      },
      agreementUnread: async (p) => {
        const visitor = await p.as('visitor')
        const fields = await enrolment(p, visitor)
        const protocolIds = fields.protocolIds.slice(1)
        return visitor(registerByMobile, { ...fields, protocolIds })
      },
      tokenExpired: staleSeals('visitor', enrolment, (visitor, fields) =>
        visitor(registerByMobile, fields),
      ),
    },
  ),
]
