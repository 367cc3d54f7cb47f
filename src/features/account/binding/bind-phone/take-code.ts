import { verifyMobileCode } from '#api/calls/account.ts'
import { send } from '#api/client.ts'
import type { MessageCodeState } from '#shared/proof/use-message-code.ts'
import { dialog } from '#ui/overlays/dialog.ts'

/** Gives the code in; what is wrong with it the field says. */
export async function takeCode(
  message: MessageCodeState,
  onProved: (proofToken: string) => void,
): Promise<void> {
  if (message.sent === null) return
  const { serialNo } = message.sent
  let answer
  try {
    answer = await send(verifyMobileCode, { serialNo, verifyCode: message.code })
  } catch {
    return message.lost()
  }
  if (answer.ok) {
    message.used()
    return onProved(answer.payload.proofToken)
  }
  if (!message.refused(answer)) {
    await dialog.alert({ content: answer.retMsg || '没有验证成功，请稍后再试' })
  }
}
