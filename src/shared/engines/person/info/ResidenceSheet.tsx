import { useState } from 'react'
import {
  taxNumberForm,
  taxProblems,
  type NoNumberReason,
  type ResidenceProblems,
  type TaxInfo,
  type TaxResidence,
} from '#domain/person/tax-residence.ts'
import { lineForm } from '#domain/text/plain-form.ts'
import { Button } from '#ui/base/Button.tsx'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { lacking } from '#ui/fields/missing.ts'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { CountryField } from './CountryField.tsx'
import { COUNTRY_WORDS, LABELS, problemWords, REASONS, TAX_NUMBER_WORDS } from './person-words.ts'
import styles from './ResidenceSheet.module.css'

interface Props {
  readonly info: TaxInfo
  /** The number of the residence: one more where there are as many. */
  readonly at: number
  readonly initial: TaxResidence
  readonly onClose: () => void
  readonly onSave: (residences: readonly TaxResidence[]) => void
}

const NOTHING: ResidenceProblems = { country: null, taxNo: null, explanation: null }

/** Returns what is wrong, as one sentence; null for nothing. */
function wrongWords({ country, taxNo, explanation }: ResidenceProblems): string | null {
  if (country !== null) return COUNTRY_WORDS[country]
  if (taxNo !== null) return TAX_NUMBER_WORDS[taxNo]
  return problemWords('explanation', explanation)
}

/** One country of the tax residence, with the number there or why there is none. */
export function ResidenceSheet({ info, at, initial, onClose, onSave }: Props) {
  const [one, setOne] = useState(initial)
  const others = info.taxResidences.filter((_, index) => index !== at)
  const all = [...others.slice(0, at), one, ...others.slice(at)]
  const problems = taxProblems({ ...info, taxResidences: all }).each[at] ?? NOTHING
  const repeated = others.some(({ countryCode }) => countryCode === one.countryCode)
  const wrong = repeated ? COUNTRY_WORDS.repeated : wrongWords(problems)
  const change = (part: Partial<TaxResidence>) => setOne({ ...one, ...part })
  const isNew = at === info.taxResidences.length
  return (
    <Sheet
      open
      onClose={onClose}
      title={isNew ? '添加国家（地区）' : '修改国家（地区）'}
      footer={
        <div className={styles.acts}>
          {isNew ? null : (
            <Button kind="secondary" size="large" onClick={() => onSave(others)}>
              删除
            </Button>
          )}
          <Button size="large" block missing={lacking(wrong)} onClick={() => onSave(all)}>
            完成
          </Button>
        </div>
      }
    >
      <CountryField
        value={one.countryCode}
        onChange={(countryCode) => change({ countryCode })}
        error={repeated ? COUNTRY_WORDS.repeated : ''}
      />
      {one.reason === '' ? (
        <div className={styles.field}>
          <TextField
            label="纳税人识别号"
            value={one.taxNo}
            onChange={(taxNo) => change({ taxNo })}
            form={taxNumberForm}
            placeholder="在该国（地区）的税号"
            problem={problems.taxNo === null ? null : TAX_NUMBER_WORDS[problems.taxNo]}
            clearable
          />
        </div>
      ) : null}
      <div className={styles.field} role="group" aria-label="没有纳税人识别号的原因">
        {(['A', 'B'] as const).map((reason: NoNumberReason) => (
          <CheckLine
            key={reason}
            checked={one.reason === reason}
            onChange={(taken) => change({ reason: taken ? reason : '' })}
          >
            {REASONS[reason]}
          </CheckLine>
        ))}
      </div>
      {one.reason === 'B' ? (
        <div className={styles.field}>
          <TextArea
            label={LABELS.explanation}
            value={one.explanation}
            onChange={(explanation) => change({ explanation })}
            form={lineForm}
            problem={problemWords('explanation', problems.explanation)}
            most={200}
          />
        </div>
      ) : null}
    </Sheet>
  )
}
