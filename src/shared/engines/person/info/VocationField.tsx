import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getVocationConf } from '#api/calls/auth.ts'
import { queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { PickField } from '#ui/fields/PickField.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { LABELS } from './person-words.ts'

interface Props {
  readonly value: string
  readonly onChange: (code: string) => void
}

/** The occupation, of those that the provider lists. */
export function VocationField({ value, onChange }: Props) {
  const [open, setOpen] = useState(false)
  const wanted = open || value !== ''
  const list = useQuery({ ...queryFor(getVocationConf, {}), enabled: wanted, staleTime: Infinity })
  const chosen = list.data?.vocations.find((it) => it.vocationCode === value)
  const known = chosen?.vocationName ?? '已填写'
  return (
    <>
      <PickField
        label={LABELS.vocationCode}
        value={value === '' ? '' : known}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title="选择职业" flush>
        <Loaded
          query={list}
          skeleton={<Skeleton shape="rows" lines={6} />}
          isEmpty={({ vocations }) => isEmptyList(vocations)}
          empty={
            <EmptyState
              kind="empty"
              title="暂时没有可选的职业"
              actionText="重新加载"
              onAction={async () => void (await list.refetch())}
            />
          }
        >
          {({ vocations }) => (
            <>
              <UnreadableNotice of={[vocations]} />
              <RowList label="职业">
                {vocations.map(({ vocationCode, vocationName }) => (
                  <Row
                    key={vocationCode}
                    title={vocationName}
                    value={vocationCode === value ? '已选' : ''}
                    arrow={false}
                    onClick={() => {
                      setOpen(false)
                      onChange(vocationCode)
                    }}
                  />
                ))}
              </RowList>
            </>
          )}
        </Loaded>
      </Sheet>
    </>
  )
}
