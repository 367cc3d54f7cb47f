import { useState, type ReactNode } from 'react'
import { Card } from '#ui/layout/Card.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { WalletIcon } from '#ui/icons.tsx'
import styles from './AccountPicker.module.css'

export interface AccountRow {
  readonly key: string
  readonly name: string
  readonly note: ReactNode
  readonly available: boolean
}

interface Props {
  /** The element id, for a button that scrolls here. */
  readonly id: string
  readonly title: string
  readonly sheetTitle: string
  /** Accounts by kind, each kind with its label: 银行卡, the wallet's name. */
  readonly groups: readonly { readonly label: string; readonly rows: readonly AccountRow[] }[]
  readonly chosen: string | null
  readonly onChoose: (key: string) => void
  /** Shown when no account can be chosen. */
  readonly none: string
  /** Opens the screen that adds a card; absent where cards cannot be added. */
  readonly onAdd?: () => void
  /** The words for what is added: 添加银行卡 by default. */
  readonly addText?: string | undefined
}

/** The card or wallet of an order, with the others in a sheet. */
export function AccountPicker(props: Props) {
  const {
    id,
    title,
    sheetTitle,
    groups,
    chosen,
    onChoose,
    none,
    onAdd,
    addText = '添加银行卡',
  } = props
  const [open, setOpen] = useState(false)
  const filled = groups.filter(({ rows }) => rows.length > 0)
  const all = filled.flatMap(({ rows }) => rows)
  const row = all.find(({ key }) => key === chosen)
  if (row === undefined) {
    return (
      <Card id={id} title={title}>
        <Banner
          tone="warning"
          action={onAdd === undefined ? undefined : { text: addText, onClick: onAdd }}
        >
          {none}
        </Banner>
      </Card>
    )
  }
  const pick = (key: string) => {
    onChoose(key)
    setOpen(false)
  }
  return (
    <>
      <Card id={id} title={title} flush>
        <Row
          icon={<WalletIcon />}
          title={row.name}
          note={row.note}
          onClick={all.length > 1 || onAdd !== undefined ? () => setOpen(true) : undefined}
        />
      </Card>
      <Sheet open={open} onClose={() => setOpen(false)} title={sheetTitle} flush>
        {filled.map(({ label, rows }) => (
          <section key={label} className={styles.group}>
            {filled.length > 1 ? <h3 className={styles.label}>{label}</h3> : null}
            <RowList label={label}>
              {rows.map(({ key, name, note, available }) => (
                <Row
                  key={key}
                  icon={<WalletIcon />}
                  title={name}
                  note={note}
                  arrow={false}
                  value={key === chosen ? '已选' : ''}
                  onClick={available ? () => pick(key) : undefined}
                />
              ))}
            </RowList>
          </section>
        ))}
        {onAdd === undefined ? null : (
          <section className={styles.group}>
            <Row title={addText} onClick={onAdd} />
          </section>
        )}
      </Sheet>
    </>
  )
}
