import { useState } from 'react'
import { querySecurity, sendUnfreezeCode, unfreezeAccount } from '#api/calls/security.ts'
import { send } from '#api/client.ts'
import { useReread } from '#api/use-reread.ts'
import { codeReason } from '#domain/identity/message-code.ts'
import { PasswordSheet } from '#shared/engines/person/PasswordSheet.tsx'
import { MessageCode } from '#shared/engines/proof/MessageCode.tsx'
import { newRequestNo } from '#shared/engines/proof/request-number.ts'
import { useMessageCode } from '#shared/engines/proof/use-message-code.ts'
import {
  CODE_ROWS,
  GENERAL,
  PASSWORD_ROWS,
  submissionCall,
} from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { Button } from '#ui/base/Button.tsx'
import { lacking } from '#ui/fields/missing.ts'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { toast } from '#ui/base/toast.ts'
import styles from './SecurityScreen.module.css'

const UNFREEZE = submissionCall(unfreezeAccount, {
  ...PASSWORD_ROWS,
  ...CODE_ROWS,
  tokenExpired: GENERAL,
})

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** Ends the freeze by a code to the own phone, then the trading password. */
export function UnfreezeSheet({ open, onClose }: Props) {
  const reread = useReread(querySecurity)
  const [requestNo, setRequestNo] = useState(newRequestNo)
  const message = useMessageCode({
    name: 'unfreeze',
    scene: 'sendMobileCode',
    request: () => send(sendUnfreezeCode, {}),
  })
  const unfreezing = useSubmission({
    requiresPassword: true,
    code: message,
    idempotencyKey: requestNo,
    call: async ({ seal, password }) =>
      message.entered &&
      UNFREEZE({
        requestNo,
        ...(await seal({ transPwd: password })),
        ...message.entered,
      }),
    onDone() {
      setRequestNo(newRequestNo())
      onClose()
      toast.show('已解除冻结，可以继续交易')
    },
    onSettled: reread,
    repeatable: true,
  })
  const reason = codeReason(message)
  return (
    <>
      <Sheet open={open} onClose={onClose} title="解除冻结">
        <p className={styles.note}>先验证绑定的手机号，再输入交易密码</p>
        <MessageCode message={message} missing={null} source="安全中心" />
        <div className={styles.act}>
          <Button size="large" block missing={lacking(reason)} onClick={() => unfreezing.start()}>
            下一步
          </Button>
        </div>
      </Sheet>
      <PasswordSheet of={unfreezing} subtitle="解除冻结" />
    </>
  )
}
