import { useState } from 'react'
import { exactForm } from '#domain/text/plain-form.ts'
import { APP_ADDRESS, openByDeepLink } from '#platform/qa-methods.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import styles from '../parts/TestParts.module.css'

const ENDS = { opened: '应用已打开（页面离开了屏幕）', notOpened: '应用没有打开' } as const

/**
 * Opens the app by an address of its scheme, and shows whether it opened
 * (rules.md#constants-and-limits).
 */
export function DeepLinkCard() {
  const [address, setAddress] = useState(`${APP_ADDRESS}/combine`)
  const [outcome, setOutcome] = useState<string | null>(null)
  const own = address.startsWith(APP_ADDRESS)

  async function open(): Promise<void> {
    const began = performance.now()
    setOutcome('等待 4.1 秒')
    const end = await openByDeepLink(address)
    setOutcome(`${ENDS[end]}，${Math.round(performance.now() - began)} 毫秒`)
  }

  return (
    <Card title="唤起应用">
      <TextField
        label="地址"
        value={address}
        onChange={setAddress}
        form={exactForm}
        error={own ? '' : `应以 ${APP_ADDRESS} 开头`}
      />
      <div className={styles.buttons}>
        <Button size="small" disabled={!own} onClick={open}>
          唤起
        </Button>
      </div>
      {outcome !== null && (
        <p role="status" className={`${styles.note} ${styles.block}`}>
          {outcome}
        </p>
      )}
    </Card>
  )
}
