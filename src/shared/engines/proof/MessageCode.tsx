import { useState } from 'react'
import { NO_MESSAGE_HELP, requestWords, RESEND_SECONDS } from '#domain/identity/message-code.ts'
import { CodeField } from './BankFields.tsx'
import { HelpRow } from '#shared/parts/help/HelpRow.tsx'
import { Button, type Missing } from '#ui/base/Button.tsx'
import { useSecondsLeft } from '#ui/layout/use-seconds-left.ts'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import styles from './MessageCode.module.css'
import type { MessageCodeState } from './use-message-code.ts'

interface Props {
  readonly message: MessageCodeState
  /** The thing to enter before a message can be requested; null: nothing. */
  readonly missing: Missing | null
  /** Names the page for the agent of customer service. */
  readonly source: string
}

/** The field of a message's code, with what requests another and the captcha where it is needed. */
export function MessageCode({ message, missing, source }: Props) {
  const [helping, setHelping] = useState(false)
  const wait = useSecondsLeft(message.resendAt, RESEND_SECONDS)
  const { sent } = message
  return (
    <>
      <CaptchaField message={message} />
      <CodeField
        value={message.code}
        onChange={message.type}
        error={message.error}
        note={sent === null ? undefined : `已发送至 ${sent.mobileNo}`}
        extra={
          <Button
            kind="text"
            size="small"
            missing={wait > 0 ? null : missing}
            disabled={wait > 0}
            onClick={async () => void (await message.send())}
          >
            {requestWords(sent, wait)}
          </Button>
        }
      />
      <div className={styles.help}>
        <Button kind="text" size="small" onClick={() => setHelping(true)}>
          收不到验证码
        </Button>
      </div>
      <Sheet open={helping} title="收不到验证码" onClose={() => setHelping(false)}>
        <BulletList items={NO_MESSAGE_HELP} />
        <HelpRow source={source} />
      </Sheet>
    </>
  )
}
