import { useState } from 'react'
import { MOST_GROUP_LETTERS, MOST_NOTE_LETTERS } from '#domain/watch/watch-list.ts'
import { lineForm } from '#domain/text/plain-form.ts'
import { Button } from '#ui/base/Button.tsx'
import { Chips } from '#ui/fields/Chips.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { lacking } from '#ui/fields/missing.ts'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { RemindersButton } from './RemindersButton.tsx'
import type { useWatchList } from './use-watch-list.ts'
import styles from './WatchedSheet.module.css'
import type { WatchedRow } from './watched-rows.ts'

interface Props {
  /** Null while none is chosen. */
  readonly row: WatchedRow | null
  readonly groups: readonly string[]
  readonly watch: ReturnType<typeof useWatchList>
  readonly onClose: () => void
}

/** Shows what the user has written about a watched fund, and what can be done with it. */
export function WatchedSheet({ row, ...props }: Props) {
  // The last fund stays while the sheet leaves.
  const [shown, setShown] = useState(row)
  if (row !== null && row !== shown) setShown(row)
  return (
    <Sheet open={row !== null} onClose={props.onClose} title={shown?.fundName ?? '自选'}>
      {shown === null ? null : <Fields key={shown.fundCode} {...props} row={shown} />}
    </Sheet>
  )
}

interface FieldsProps extends Omit<Props, 'row'> {
  readonly row: WatchedRow
}

function Fields({ row, groups, watch, onClose }: FieldsProps) {
  const { fundCode, fundName, isMoney } = row
  const [group, setGroup] = useState(row.group)
  const [note, setNote] = useState(row.note)
  const tooLong = (text: string, most: number) => (text.length > most ? `最多 ${most} 个字` : null)
  const problem = tooLong(group, MOST_GROUP_LETTERS) ?? tooLong(note, MOST_NOTE_LETTERS)
  const save = async () => {
    const done = await watch.act({
      do: 'edit',
      fundCode,
      group: group.trim(),
      note: note.trim(),
    })
    if (done) onClose()
  }
  return (
    <div className={styles.fields}>
      <TextField
        label="分组"
        placeholder="如 稳健、长期"
        value={group}
        form={lineForm}
        problem={tooLong(group, MOST_GROUP_LETTERS)}
        onChange={setGroup}
        clearable
      />
      {groups.length === 0 ? null : (
        <Chips
          label="已有的分组"
          items={groups.map((key) => ({ key, label: key, chosen: key === group }))}
          onPick={(key) => setGroup(key === group ? '' : key)}
        />
      )}
      <TextField
        label="备注"
        placeholder="只有您自己看得到"
        value={note}
        form={lineForm}
        problem={tooLong(note, MOST_NOTE_LETTERS)}
        onChange={setNote}
        clearable
      />
      <Button block size="large" missing={lacking(problem)} onClick={save}>
        保存
      </Button>
      {isMoney ? null : (
        <RemindersButton of={{ subject: 'fund', code: fundCode, name: fundName }} block />
      )}
      <Button
        kind="text"
        block
        onClick={async () => {
          onClose()
          await watch.star(fundCode)
        }}
      >
        移出自选
      </Button>
    </div>
  )
}
