import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  MOST_RESIDENCES,
  NEW_RESIDENCE,
  taxProblems,
  type TaxResidence,
} from '#domain/person/tax-residence.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import { countriesQuery, countryName } from './countries.ts'
import { fieldId } from './field-id.ts'
import { REASONS } from './person-words.ts'
import { ResidenceSheet } from './ResidenceSheet.tsx'
import type { TaxSectionProps } from './section-props.ts'

/** Only its end: a tax number is as private as an identity number. */
const numberWords = ({ taxNo, reason }: TaxResidence): string =>
  reason === '' ? `识别号 ****${taxNo.trim().slice(-4)}` : REASONS[reason]

/** The countries of the tax residence; one is entered at a time, in a sheet. */
export function ResidencesCard({ info, onChange }: TaxSectionProps) {
  const all = info.taxResidences
  const [at, setAt] = useState<number | null>(null)
  const countries = useQuery({ ...countriesQuery, enabled: all.length > 0 })
  const { each } = taxProblems(info)
  const isWrong = (index: number) =>
    Object.values(each[index] ?? {}).some((problem) => problem !== null)
  return (
    <div id={fieldId('taxResidences')}>
      <Card title="税收居民国（地区）" extra={`${all.length}/${MOST_RESIDENCES}`} flush>
        <RowList label="税收居民国（地区）">
          {all.map((residence, index) => (
            <Row
              key={residence.countryCode}
              title={countryName(countries.data ?? [], residence.countryCode) || '国家（地区）'}
              note={numberWords(residence)}
              value={isWrong(index) ? <Tag tone="warning">待补充</Tag> : ''}
              onClick={() => setAt(index)}
            />
          ))}
          {all.length < MOST_RESIDENCES ? (
            <Row
              title="添加国家（地区）"
              note={all.length === 0 ? '除中国以外，最多 3 个' : undefined}
              onClick={() => setAt(all.length)}
            />
          ) : null}
        </RowList>
      </Card>
      {at === null ? null : (
        <ResidenceSheet
          key={at}
          info={info}
          at={at}
          initial={all[at] ?? NEW_RESIDENCE}
          onClose={() => setAt(null)}
          onSave={(taxResidences) => {
            setAt(null)
            onChange({ taxResidences })
          }}
        />
      )}
    </div>
  )
}
