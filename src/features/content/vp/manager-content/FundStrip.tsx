import { useRef } from 'react'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { Card } from '#ui/layout/Card.tsx'
import { useMoreBeside } from '#ui/lists/use-more-beside.ts'
import styles from './ManagerContent.module.css'

interface Props {
  readonly funds: readonly { readonly fundCode: string; readonly fundName: string }[]
}

/** The funds of a manager, side by side; their figures are on their own pages. */
export function FundStrip({ funds }: Props) {
  const box = useRef<HTMLUListElement>(null)
  useMoreBeside(box)
  return (
    <Card title="管理的基金" extra={`${funds.length} 只`} flush>
      <ul ref={box} className={styles.strip}>
        {funds.map(({ fundCode, fundName }) => (
          <li key={fundCode} className={styles.place}>
            <a className={styles.fund} href={fundDetailPaths.fundDetailSingle.to({ fundCode })}>
              <span className={styles.name}>{fundName}</span>
              <span className={styles.code}>{fundCode}</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
