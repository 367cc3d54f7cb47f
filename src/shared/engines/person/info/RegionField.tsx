import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Region } from '#domain/person/personal-info.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { PickField } from '#ui/fields/PickField.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { LABELS } from './person-words.ts'
import { RegionCascade } from './RegionCascade.tsx'
import { regionsQuery, regionWords } from './regions.ts'

interface Props {
  readonly value: Region | null
  readonly onChange: (region: Region) => void
}

/** Province, city and district; their list comes when the sheet opens, or to name what is stored. */
export function RegionField({ value, onChange }: Props) {
  const [open, setOpen] = useState(false)
  const regions = useQuery({ ...regionsQuery, enabled: open || value !== null })
  const words = value === null ? '' : regionWords(regions.data ?? [], value)
  return (
    <>
      <PickField
        label={LABELS.region}
        value={value === null ? '' : words || '已填写'}
        placeholder="请选择省、市、区"
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title="选择所在地区" flush>
        <Loaded query={regions} skeleton={<Skeleton shape="rows" lines={8} />}>
          {(all) => (
            <RegionCascade
              regions={all}
              value={value}
              onChange={(region) => {
                setOpen(false)
                onChange(region)
              }}
            />
          )}
        </Loaded>
      </Sheet>
    </>
  )
}
