import { Card } from '#ui/layout/Card.tsx'
import styles from './RulesCard.module.css'
import { rules, type Account } from './remittance-words.ts'

/** The rules of transfers. */
export function RulesCard({ account }: { readonly account: Account }) {
  return (
    <Card title="到账规则">
      <ol className={styles.rules}>
        {rules(account).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </Card>
  )
}
