import {
  chipWords,
  readSelection,
  writeSelection,
  type Selection,
} from '#domain/fund/rule/chips.ts'
import { easySelectFundPaths } from '#paths/funds/easy-select-fund.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { toast } from '#ui/base/toast.ts'
import { MOST_SETS, useSavedSets } from './saved-sets.ts'

interface Props {
  readonly selection: Selection
}

const wordsOf = (q: string) => (readSelection(q) ?? []).map(chipWords).join('、')

/** Sets of conditions on this device, to take up again; nothing where there is none, nor one to save. */
export function SavedSets({ selection }: Props) {
  const { items, change } = useSavedSets()
  const present = writeSelection(selection)
  const canSave = present !== undefined && !items.includes(present)
  if (items.length === 0 && !canSave) return null
  const save = () => {
    if (present === undefined) return
    if (items.length >= MOST_SETS) {
      toast.show(`最多保存 ${MOST_SETS} 组，请先删除一组`)
      return
    }
    change([present, ...items])
    toast.show('已保存在这台设备上')
  }
  return (
    <Card title="保存的条件" extra={`${items.length}/${MOST_SETS}`} flush>
      <RowList label="保存的条件">
        {items.map((q) => (
          <Row
            key={q}
            title={wordsOf(q)}
            whole
            href={easySelectFundPaths.easySelectHome.to({ q })}
          />
        ))}
        {canSave ? <Row title="保存这组条件" arrow={false} onClick={save} /> : null}
        {present !== undefined && items.includes(present) ? (
          <Row
            title="删除这组条件"
            arrow={false}
            onClick={() => change(items.filter((it) => it !== present))}
          />
        ) : null}
      </RowList>
    </Card>
  )
}
