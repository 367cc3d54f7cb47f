import {
  addOrModifyOcrPersonalAndCRS,
  certValidate,
  getVocationConf,
  isCertDateValid,
  ocrIdCardIdentify,
  queryOcrStatus,
  queryPersonalAndCRS,
  queryUserStatus,
  submitOcrUserInfo,
} from '#api/calls/auth.ts'
import type { Call } from '#api/client.ts'
import { inventedCertNo } from '#test/sandbox/departments/identity/invented.ts'
import { pictureFile, png, pngBytes } from '#test/sandbox/departments/identity/testing/steps.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import { CHILD, documentInput, NO_CERT } from '#test/sandbox/testing/coverage/steps-identity.ts'
import { asProved, staleSeals } from '#test/sandbox/testing/coverage/steps-proof.ts'

/** The fields that `addOrModifyOcrPersonalAndCRS` takes of the caller. */
async function personalInfo(call: Call) {
  const { userName, certNo, sex, birthDate, validDate } = await documentInput(call)
  return {
    investorName: userName,
    sex,
    birthDate,
    contactInfo: '13000000001',
    validDate,
    vocationCode: '03',
    province: '310000',
    city: '310100',
    district: '310101',
    address: '望舒路 1 号',
    certificateNo: certNo,
    deviceId: 'device-1',
  }
}

/** The caller's own number and name. */
async function sealedPerson(p: Provider, call: Call) {
  const { certNo, userName } = await documentInput(call)
  return p.sealed(call, { certNo, userName })
}

export const auth: readonly Scenario[] = [
  scenario(queryUserStatus, async (p) => (await p.as('zhang'))(queryUserStatus, {})),
  scenario(isCertDateValid, async (p) => (await p.as('zhang'))(isCertDateValid, {})),
  scenario(queryOcrStatus, async (p) => (await p.as('zhou'))(queryOcrStatus, {})),

  scenario(
    certValidate,
    async (p) => {
      const li = await p.as('li')
      return li(certValidate, await sealedPerson(p, li))
    },
    {
      underage: async (p) => {
        const li = await p.as('li')
        return li(certValidate, await p.sealed(li, CHILD))
      },
      tooOften: async (p) => {
        const li = await p.as('li')
        const ask = async (seed: string) =>
          li(certValidate, await p.sealed(li, { certNo: inventedCertNo(seed), userName: '江知秋' }))
        for (const seed of ['a', 'b', 'c', 'd', 'e']) okPayload(await ask(seed))
        return ask('f')
      },
      tokenExpired: staleSeals('li', sealedPerson, (li, sealed) => li(certValidate, sealed)),
    },
  ),

  scenario(getVocationConf, async (p) => p.anyone(getVocationConf, {})),

  scenario(queryPersonalAndCRS, async (p) => (await p.as('zhang'))(queryPersonalAndCRS, {}), {
    notAuthenticated: async (p) => (await p.as('li'))(queryPersonalAndCRS, {}),
  }),

  scenario(
    addOrModifyOcrPersonalAndCRS,
    async (p) => {
      const feng = await asProved(p, 'feng')
      return feng(addOrModifyOcrPersonalAndCRS, await personalInfo(feng))
    },
    {
      notAuthenticated: async (p) => {
        const li = await p.as('li')
        return li(addOrModifyOcrPersonalAndCRS, await personalInfo(li))
      },
      proofNeeded: async (p) => {
        const feng = await p.as('feng')
        return feng(addOrModifyOcrPersonalAndCRS, await personalInfo(feng))
      },
      identityMismatch: async (p) => {
        const feng = await asProved(p, 'feng')
        const certificateNo = inventedCertNo('somebody else')
        return feng(addOrModifyOcrPersonalAndCRS, { ...(await personalInfo(feng)), certificateNo })
      },
    },
  ),

  scenario(
    ocrIdCardIdentify,
    async (p) => (await p.as('li'))(ocrIdCardIdentify, { side: 'front', file: png() }),
    {
      documentUnreadable: async (p) => {
        const file = pictureFile(new TextEncoder().encode('not a picture'))
        return (await p.as('li'))(ocrIdCardIdentify, { side: 'back', file })
      },
      documentWrongSide: async (p) => {
        const file = pictureFile(new Uint8Array(pngBytes(102, 102)))
        return (await p.as('li'))(ocrIdCardIdentify, { side: 'front', file })
      },
      tooOften: async (p) => {
        const li = await p.as('li')
        for (let times = 0; times < 20; times += 1) {
          okPayload(await li(ocrIdCardIdentify, { side: 'front', file: png() }))
        }
        return li(ocrIdCardIdentify, { side: 'front', file: png() })
      },
      documentTooLarge: async (p) => {
        const file = pictureFile(new Uint8Array(5 * 1024 * 1024 + 1))
        return (await p.as('li'))(ocrIdCardIdentify, { side: 'front', file })
      },
    },
  ),

  scenario(
    submitOcrUserInfo,
    async (p) => {
      const li = await p.as('li')
      return li(submitOcrUserInfo, await documentInput(li))
    },
    {
      notFound: async (p) => {
        const li = await p.as('li')
        const { frontImageId } = await documentInput(await p.as('sun'))
        return li(submitOcrUserInfo, { ...(await documentInput(li)), frontImageId })
      },
      identityMismatch: async (p) => {
        const li = await p.as('li')
        return li(submitOcrUserInfo, { ...(await documentInput(li)), certNo: NO_CERT })
      },
      underage: async (p) => {
        const li = await p.as('li')
        return li(submitOcrUserInfo, { ...(await documentInput(li)), ...CHILD })
      },
      documentExpired: async (p) => {
        const li = await p.as('li')
        const past = { validFrom: '20060301', validDate: '20260310' }
        return li(submitOcrUserInfo, { ...(await documentInput(li)), ...past })
      },
    },
  ),
]
