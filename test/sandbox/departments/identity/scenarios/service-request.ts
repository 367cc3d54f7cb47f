import {
  listServiceRequests,
  submitServiceRequest,
  uploadProofImage,
} from '#api/calls/service-request.ts'
import { inventedCardNo } from '#test/sandbox/departments/identity/invented.ts'
import { png, pictureFile } from '#test/sandbox/departments/identity/testing/steps.ts'
import { okPayload } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import { passwordRefusals } from '#test/sandbox/testing/coverage/steps-proof.ts'
import {
  mobileChangedByPictures,
  newMobileInput,
  replacementAsked,
  replacementInput,
} from '#test/sandbox/testing/coverage/steps-service.ts'

const kind = 'bankProof' as const
const IMAGES_A_DAY = 20

export const serviceRequest: readonly Scenario[] = [
  scenario(
    uploadProofImage,
    async (p) => (await p.as('zhang'))(uploadProofImage, { kind, file: png() }),
    {
      documentUnreadable: async (p) =>
        (await p.as('zhang'))(uploadProofImage, {
          kind,
          file: pictureFile(new Uint8Array([1, 2, 3])),
        }),
      documentTooLarge: async (p) =>
        (await p.as('zhang'))(uploadProofImage, {
          kind,
          file: pictureFile(new Uint8Array(5 * 1024 * 1024 + 1)),
        }),
      tooOften: async (p) => {
        const zhang = await p.as('zhang')
        for (let n = 0; n < IMAGES_A_DAY; n += 1)
          okPayload(await zhang(uploadProofImage, { kind, file: png() }))
        return zhang(uploadProofImage, { kind, file: png() })
      },
    },
  ),

  scenario(submitServiceRequest, async (p) => replacementAsked(p, await p.as('zhang')), {
    notFound: async (p) => replacementAsked(p, await p.as('zhang'), { bankSerial: 'wang-1' }),
    notAuthenticated: async (p) => {
      const li = await p.as('li')
      return li(submitServiceRequest, await newMobileInput(p, li))
    },
    requestPending: async (p) => {
      const zhang = await p.as('zhang')
      okPayload(await replacementAsked(p, zhang))
      return replacementAsked(p, zhang, { n: 2 })
    },
    coolDown: async (p) => {
      await mobileChangedByPictures(p, 'zhang')
      return replacementAsked(p, await p.as('zhang'))
    },
    identityMismatch: async (p) => {
      const zhang = await p.as('zhang')
      const bankNo = inventedCardNo('629901', 'refused', '0404')
      return replacementAsked(p, zhang, { bankNo })
    },
    cardUnsupported: async (p) => {
      const bankNo = inventedCardNo('629903', 'of another bank')
      return replacementAsked(p, await p.as('zhang'), { bankNo })
    },
    cardTaken: async (p) => {
      const bankNo = inventedCardNo('629901', 'wang', '3072')
      return replacementAsked(p, await p.as('zhang'), { bankNo })
    },
    mobileTaken: async (p) => {
      const zhang = await p.as('zhang')
      return zhang(submitServiceRequest, await newMobileInput(p, zhang, '13000000003'))
    },
    ...passwordRefusals(
      'zhang',
      (p, call, transPwd) => replacementInput(p, call, { transPwd }),
      (call, fields) => call(submitServiceRequest, fields),
    ),
  }),

  scenario(listServiceRequests, async (p) => {
    const zhang = await p.as('zhang')
    okPayload(await replacementAsked(p, zhang))
    return zhang(listServiceRequests, {})
  }),
]
