import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listFundManagers } from '#api/calls/fund-archives.ts'
import { queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { direction, formatPercent } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { now14 } from '#platform/clock.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { NoBreakText } from '#ui/text/NoBreakText.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { ManagerSheet } from './ManagerSheet.tsx'
import styles from './ManagersCard.module.css'
import { tenureLength } from './tenure.ts'
import type { Manager } from './manager.ts'

interface Props {
  readonly fund: Fund
  /** Returns the page of another fund of a manager. */
  readonly pageFor: (fundCode: string) => string
}

/** The fund's present and former managers, with tenure and the return over it. */
export function ManagersCard({ fund, pageFor }: Props) {
  const { fundCode, navDate } = fund
  const managers = useQuery(queryFor(listFundManagers, { fundCode }))
  const [chosen, setChosen] = useState<Manager | null>(null)
  const [open, setOpen] = useState(false)
  return (
    <Card title="基金经理" flush>
      <Loaded
        query={managers}
        skeleton={<Skeleton shape="rows" lines={2} />}
        isEmpty={(data) => isEmptyList(data.managers)}
        empty={<p className={styles.none}>--</p>}
      >
        {(data) => (
          <>
            <UnreadableNotice of={[data.managers]} />
            <RowList label="基金经理">
              {data.managers.map((manager) => (
                <Row
                  key={`${manager.managerId} ${manager.from}`}
                  title={
                    manager.to === null ? `${manager.managerName}（现任）` : manager.managerName
                  }
                  note={<Tenure manager={manager} until={navDate ?? now14().slice(0, 8)} />}
                  value={
                    <NumberText
                      size="title"
                      tone={direction(manager.tenureReturn)}
                      value={formatPercent(manager.tenureReturn)}
                    />
                  }
                  valueNote="任期回报"
                  onClick={() => {
                    setChosen(manager)
                    setOpen(true)
                  }}
                />
              ))}
            </RowList>
            <p className={styles.basis}>
              <NoBreakText
                sentence
                texts={[
                  '任期回报按红利再投资计算，',
                  `现任截至 ${formatDate(navDate)}，`,
                  '离任的截至离任日',
                ]}
              />
            </p>
          </>
        )}
      </Loaded>
      {chosen === null ? null : (
        <ManagerSheet
          manager={chosen}
          open={open}
          pageFor={pageFor}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  )
}

/**
 * Start, end and length of a tenure; a present manager's tenure is counted up to `until`
 * (YYYYMMDD).
 */
function Tenure({ manager, until }: { readonly manager: Manager; readonly until: string }) {
  const { from, to } = manager
  const span =
    to === null ? [`${formatDate(from)} 至今`] : [`${formatDate(from)} 至`, formatDate(to)]
  return <NoBreakText texts={[...span, tenureLength(from, to ?? until)]} />
}
