import { Suspense, useState } from 'react'
import type { BillEdition } from '#domain/bill/bill-editions.ts'
import { lazyPart } from '#ui/layout/lazy-part.ts'
import type { Bill } from './bill.ts'
import type { BillLook } from './bill-look.ts'
import styles from './pages/BillPage.module.css'

const BillPictureSheet = lazyPart(() => import('./BillPictureSheet.tsx'))

interface Props {
  readonly bill: Bill
  readonly edition: BillEdition
  readonly look: BillLook
  /** The act of a page, rather than a word at its top. */
  readonly block?: boolean
}

/** Opens the picture of a bill; what draws it is loaded then. */
export function ShareBill({ block = false, ...of }: Props) {
  const [opened, setOpened] = useState(false)
  const [open, setOpen] = useState(false)
  const show = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <button type="button" className={block ? styles.act : styles.tool} onClick={show}>
        {block ? '做成图片留念' : '图片'}
      </button>
      {opened ? (
        <Suspense fallback={null}>
          <BillPictureSheet open={open} onClose={() => setOpen(false)} {...of} />
        </Suspense>
      ) : null}
    </>
  )
}
