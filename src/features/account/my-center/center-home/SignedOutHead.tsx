import { useShell } from '#templates/shell-context.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import styles from './CenterHead.module.css'

/** In place of the user's own groups. */
export function SignedOutHead() {
  const shell = useShell()
  return (
    <Card>
      <h2 className={styles.name}>登录后管理您的账户</h2>
      <p className={styles.invitation}>查看持有和交易，管理银行卡与个人信息</p>
      <Button size="large" block onClick={async () => void (await shell.login())}>
        登录
      </Button>
    </Card>
  )
}
