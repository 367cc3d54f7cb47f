import { useLeaveFor } from '#shared/person/use-way-back.ts'
import { useShell } from '#templates/shell-context.ts'
import { Button } from '#ui/fields/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import styles from './Welcome.module.css'

/**
 * Shown in place of holdings to who is not signed in, or has no account. Funds can be viewed without
 * one.
 */
export function Welcome({ signedIn }: { readonly signedIn: boolean }) {
  const shell = useShell()
  const leaveFor = useLeaveFor()
  if (signedIn) {
    return (
      <Card>
        <div className={styles.welcome}>
          <h2 className={styles.title}>绑定或开立账户后查看持有和收益</h2>
          <p className={styles.note}>没有账户也可以搜索和查看基金</p>
          <Button size="large" block onClick={() => leaveFor('account')}>
            绑定或开立账户
          </Button>
        </div>
      </Card>
    )
  }
  return (
    <Card>
      <div className={styles.welcome}>
        <h2 className={styles.title}>登录后查看持有和收益</h2>
        <p className={styles.note}>不登录也可以搜索和查看基金</p>
        <Button size="large" block track="signIn" onClick={() => void shell.login()}>
          登录
        </Button>
      </div>
    </Card>
  )
}
