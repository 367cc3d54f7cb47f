import { useNavigate } from 'react-router-dom'
import { formatWan } from '#domain/money/format-figures.ts'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import type { Manager } from './manager.ts'
import styles from './ManagerSheet.module.css'

interface Props {
  readonly manager: Manager
  readonly open: boolean
  readonly pageFor: (fundCode: string) => string
  readonly onClose: () => void
}

/** One manager: profile, assets under management, other funds. */
export function ManagerSheet({ manager, open, pageFor, onClose }: Props) {
  const navigate = useNavigate()
  const { managerName, profile, managedScale, otherFunds } = manager
  return (
    <Sheet open={open} onClose={onClose} title={managerName} flush>
      <div className={styles.about}>
        <p className={styles.profile}>{profile || '--'}</p>
        <KeyValue
          items={[
            {
              label: '在管规模',
              value: managedScale === null ? '--' : `${formatWan(managedScale)}元`,
              note: '按各基金最近公布的规模合计',
            },
            { label: '在管的其他基金', value: `${otherFunds.length} 只` },
          ]}
        />
      </div>
      {otherFunds.length === 0 ? null : (
        <RowList label="在管的其他基金">
          {otherFunds.map(({ fundCode, fundName }) => (
            <Row
              key={fundCode}
              title={fundName}
              note={fundCode}
              onClick={() => {
                onClose()
                void navigate(pageFor(fundCode))
              }}
            />
          ))}
        </RowList>
      )}
    </Sheet>
  )
}
