import { Card } from '#ui/layout/Card.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import styles from './CompaniesCard.module.css'

/** The companies that a text is about. Nothing leads to buying them. */
export function CompaniesCard({ companies }: { readonly companies: readonly string[] }) {
  if (companies.length === 0) return null
  return (
    <Card title="文中公司">
      <p className={styles.names}>
        {companies.map((name) => (
          <Tag key={name}>{name}</Tag>
        ))}
      </p>
      <p className={styles.note}>仅为内容所涉及的公司，不构成对任何证券的判断</p>
    </Card>
  )
}
