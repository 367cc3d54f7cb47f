import type * as v from 'valibot'
import { sendMobileCode } from '#api/calls/account.ts'
import type { messageSent } from '#api/calls/account-opening.ts'
import { send, type Answer } from '#api/client.ts'
import { sealFields } from '#api/seal-fields.ts'
import type { CaptchaAnswer } from './use-captcha.ts'

/** Requests a code to a mobile number of the account, as `useCodedNumbers` asks for one. */
export const requestMobileCode =
  (scene: 'enroll' | 'bind' | 'change') =>
  async (
    { mobileNo }: { readonly mobileNo: string },
    captcha: CaptchaAnswer,
  ): Promise<Answer<v.InferOutput<typeof messageSent>>> =>
    send(sendMobileCode, { scene, ...(await sealFields({ mobileNo })), ...captcha })
