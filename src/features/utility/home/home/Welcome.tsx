import { brand } from '#domain/brand.ts'
import { useRealName } from '#shared/engines/person/use-real-name.ts'
import { useLeaveFor } from '#shared/engines/person/use-way-back.ts'
import { useShell } from '#templates/shell-context.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import styles from './Welcome.module.css'

/** The abilities here, in three lines. */
const ABILITIES = [
  { key: '看', text: '净值、风险、费用和持仓，不登录也能看' },
  { key: '买', text: '先测风险承受能力，再选与它相符的基金' },
  { key: '管', text: '定投、转换、卖出，每一步的进度随时可查' },
] as const

/** Shows what one can do here and why it can be trusted, with the way in. */
export function Welcome({ signedIn }: { readonly signedIn: boolean }) {
  const shell = useShell()
  const leaveFor = useLeaveFor()
  const verify = useRealName()
  return (
    <Card>
      <div className={styles.welcome}>
        <h2 className={styles.title}>
          {signedIn ? '绑定或开立账户后查看持有和收益' : '登录后查看持有和收益'}
        </h2>
        <ul className={styles.abilities}>
          {ABILITIES.map(({ key, text }) => (
            <li key={key} className={styles.ability}>
              <span className={styles.mark} aria-hidden="true">
                {key}
              </span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
        {signedIn ? (
          <Button size="large" block onClick={() => leaveFor('account')}>
            绑定或开立账户
          </Button>
        ) : (
          <div className={styles.ways}>
            <Button size="large" block track="signIn" onClick={() => void shell.login()}>
              登录
            </Button>
            <Button
              kind="secondary"
              size="large"
              block
              track="openAccount"
              onClick={async () => void (await verify())}
            >
              开户
            </Button>
          </div>
        )}
        <ul className={styles.facts} aria-label={`关于${brand.company}`}>
          {brand.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
