import { useShell } from '#templates/shell-context.ts'
import { Button } from '#ui/fields/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import styles from './Welcome.module.css'

/** Home without a user: the one thing to do first. Looking at funds needs no account. */
export function Welcome() {
  const shell = useShell()
  return (
    <Card>
      <div className={styles.welcome}>
        <h2 className={styles.title}>登录后查看持有和收益</h2>
        <p className={styles.note}>不登录也可以搜索和查看基金</p>
        <Button size="large" block onClick={() => void shell.login()}>
          登录
        </Button>
      </div>
    </Card>
  )
}
