import { sendMobileCode } from '#api/calls/account.ts'
import { send } from '#api/client.ts'
import { sealFields } from '#api/seal-fields.ts'
import type { MessageCodeOptions } from './use-message-code.ts'

/** Requests a code to a mobile number of the account, as `useMessageCode` asks for one. */
export const requestMobileCode =
  (scene: 'enroll' | 'bind' | 'change', mobileNo: string): MessageCodeOptions['request'] =>
  async (captcha) =>
    send(sendMobileCode, { scene, ...(await sealFields({ mobileNo })), ...captcha })
