import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useVariants } from '#shared/parts/search/use-variants.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { PickField } from '#ui/fields/PickField.tsx'
import { SearchField } from '#ui/fields/SearchField.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { countriesQuery, countryName, searchCountries, type Country } from './countries.ts'
import styles from './CountryField.module.css'

interface Props {
  readonly value: string
  readonly onChange: (code: string) => void
  readonly error: string
}

/** A country or region; the list comes when the sheet opens, or to name what is stored. */
export function CountryField({ value, onChange, error }: Props) {
  const [open, setOpen] = useState(false)
  const countries = useQuery({ ...countriesQuery, enabled: open || value !== '' })
  const name = countryName(countries.data ?? [], value)
  return (
    <>
      <PickField
        label="税收居民国（地区）"
        value={value === '' ? '' : name || '已填写'}
        error={error}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title="选择国家（地区）" flush>
        <Loaded query={countries} skeleton={<Skeleton shape="rows" lines={8} />}>
          {(all) => (
            <Search
              all={all}
              value={value}
              onChange={(code) => {
                setOpen(false)
                onChange(code)
              }}
            />
          )}
        </Loaded>
      </Sheet>
    </>
  )
}

interface SearchProps extends Pick<Props, 'value' | 'onChange'> {
  readonly all: readonly Country[]
}

function Search({ all, value, onChange }: SearchProps) {
  const [typed, setTyped] = useState('')
  const found = searchCountries(all, typed, useVariants(typed))
  return (
    <>
      <div className={styles.search}>
        <SearchField
          value={typed}
          onChange={setTyped}
          label="搜索国家（地区）"
          placeholder="中文名、英文名或字母代码"
        />
      </div>
      {found.length === 0 ? (
        <EmptyState
          kind="empty"
          title="没有找到这个国家（地区）"
          note="请换用中文或英文全称搜索"
          actionText="显示全部"
          onAction={() => setTyped('')}
        />
      ) : (
        <RowList label="国家（地区）">
          {found.map(({ code, name, english }) => (
            <Row
              key={code}
              title={name}
              note={english}
              value={code === value ? '已选' : ''}
              arrow={false}
              onClick={() => onChange(code)}
            />
          ))}
        </RowList>
      )}
    </>
  )
}
