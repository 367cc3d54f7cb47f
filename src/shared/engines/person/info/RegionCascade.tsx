import { useState } from 'react'
import type { Region } from '#domain/person/personal-info.ts'
import { Segments } from '#ui/fields/Segments.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { regionPath, type RegionNode } from './regions.ts'

const LEVELS = ['province', 'city', 'district'] as const
const ASK = { province: '选择省', city: '选择市', district: '选择区县' } as const
type Level = (typeof LEVELS)[number]

interface Props {
  readonly regions: readonly RegionNode[]
  readonly value: Region | null
  readonly onChange: (region: Region) => void
}

/** One level after the other; a level that was chosen can be gone back to. */
export function RegionCascade({ regions, value, onChange }: Props) {
  const [path, setPath] = useState(() => (value === null ? [] : regionPath(regions, value)))
  const [level, setLevel] = useState<Level>(LEVELS[Math.min(path.length, 2)] ?? 'province')
  const at = LEVELS.indexOf(level)
  const options = at === 0 ? regions : (path[at - 1]?.children ?? [])

  function take(node: RegionNode): void {
    const next = [...path.slice(0, at), node]
    // A city without districts is its own.
    const [province, city = province, district = city] = next
    const isLast = at === 2 || node.children.length === 0
    if (isLast && province !== undefined && city !== undefined && district !== undefined) {
      return onChange({ province: province.code, city: city.code, district: district.code })
    }
    setPath(next)
    setLevel(LEVELS[at + 1] ?? 'district')
  }

  return (
    <>
      <Segments
        label="地区级别"
        items={LEVELS.slice(0, Math.min(path.length + 1, 3)).map((key, index) => ({
          key,
          label: path[index]?.name ?? ASK[key],
        }))}
        value={level}
        onChange={setLevel}
      />
      <RowList label={ASK[level]}>
        {options.map((node) => (
          <Row
            key={node.code}
            title={node.name}
            value={path[at]?.code === node.code ? '已选' : ''}
            arrow={false}
            onClick={() => take(node)}
          />
        ))}
      </RowList>
    </>
  )
}
