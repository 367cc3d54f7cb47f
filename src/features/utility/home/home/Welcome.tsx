import { useShell } from '#templates/shell-context.ts'
import { Button } from '#ui/fields/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import styles from './Welcome.module.css'

/**
 * Shown to users who are not signed in, in place of holdings. Funds can be viewed without an
 * account.
 */
export function Welcome() {
  const shell = useShell()
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
